import { assign, emit, sendTo, setup } from 'xstate'
import { actingFailure } from './acting.failure.ts'
import { errorsOf, isSameAct } from './acting.rules.ts'
import type {
  Act,
  ActingActors,
  ActingContext,
  ActingEmitted,
  ActingEvent,
  ActingFailureCode,
  ActingInput,
  SendOutcome,
} from './acting.types.ts'

const firstRetry = 2_000
const longestRetry = 60_000

/** What goes by without anything being done. */
const passing: readonly ActingFailureCode[] = [
  'acting.unreachable',
  'acting.serverFailed',
  'acting.rateLimited',
]

/**
 * The act that every state but `idle` has.
 *
 * @throws {TypeError} which would be a defect of the chart.
 */
export function actOf({ act }: ActingContext): Act {
  if (!act) throw new TypeError('Nothing is being done')
  return act
}

const codeOf = (answer: SendOutcome) =>
  answer.kind === 'failure' ? answer.failure.code : null

export const blank = {
  act: null,
  next: null,
  isTold: false,
  failure: null,
  disputed: null,
  attempts: 0,
}

/** The vocabulary of the chart: guards, actions, delays. */
export const actingSetup = setup({
  types: {
    context: {} as ActingContext,
    events: {} as ActingEvent,
    emitted: {} as ActingEmitted,
    input: {} as ActingInput,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as ActingActors,
  delays: {
    /** Longer after each failure in a row. */
    retryDelay: ({ context: { attempts } }) =>
      Math.min(longestRetry, firstRetry * 2 ** Math.max(0, attempts - 1)),
  },
  guards: {
    isSound: ({ context }) =>
      Object.keys(errorsOf(actOf(context))).length === 0,
    isDone: (_, answer: SendOutcome) => answer.kind === 'done',
    /** That more holders are needed is read first: it is said nowhere else. */
    isDoneBeforeNext: ({ context }, answer: SendOutcome) =>
      answer.kind === 'done' &&
      !answer.disputed?.missing &&
      context.next !== null,
    isAnother: ({ context }, act: Act) => !isSameAct(actOf(context), act),
    hasNext: ({ context }) => context.next !== null,
    isPassing: (_, answer: SendOutcome) => {
      const code = codeOf(answer)
      return code !== null && passing.includes(code)
    },
    isSignedOut: (_, answer: SendOutcome) =>
      codeOf(answer) === 'acting.signedOut',
  },
  actions: {
    takeAct: assign((_, act: Act) => ({ ...blank, act })),
    /** Its kind, and what it is about, stay. */
    change: assign(
      ({ context }, change: Readonly<Record<string, unknown>>) => ({
        act: { ...actOf(context), ...change } as Act,
        failure: null,
      }),
    ),
    tellErrors: assign({ isTold: true, failure: null }),
    takeDone: assign((_, answer: SendOutcome) => ({
      failure: null,
      disputed: answer.kind === 'done' ? (answer.disputed ?? null) : null,
    })),
    keepNext: assign((_, next: Act) => ({ next })),
    takeNext: assign(({ context }) => ({ ...blank, act: context.next })),
    dropNext: assign({ next: null }),
    takeFailure: assign(({ context }, answer: SendOutcome) => ({
      failure: answer.kind === 'failure' ? answer.failure : null,
      attempts: context.attempts + 1,
    })),
    failUnexpectedly: assign({
      next: null,
      failure: actingFailure('acting.unexpected'),
    }),
    calm: assign({ attempts: 0 }),
    dropAct: assign(blank),
    keepWords: sendTo('memory', ({ context }) => ({
      type: 'memory.keep' as const,
      bounty: context.bounty,
      act: actOf(context),
    })),
    dropWords: sendTo('memory', ({ context }) => ({
      type: 'memory.drop' as const,
      bounty: context.bounty,
      act: actOf(context),
    })),
    emitDone: emit(({ context }) => ({
      type: 'acting.done' as const,
      kind: actOf(context).kind,
    })),
    emitSignedOut: emit({ type: 'acting.signedOut' as const }),
  },
})

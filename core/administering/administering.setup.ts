import { assign, emit, enqueueActions, setup } from 'xstate'
import { administeringFailure } from './administering.failure.ts'
import { errorOfReason } from './administering.rules.ts'
import type {
  ActOutcome,
  AdminAct,
  AdministeringActors,
  AdministeringContext,
  AdministeringEmitted,
  AdministeringEvent,
  AdministeringInput,
  ProveOutcome,
  SignOutcome,
} from './administering.types.ts'

type Outcome = ActOutcome | SignOutcome | ProveOutcome

/**
 * The act that every state but `idle` has.
 *
 * @throws {TypeError} which would be a defect of the chart.
 */
export function actOf({ act }: AdministeringContext): AdminAct {
  if (!act) throw new TypeError('Nothing is being done')
  return act
}

export const blank = {
  act: null,
  reason: '',
  isTold: false,
  attempt: 0,
  hasSigned: false,
  proof: null,
  walletShows: null,
  failure: null,
  answer: null,
} satisfies Omit<AdministeringContext, 'chainId'>

const doubtful: readonly string[] = [
  'administering.signedOut',
  'administering.notAdmin',
]

/** The vocabulary of the chart: guards and actions. */
export const administeringSetup = setup({
  types: {
    context: {} as AdministeringContext,
    events: {} as AdministeringEvent,
    emitted: {} as AdministeringEmitted,
    input: {} as AdministeringInput,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as AdministeringActors,
  guards: {
    isSound: ({ context }) => errorOfReason(context.reason) === undefined,
    is: (_, { outcome, kind }: { outcome: Outcome; kind: Outcome['kind'] }) =>
      outcome.kind === kind,
    /** The server wants a signature, and the wallet was not asked for it yet. */
    mustSign: ({ context }, outcome: ActOutcome) =>
      outcome.kind === 'unsigned' && !context.hasSigned,
  },
  actions: {
    takeAct: assign((_, act: AdminAct) => ({ ...blank, act })),
    takeReason: assign(({ context }, reason: string) => ({
      reason,
      failure: null,
      // Other words are another request.
      attempt: context.attempt + 1,
    })),
    tellError: assign({ isTold: true, failure: null }),
    begin: assign({ failure: null, hasSigned: false, proof: null }),
    takeProof: assign((_, outcome: SignOutcome) => ({
      proof: outcome.kind === 'signed' ? outcome.proof : null,
    })),
    takeProved: assign({ hasSigned: true, proof: null }),
    takeWallet: assign((_, outcome: SignOutcome) => ({
      walletShows:
        outcome.kind === 'accountChanged' ? outcome.walletShows : null,
    })),
    takeFailure: assign((_, outcome: Outcome) => ({
      proof: null,
      failure:
        outcome.kind === 'failure'
          ? outcome.failure
          : administeringFailure('administering.signatureRefused'),
    })),
    failUnexpectedly: assign({
      failure: administeringFailure('administering.unexpected'),
    }),
    takeAnswer: assign((_, outcome: ActOutcome) => ({
      answer: outcome.kind === 'done' ? outcome.answer : null,
    })),
    drop: assign(blank),
    emitDone: emit(({ context }) => ({
      type: 'administering.done' as const,
      act: actOf(context),
      answer: context.answer,
    })),
    /** Who we are may have changed: the session is asked. */
    tellDoubt: enqueueActions(({ context: { failure }, enqueue }) => {
      if (failure && doubtful.includes(failure.code))
        enqueue.sendTo('links', { type: 'session.doubt' })
    }),
  },
})

import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import type { Address, Hash } from '../hex.ts'
import type { PaymentFailureCode } from '../payment/index.ts'
import { paymentFailure } from '../payment/payment.failure.ts'
import { isSameAddress } from '../rules/format/address.ts'
import { swappingFailure, walletFailure } from './swapping.failure.ts'
import { withFeePaid } from './swapping.next.ts'
import { isSameOffer, withRevoke } from './swapping.review.ts'
import type {
  BalanceOutcome,
  Failed,
  LookOutcome,
  Next,
  OwnFailureCode,
  QuoteOutcome,
  RestoreOutcome,
  SwapChoice,
  SwapIntent,
  SwappingActors,
  SwappingContext,
  SwappingEmitted,
  SwappingEvent,
  SwappingFailure,
  SwappingFailureCode,
  SwappingInput,
} from './swapping.types.ts'

const firstPause = 2_000
const longestPause = 15_000
const longestRetry = 60_000

/** What goes by without anything being done. */
const passing: readonly SwappingFailureCode[] = [
  'swapping.unreachable',
  'swapping.serverFailed',
  'swapping.rateLimited',
  'swapping.chainAway',
]
const lost: readonly SwappingFailureCode[] = [
  'swapping.signedOut',
  'swapping.accountMismatch',
]
/** The quote is too old for the server, or not the one that it knows. */
const outdated = ['swap_quote_expired', 'swap_quote_changed']

/** Any answer of an actor: what a guard asks of it is narrowed there. */
type Answer = { kind: string } | Failed
const failureOf = (answer: Answer): SwappingFailure | null =>
  'failure' in answer ? answer.failure : null
const codeOf = (answer: Answer) =>
  failureOf(answer)?.code ?? 'swapping.unexpected'

const isSameNext = (one: Next | null, other: Next) =>
  JSON.stringify(one) === JSON.stringify(other)

const defect = () => new TypeError('Nothing is being swapped')

/**
 * What is swapped: there in every state that reads it.
 *
 * @throws {TypeError} which would be a defect of the chart; as those below.
 */
export function choiceOf({ choice }: SwappingContext): SwapChoice {
  if (!choice) throw defect()
  return choice
}
export function quotedOf({ quoted }: SwappingContext) {
  if (!quoted) throw defect()
  return quoted
}
export function standingOf({ standing }: SwappingContext) {
  if (!standing) throw defect()
  return standing
}
/** The step at hand, where there is one. */
export function stepOf({ next }: SwappingContext) {
  if (!next || !('step' in next)) throw defect()
  return next.step
}
const idOf = ({ intent }: SwappingContext) => intent ?? ''

const none = {
  choice: null,
  quoted: null,
  isChanged: false,
  isRevokeWanted: null,
  intent: null,
  standing: null,
  next: null,
  isAttended: false,
  holdings: null,
  failure: null,
  attempts: 0,
}
export const blank: Omit<SwappingContext, 'chainId'> = {
  ...none,
  unfinished: [],
  credits: [],
  gas: 0n,
  isResuming: true,
}

/** The vocabulary of the chart: guards, actions, delays. */
export const swappingSetup = setup({
  types: {
    context: {} as SwappingContext,
    events: {} as SwappingEvent,
    emitted: {} as SwappingEmitted,
    input: {} as SwappingInput,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as SwappingActors,
  delays: {
    /** What is in no block by then may still arrive (R5.8). */
    receiptTimeout: 180_000,
    quoteLife: ({ context }) => quotedOf(context).freshFor,
    pollDelay: ({ context: { attempts } }) =>
      Math.min(longestPause, firstPause * 2 ** attempts),
    /** Longer after each failure in a row. */
    retryDelay: ({ context: { attempts } }) =>
      Math.min(longestRetry, firstPause * 2 ** Math.max(0, attempts - 1)),
  },
  guards: {
    isKind: (_, [answer, kind]: [Answer, string]) => answer.kind === kind,
    isPassing: (_, answer: Answer) => passing.includes(codeOf(answer)),
    isLost: (_, answer: Answer) => lost.includes(codeOf(answer)),
    isGone: (_, answer: Answer) => codeOf(answer) === 'swapping.gone',
    isOutdated: (_, answer: Answer) =>
      outdated.includes(failureOf(answer)?.refusal ?? ''),
    isMine: (_, answer: RestoreOutcome) =>
      answer.kind === 'restored' && answer.mine !== null,
    isSameOffer: ({ context }, answer: QuoteOutcome) =>
      answer.kind === 'quoted' &&
      isSameOffer(quotedOf(context).review, answer.quoted.review),
    isNext: (_, [answer, kind]: [LookOutcome, Next['kind']]) =>
      answer.kind === 'found' && answer.next.kind === kind,
    isNextAttended: ({ context }, answer: LookOutcome) =>
      context.isAttended &&
      answer.kind === 'found' &&
      answer.next.kind === 'ask',
    hasFailed: ({ context }) => context.failure !== null,
    isRevoking: ({ context }) => stepOf(context) === 'revoke',
    isGivable: ({ context }) => canCancel(context),
    hasIntent: ({ context }) => context.intent !== null,
    hasNoIntent: ({ context }) => context.intent === null,
    isOtherAccount: ({ context }, address: Address | null) =>
      !isSameAddress(address, context.standing?.intent.account as Address),
    isOtherChain: ({ context }, chainId: number) => chainId !== context.chainId,
    isAccountBack: ({ context }, address: Address | null) =>
      context.failure?.code === 'payment.accountChanged' &&
      isSameAddress(address, context.standing?.intent.account as Address),
    isChainBack: ({ context }, chainId: number) =>
      context.failure?.code === 'payment.wrongChain' &&
      chainId === context.chainId,
  },
  actions: {
    /** Whether what this browser was busy with is gone on with. */
    noteResuming: assign((_, isResuming: boolean) => ({ isResuming })),
    takeRestored: assign((_, answer: RestoreOutcome) =>
      answer.kind === 'restored'
        ? {
            ...none,
            unfinished: answer.unfinished,
            credits: answer.credits,
            intent: answer.mine?.intent ?? null,
            isRevokeWanted: answer.mine?.isRevokeWanted ?? null,
          }
        : {},
    ),
    forgetLists: assign({ unfinished: [], credits: [] }),
    takeChoice: assign((_, { mode, ids }: SwapChoice) => ({
      ...none,
      choice: { mode, ids: [...ids] },
    })),
    takeIntent: assign(({ context }, intent: string) => ({
      ...none,
      intent,
      isRevokeWanted: context.isRevokeWanted,
    })),
    dropAll: assign(none),
    takeQuoted: assign((_, [answer, isChanged]: [QuoteOutcome, boolean]) =>
      answer.kind === 'quoted'
        ? { quoted: answer.quoted, isChanged, failure: null, attempts: 0 }
        : {},
    ),
    wantRevoke: assign(({ context }, isWanted: boolean) => ({
      isRevokeWanted: isWanted,
      quoted: withRevoke(quotedOf(context), isWanted),
    })),
    takeOpened: assign(
      ({ context }, answer: { kind: string } & { intent?: SwapIntent }) =>
        answer.intent
          ? {
              intent: answer.intent.id,
              isRevokeWanted: quotedOf(context).review.isRevokeWanted,
              isAttended: true,
              failure: null,
              attempts: 0,
            }
          : {},
    ),
    takeFound: assign(({ context }, answer: LookOutcome) => {
      if (answer.kind !== 'found') return {}
      const { next } = answer
      const known = next.kind === 'ended' ? context.standing?.intent : undefined
      const standing = withFeePaid(answer.standing, known)
      const isAwaitedOn =
        next.kind === 'await' && isSameNext(context.next, next)
      const attempts = isAwaitedOn ? context.attempts + 1 : 0
      // What went by is over; why nothing was done is still to be read.
      const isOver = passing.some((code) => code === context.failure?.code)
      return { standing, next, attempts, ...(isOver && { failure: null }) }
    }),
    takeGas: assign((_, answer: { kind: string; gas?: bigint }) => ({
      gas: answer.gas ?? 0n,
    })),
    takeHash: assign(({ context }, answer: { kind: string; hash?: Hash }) => {
      const { hash } = answer
      const step = stepOf(context)
      const { sent, ...standing } = standingOf(context)
      return hash
        ? {
            next: { kind: 'follow' as const, step, hash },
            standing: { ...standing, sent: { ...sent, [step]: hash } },
          }
        : {}
    }),
    takeEnded: assign(
      ({ context }, answer: { kind: string; intent?: SwapIntent }) => {
        const { standing } = context
        if (!answer.intent) return {}
        const base = standing ?? { grants: null, sent: {} }
        const ended = { ...base, intent: answer.intent }
        return { standing: withFeePaid(ended, standing?.intent), next: null }
      },
    ),
    takeHoldings: assign((_, answer: BalanceOutcome) => ({
      holdings: answer.holdings,
    })),
    attend: assign({ isAttended: true, failure: null }),
    leaveAlone: assign({ isAttended: false }),
    skipRevoke: assign({ isRevokeWanted: false, failure: null }),
    takeFailure: assign(({ context }, answer: Answer) => ({
      failure: failureOf(answer),
      attempts: context.attempts + 1,
    })),
    failWith: assign((_, code: OwnFailureCode) => ({
      failure: swappingFailure(code),
    })),
    stopStep: assign((_, code: PaymentFailureCode) => ({
      failure: walletFailure(paymentFailure(code)),
      isAttended: false,
    })),
    forgetFailure: assign({ failure: null }),

    /** A session that ended elsewhere looks as if nothing were there. */
    doubtSession: enqueueActions(({ context, enqueue }) => {
      if (lost.includes(context.failure?.code ?? 'swapping.unexpected'))
        enqueue.sendTo('links', { type: 'session.doubt' })
    }),
    remember: sendTo('memory', ({ context }) => ({
      type: 'memory.keep' as const,
      intent: idOf(context),
      isRevokeWanted: context.isRevokeWanted === true,
    })),
    forget: sendTo('memory', ({ context }) => ({
      type: 'memory.drop' as const,
      intent: idOf(context),
    })),

    emitSent: emit(({ context }, answer: { kind: string; hash?: Hash }) => ({
      type: 'swapping.sent' as const,
      intent: idOf(context),
      step: stepOf(context),
      hash: answer.hash ?? '0x',
    })),
    emitStepped: emit(({ context }) => ({
      type: 'swapping.stepped' as const,
      intent: idOf(context),
      step: stepOf(context),
    })),
    emitSwapped: emit(({ context }) => ({
      type: 'swapping.swapped' as const,
      intent: standingOf(context).intent,
    })),
    emitEnded: emit(({ context }) => ({
      type: 'swapping.ended' as const,
      intent: standingOf(context).intent,
    })),
  },
})

/** Until the swap itself is on its way it can be given up. */
export function canCancel({ standing }: SwappingContext): boolean {
  const { intent, sent } = standing ?? {}
  return (
    sent?.swap === undefined &&
    (intent === undefined || intent.state === 'open' || intent.state === 'paid')
  )
}

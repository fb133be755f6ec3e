import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import type { Address, Hash } from '../hex.ts'
import type { PaymentFailureCode } from '../payment/index.ts'
import { paymentFailure } from '../payment/payment.failure.ts'
import { isSameAddress } from '../rules/format/address.ts'
import { rewardingFailure, walletFailure } from './rewarding.failure.ts'
import type {
  Failed,
  LookOutcome,
  Next,
  OwnFailureCode,
  RewardingActors,
  RewardingContext,
  RewardingEmitted,
  RewardingEvent,
  RewardingFailure,
  RewardingFailureCode,
  RewardingInput,
} from './rewarding.types.ts'

const firstPause = 2_000
const longestPause = 15_000
const longestRetry = 60_000

/** What goes by without anything being done. */
const passing: readonly RewardingFailureCode[] = [
  'rewarding.unreachable',
  'rewarding.serverFailed',
  'rewarding.rateLimited',
]
const lost: readonly RewardingFailureCode[] = [
  'rewarding.signedOut',
  'rewarding.accountMismatch',
]

/** Any answer of an actor: what a guard asks of it is narrowed there. */
type Answer = { kind: string } | Failed
const failureOf = (answer: Answer): RewardingFailure | null =>
  'failure' in answer ? answer.failure : null
const codeOf = (answer: Answer) =>
  failureOf(answer)?.code ?? 'rewarding.unexpected'

const defect = () => new TypeError('Nothing is being paid')

/**
 * What is paid: there in every state that reads it.
 *
 * @throws {TypeError} which would be a defect of the chart; as that below.
 */
export function standingIn({ standing }: RewardingContext) {
  if (!standing) throw defect()
  return standing
}
/** The share that something is done about. */
export function shareIn({ chosen, next }: RewardingContext): string {
  if (next?.kind === 'follow') return next.submission
  if (chosen === null) throw defect()
  return chosen
}

const none = {
  standing: null,
  next: null,
  chosen: null,
  gas: 0n,
  wasDue: false,
  failure: null,
  attempts: 0,
}
export const blank: Omit<RewardingContext, 'chainId'> = {
  ...none,
  bounty: null,
}

/** The vocabulary of the chart: guards, actions, delays. */
export const rewardingSetup = setup({
  types: {
    context: {} as RewardingContext,
    events: {} as RewardingEvent,
    emitted: {} as RewardingEmitted,
    input: {} as RewardingInput,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as RewardingActors,
  delays: {
    /** What is in no block by then may still arrive (R5.8). */
    receiptTimeout: 180_000,
    pollDelay: ({ context: { attempts } }) =>
      Math.min(longestPause, firstPause * 2 ** attempts),
    /** Longer after each failure in a row. */
    retryDelay: ({ context: { attempts } }) =>
      Math.min(longestRetry, firstPause * 2 ** Math.max(0, attempts - 1)),
  },
  guards: {
    isOther: ({ context }, bounty: string) => context.bounty !== bounty,
    isKind: (_, [answer, kind]: [Answer, string]) => answer.kind === kind,
    isPassing: (_, answer: Answer) => passing.includes(codeOf(answer)),
    isLost: (_, answer: Answer) => lost.includes(codeOf(answer)),
    isNext: (_, [answer, kind]: [LookOutcome, Next['kind']]) =>
      answer.kind === 'found' && answer.next.kind === kind,
    /** A person said to pay this share, and it is still due. */
    isChosenDue: ({ context: { chosen } }, answer: LookOutcome) =>
      answer.kind === 'found' &&
      answer.next.kind === 'ask' &&
      answer.standing.shares.some(
        ({ submission, state }) => submission === chosen && state === 'due',
      ),
    isDue: ({ context: { standing } }, submission: string) =>
      standing?.shares.some(
        (share) => share.submission === submission && share.state === 'due',
      ) ?? false,
    /** The server has still to verify another share. */
    isConfirming: ({ context: { standing } }) =>
      standing?.shares.some(({ state }) => state === 'confirming') ?? false,
    isOtherAccount: ({ context }, address: Address | null) =>
      !isSameAddress(address, context.standing?.bounty.author),
    isOtherChain: ({ context }, chainId: number) => chainId !== context.chainId,
    isAccountBack: ({ context }, address: Address | null) =>
      context.failure?.code === 'payment.accountChanged' &&
      isSameAddress(address, context.standing?.bounty.author),
    isChainBack: ({ context }, chainId: number) =>
      context.failure?.code === 'payment.wrongChain' &&
      chainId === context.chainId,
  },
  actions: {
    takeBounty: assign((_, bounty: string) => ({ ...none, bounty })),
    dropBounty: assign(blank),
    choose: assign((_, submission: string) => ({
      chosen: submission,
      failure: null,
    })),
    leaveAlone: assign({ chosen: null }),
    takeFound: assign(({ context }, answer: LookOutcome) => {
      if (answer.kind !== 'found') return {}
      const { standing, next } = answer
      const isStill = JSON.stringify(context.next) === JSON.stringify(next)
      // What went by is over; why nothing was sent is still to be read.
      const { failure } = context
      const isOver = failure !== null && passing.includes(failure.code)
      return {
        standing,
        next,
        wasDue: context.wasDue || next.kind !== 'done',
        attempts: isStill ? context.attempts + 1 : 0,
        ...(isOver && { failure: null }),
      }
    }),
    takeGas: assign((_, answer: { kind: string; gas?: bigint }) => ({
      gas: answer.gas ?? 0n,
    })),
    takeHash: assign(({ context }, answer: { kind: string; hash?: Hash }) => {
      const { hash } = answer
      const submission = shareIn(context)
      const standing = standingIn(context)
      const shares = standing.shares.map((share) =>
        share.submission === submission && hash
          ? { ...share, state: 'sent' as const, hash }
          : share,
      )
      return hash
        ? {
            next: { kind: 'follow' as const, submission, hash },
            standing: { ...standing, shares },
            attempts: 0,
          }
        : {}
    }),
    takeFailure: assign(({ context }, answer: Answer) => ({
      failure: failureOf(answer),
      chosen: null,
      attempts: context.attempts + 1,
    })),
    failWith: assign((_, code: OwnFailureCode) => ({
      failure: rewardingFailure(code),
      chosen: null,
    })),
    stopStep: assign((_, code: PaymentFailureCode) => ({
      failure: walletFailure(paymentFailure(code)),
      chosen: null,
    })),
    forgetFailure: assign({ failure: null }),
    calm: assign({ attempts: 0 }),

    /** A session that ended elsewhere looks as if nothing were there. */
    doubtSession: enqueueActions(({ context, enqueue }) => {
      if (lost.includes(context.failure?.code ?? 'rewarding.unexpected'))
        enqueue.sendTo('links', { type: 'session.doubt' })
    }),
    remember: sendTo('memory', ({ context }) => ({
      type: 'memory.keep' as const,
      bounty: context.bounty ?? '',
    })),
    forget: sendTo('memory', ({ context }) => ({
      type: 'memory.drop' as const,
      bounty: context.bounty ?? '',
    })),

    /** Nothing is on its way: a later visit has nothing to follow. */
    tidy: enqueueActions(({ context, enqueue }) => {
      const { shares } = standingIn(context)
      const isUnderWay = ({ state }: (typeof shares)[number]) =>
        state === 'sent' || state === 'confirming'
      if (!shares.some(isUnderWay))
        enqueue.sendTo('memory', {
          type: 'memory.drop',
          bounty: context.bounty ?? '',
        })
    }),

    emitSent: emit(({ context }, answer: { kind: string; hash?: Hash }) => ({
      type: 'rewarding.sent' as const,
      submission: shareIn(context),
      hash: answer.hash ?? '0x',
    })),
    emitConfirmed: emit(({ context }) => ({
      type: 'rewarding.confirmed' as const,
      submission: shareIn(context),
      asset: standingIn(context).bounty.asset,
    })),
    emitSettled: emit(({ context }) => ({
      type: 'rewarding.settled' as const,
      bounty: standingIn(context).bounty,
      isNew: context.wasDue,
    })),
  },
})

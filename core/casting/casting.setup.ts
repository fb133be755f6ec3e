import { assign, enqueueActions, raise, sendTo, setup } from 'xstate'
import type { Address } from '../hex.ts'
import { isSameAddress } from '../rules/format/address.ts'
import { castingFailure, whileReading } from './casting.failure.ts'
import {
  askedIn,
  hindranceOf,
  isDoubtful,
  isOfDesk,
  isOutdated,
  isPassing,
  isUnjudged,
  judged,
  mineWith,
  nextIn,
  placeOf,
  promptIn,
  queuedIn,
  queueWith,
  queueWithout,
  subjectIn,
} from './casting.known.ts'
import { toReason } from './casting.subject.ts'
import type {
  AskedProposal,
  CastingActors,
  CastingContext,
  CastingEmitted,
  CastingEvent,
  CastingFailed,
  CastingFailure,
  CastingFailureCode,
  CastingInput,
  CastingInternal,
  PostOutcome,
  ReadCastingOutcome,
  SignedVote,
  SignVoteOutcome,
  VoteChoice,
  VoteWords,
  VotingWindow,
} from './casting.types.ts'

/** Longer after each failure in a row, in milliseconds. */
const later = (attempts: number, [first, most]: [number, number]) =>
  Math.min(most, first * 2 ** Math.max(0, attempts - 1))

type Answer = ReadCastingOutcome | SignVoteOutcome | PostOutcome | CastingFailed
const failureOf = (answer: Answer): CastingFailure | null =>
  'failure' in answer ? answer.failure : null
const lower = (address: Address | null) =>
  address && (address.toLowerCase() as Address)

export interface Cast {
  choice: VoteChoice
  reason: string
}

export const nothingOpen = {
  asked: null,
  subject: null,
  mine: null,
  window: 'notOpen',
  words: null,
  counted: null,
  failure: null,
  readAttempts: 0,
} as const satisfies Partial<CastingContext>

/** The vocabulary of the chart: guards, actions, delays. */
export const castingSetup = setup({
  types: {
    context: {} as CastingContext,
    events: {} as CastingEvent | CastingInternal,
    emitted: {} as CastingEmitted,
    input: {} as CastingInput,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as CastingActors,
  delays: {
    readDelay: ({ context }) => later(context.readAttempts, [2_000, 60_000]),
    // Someone waits for it, and a key's signature is good for minutes.
    sendDelay: ({ context }) => later(context.sendAttempts, [1_500, 45_000]),
  },
  guards: {
    isKind: (_, [answer, kind]: [Answer, Answer['kind']]) =>
      answer.kind === kind,
    isPassing: (_, answer: Answer) => {
      const failure = failureOf(answer)
      return failure !== null && isPassing(failure)
    },
    isUnjudged: (_, answer: Answer) => {
      const failure = failureOf(answer)
      return failure !== null && isUnjudged(failure)
    },
    isOutdated: (_, answer: Answer) => {
      const failure = failureOf(answer)
      return failure !== null && isOutdated(failure)
    },
    isFailure: (_, [answer, code]: [Answer, CastingFailureCode]) =>
      failureOf(answer)?.code === code,
    isOther: ({ context: { asked } }, { proposal, version }: AskedProposal) =>
      asked?.proposal !== proposal || asked.version !== version,
    isOtherSession: ({ context }, address: Address | null) =>
      context.session !== lower(address),
    isOtherAccount: ({ context }, address: Address | null) =>
      context.account !== lower(address),
    isOtherVoter: ({ context }, address: Address | null) =>
      !isSameAddress(promptIn(context).voter, address),
    isSessionKnown: ({ context }) => context.session !== undefined,
    isOfDesk: ({ context }, of: { proposal: string; voter: string }) =>
      isOfDesk(context, of),
    isElsewhere: ({ context }, { vote }: PostOutcome) =>
      !isOfDesk(context, vote),
    isOpenProposal: ({ context }, proposal: string) =>
      context.asked?.proposal === proposal,

    // What stands in the way of a vote, in the order that it is told in.
    isPrompting: ({ context }) =>
      context.prompt !== null && isOfDesk(context, placeOf(context.prompt)),
    isQueued: ({ context }) => queuedIn(context) !== undefined,
    isCancelled: ({ context }) => subjectIn(context).isCancelled,
    isWindow: ({ context }, window: VotingWindow) => context.window === window,
    isSignedOut: ({ context }) => context.mine === null,
    isPowerless: ({ context }) => (context.mine?.power ?? 0) < 1,
    isWalletGone: ({ context }) => context.account === null,
    isWrongWallet: ({ context }) => context.account !== context.session,
    isHindered: ({ context }, cast: Cast) =>
      hindranceOf(context, cast) !== null,
    isOtherChain: ({ context }) => context.chain !== context.chainId,
    isOurChain: ({ context }, chainId: number) => chainId === context.chainId,
    isAnySendable: ({ context }) => nextIn(context) !== undefined,
  },
  actions: {
    takeSession: assign((_, address: Address | null) => ({
      session: lower(address),
    })),
    takeAccount: assign((_, address: Address | null) => ({
      account: lower(address),
    })),
    takeChain: assign((_, chain: number) => ({ chain })),
    takeWindow: assign((_, window: VotingWindow) => ({ window })),

    ask: assign((_, { proposal, version, seen }: AskedProposal) => ({
      ...nothingOpen,
      asked: { proposal, version, seen },
    })),
    drop: assign(nothingOpen),
    open: assign(({ context }, answer: ReadCastingOutcome) =>
      answer.kind === 'read'
        ? {
            subject: answer.subject,
            mine: answer.mine,
            window: answer.window,
            // What was typed while it was read is newer than what was kept.
            words: context.words ?? answer.words,
            counted: null,
            // What kept it from being read is over; what led to it is not.
            failure: context.readAttempts > 0 ? null : context.failure,
            readAttempts: 0,
          }
        : {},
    ),
    takeWords: assign((_, words: VoteWords) => ({ words, failure: null })),
    /**
     * Whoever comes has words of their own. Who leaves still sees what they typed,
     * and so does who typed before it was known who they are.
     */
    leaveWords: assign(({ context }, address: Address | null) =>
      address === null || context.session === undefined ? {} : { words: null },
    ),
    takeReadFailure: assign(({ context }, answer: Answer) => {
      const failure = failureOf(answer)
      return {
        failure: failure && whileReading(failure),
        readAttempts: context.readAttempts + 1,
      }
    }),
    takeFailure: assign((_, failure: CastingFailure | null) => ({ failure })),
    takeAnswer: assign((_, answer: PostOutcome) => ({
      failure: failureOf(answer),
    })),
    takeHindrance: assign(({ context }, cast: Cast) => {
      const code = hindranceOf(context, cast)
      return { failure: code && castingFailure(code) }
    }),
    failWith: assign((_, code: CastingFailureCode) => ({
      failure: castingFailure(code),
    })),
    forgetFailure: assign({ failure: null }),
    noteCancelled: assign(({ context }) => ({
      subject: { ...subjectIn(context), isCancelled: true },
    })),
    takeCounted: assign(({ context }, answer: PostOutcome) => {
      const { mine } = context
      if (answer.kind !== 'counted' || !mine) return {}
      const { counted } = answer
      const all = mineWith(mine, answer)
      return { mine: all, counted, words: null, failure: null }
    }),

    takePrompt: assign(({ context }, { choice, reason }: Cast) => ({
      prompt: {
        subject: subjectIn(context),
        voter: context.session ?? '0x',
        seq: context.mine?.seq ?? 0,
        choice,
        reason: toReason(reason),
      },
      failure: null,
    })),
    askWallet: raise({ type: 'prompt.ask' }),
    dropPrompt: assign({ prompt: null }),
    tellSigned: raise((_, answer: SignVoteOutcome) => ({
      type: 'prompt.signed' as const,
      // Narrowed by the guard before it.
      vote: (answer as { vote: SignedVote }).vote,
    })),
    tellUnsigned: raise(({ context }, failure: CastingFailure) => ({
      type: 'prompt.failed' as const,
      prompt: promptIn(context),
      failure,
    })),

    takeQueue: assign(({ context }, votes: readonly SignedVote[]) => ({
      queue: queueWith(context.queue, votes),
    })),
    enqueue: assign(({ context }, vote: SignedVote) => ({
      queue: queueWith(context.queue, [vote]),
      sendAttempts: 0,
      sendFailure: null,
    })),
    /** Another one is sent next, so that one does not hold up the rest. */
    postpone: assign(({ context }, answer: PostOutcome) => ({
      queue: [...queueWithout(context.queue, answer.vote), answer.vote],
      sendFailure: failureOf(answer),
      sendAttempts: context.sendAttempts + 1,
    })),
    takeNext: assign(({ context }) => ({ sent: nextIn(context) ?? null })),
    noteDefect: assign(({ context }, { vote }: PostOutcome) => ({
      defects: [...context.defects, vote.digest],
    })),
    /** @param said `null`: there is hope yet. */
    settle: enqueueActions(({ context, enqueue }, said: PostOutcome | null) => {
      if (!said) return
      const answer = judged(context, said)
      const { vote } = answer
      const isOpen = isOfDesk(context, vote)
      enqueue.assign({
        queue: queueWithout(context.queue, vote),
        defects: context.defects.filter((digest) => digest !== vote.digest),
        sendAttempts: 0,
        sendFailure: null,
      })
      enqueue.sendTo('memory', { type: 'vote.drop', vote })
      enqueue.raise({ type: 'vote.settled', answer })
      if (answer.kind === 'counted') {
        const { counted } = answer
        enqueue.emit({ type: 'casting.counted', vote, counted, isOpen })
      } else {
        const { failure } = answer
        enqueue.emit({ type: 'casting.uncounted', vote, failure, isOpen })
      }
    }),
    giveUp: enqueueActions(({ context, enqueue }) => {
      const vote = queuedIn(context)
      if (!vote) return
      enqueue.assign({ queue: queueWithout(context.queue, vote) })
      enqueue.sendTo('memory', { type: 'vote.drop', vote })
      enqueue.raise({ type: 'vote.dropped', vote })
    }),

    /** What is typed outlives the page, for whoever typed it. */
    keepWords: enqueueActions(({ context, enqueue }) => {
      const { session: voter, words } = context
      const { proposal } = askedIn(context)
      if (voter)
        enqueue.sendTo('memory', { type: 'words.keep', proposal, voter, words })
    }),
    keepVote: sendTo('memory', (_, vote: SignedVote) => ({
      type: 'vote.keep' as const,
      vote,
    })),
    watchWindow: sendTo('watchWindow', ({ context }) => {
      const { id: proposal, start, end } = subjectIn(context)
      return { type: 'window.watch' as const, proposal, start, end }
    }),
    /** The server's clock may be known better by now. */
    lookAtWindow: sendTo('watchWindow', { type: 'window.look' } as const),
    leaveWindow: sendTo('watchWindow', { type: 'window.leave' } as const),
    switchWallet: sendTo('links', { type: 'wallet.switch' } as const),
    /** A session that ended elsewhere: whoever knows is asked. */
    doubtSession: enqueueActions(({ enqueue }, answer: Answer) => {
      const failure = failureOf(answer)
      if (failure && isDoubtful(failure))
        enqueue.sendTo('links', { type: 'session.doubt' })
    }),
  },
})

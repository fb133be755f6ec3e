import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import type { FeeState, ProposalCheck } from '../contract/index.ts'
import type { Address } from '../hex.ts'
import { isSameAddress } from '../rules/format/address.ts'
import { proposingFailure } from './proposing.failure.ts'
import { readAsked } from './proposing.memory.ts'
import type {
  Asked,
  Failed,
  FeeRequest,
  IntentStanding,
  ProposingActors,
  ProposingContext,
  ProposingEmitted,
  ProposingEvent,
  ProposingFailure,
  ProposingFailureCode,
  ProposingInput,
  Published,
  SignOutcome,
  Subject,
} from './proposing.types.ts'

const firstRetry = 2_000
const longestRetry = 60_000

/** What goes by without anything being done. */
const passing: readonly ProposingFailureCode[] = [
  'proposing.unreachable',
  'proposing.serverFailed',
  'proposing.rateLimited',
  'proposing.chainAway',
]

/** What a page hears that thinks it has a session. */
const doubtful: readonly ProposingFailureCode[] = [
  'proposing.signedOut',
  'proposing.gone',
]

const underWay: readonly FeeState[] = ['submitted', 'confirmed', 'consumed']
const payable: readonly FeeState[] = ['open', 'submitted']

/** Any answer of an actor: what a guard asks of it is narrowed there. */
type Answer = { kind: string } | Failed
const failureOf = (answer: Answer): ProposingFailure | null =>
  'failure' in answer ? answer.failure : null

const defect = () => new TypeError('Nothing is being proposed')

/**
 * What is proposed: there in every state that reads it.
 *
 * @throws {TypeError} which would be a defect of the chart; as those below.
 */
export function subjectOf({ subject }: ProposingContext): Subject {
  if (!subject) throw defect()
  return subject
}
export function reviewOf({ review }: ProposingContext) {
  if (!review) throw defect()
  return review
}
export function signedOf({ signed }: ProposingContext) {
  if (!signed) throw defect()
  return signed
}
export function intentOf({ intent }: ProposingContext) {
  if (!intent) throw defect()
  return intent
}

/** The draft that is meant, with its purpose. */
export const askedOf = ({ draft, purpose }: ProposingContext) => ({
  draft: draft ?? '',
  purpose,
})

export const titleOf = ({ subject }: ProposingContext): string =>
  subject?.draft.content.title ?? ''

const requestOf = (context: ProposingContext): FeeRequest => {
  const { id, amount, payer, to } = intentOf(context)
  return {
    intent: id,
    amount: BigInt(amount),
    payer: payer as Address,
    to: to as Address,
    label: titleOf(context),
  }
}

const blank = {
  subject: null,
  check: null,
  meant: null,
  review: null,
  signed: null,
  intent: null,
  faults: [],
  proposal: null,
  failure: null,
  attempts: 0,
}

/** The vocabulary of the chart: guards, actions, delays. */
export const proposingSetup = setup({
  types: {
    context: {} as ProposingContext,
    events: {} as ProposingEvent,
    emitted: {} as ProposingEmitted,
    input: {} as ProposingInput,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as ProposingActors,
  delays: {
    /** Longer after each failure in a row. */
    retryDelay: ({ context: { attempts } }) =>
      Math.min(longestRetry, firstRetry * 2 ** Math.max(0, attempts - 1)),
  },
  guards: {
    isKind: (_, [answer, kind]: [Answer, string]) => answer.kind === kind,
    isPassing: (_, answer: Answer) =>
      passing.includes(failureOf(answer)?.code ?? 'proposing.unexpected'),
    isOther: ({ context }, asked: Asked) =>
      context.draft !== readAsked(asked).draft,
    isSoundAndNew: ({ context }, check: ProposalCheck | null) =>
      check !== null &&
      (check.duplicates.length === 0 || context.meant === check.contentHash),
    isPublished: (_, standing: IntentStanding | null) =>
      standing?.proposal !== undefined,
    isIntent: (
      _,
      [standing, state]: [
        IntentStanding | null,
        'credited' | 'expired' | 'failed',
      ],
    ) => standing?.intent.state === state,
    isCovered: (_, standing: IntentStanding | null) =>
      standing?.intent.exempt === true || standing?.intent.byCredit === true,
    isUnderWay: (_, standing: IntentStanding | null) =>
      standing !== null &&
      underWay.includes(standing.intent.state) &&
      standing.intent.fault === undefined,
    /** The transaction that was named does not pay it: another one may. */
    isFaulty: (_, { intent }: IntentStanding) =>
      payable.includes(intent.state) && intent.fault !== undefined,
    isOfIntent: ({ context }, intent: string) => context.intent?.id === intent,
    isSignedOut: ({ context }) =>
      context.failure?.code === 'proposing.signedOut',
    isLost: (_, { code }: ProposingFailure) => code === 'proposing.signedOut',
    isGone: (_, { code }: ProposingFailure) => code === 'proposing.gone',
    isOtherAccount: ({ context }, address: Address | null) =>
      !isSameAddress(address, context.subject?.draft.author),
    isOtherChain: ({ context }, chainId: number) => chainId !== context.chainId,
  },
  actions: {
    takeDraft: assign((_, asked: Asked) => ({ ...blank, ...readAsked(asked) })),
    dropDraft: assign({ ...blank, draft: null }),
    takeSubject: assign((_, subject: Subject) => ({ subject })),
    takeCheck: assign((_, check: ProposalCheck | null) => ({ check })),
    takeFaults: assign(
      (
        _,
        answer: { kind: string } & Partial<Pick<ProposingContext, 'faults'>>,
      ) => ({
        faults: answer.faults ?? [],
      }),
    ),
    noteMeant: assign(({ context: { check } }) => ({
      meant: check?.contentHash ?? null,
    })),
    takeReview: assign((_, review: ProposingContext['review']) => ({
      review,
      failure: null,
    })),
    reword: assign(({ context }, answer: SignOutcome) =>
      answer.kind === 'reworded'
        ? {
            review: { ...reviewOf(context), sentence: answer.sentence },
            failure: null,
          }
        : {},
    ),
    takeSigned: assign((_, answer: SignOutcome) =>
      answer.kind === 'signed' ? { signed: answer.signed } : {},
    ),
    takeStanding: assign(({ context }, standing: IntentStanding | null) =>
      standing
        ? {
            intent: standing.intent,
            proposal: standing.proposal ?? context.proposal,
            subject: standing.subject ?? context.subject,
            failure: null,
            attempts: 0,
          }
        : {},
    ),
    takeProposal: assign((_, proposal: Published | null) => ({
      proposal,
      failure: null,
    })),
    takeFailure: assign(({ context }, answer: Answer) => ({
      failure: failureOf(answer),
      attempts: context.attempts + 1,
    })),
    noteUnread: assign((_, failure: ProposingFailure) => ({ failure })),
    failWith: assign((_, code: ProposingFailureCode) => ({
      failure: proposingFailure(code),
    })),
    forgetFailure: assign({ failure: null }),
    succeed: assign({ attempts: 0, failure: null }),

    startFee: sendTo('links', ({ context }) => ({
      type: 'fee.start' as const,
      request: requestOf(context),
    })),
    cancelFee: sendTo('links', ({ context }) => ({
      type: 'fee.cancel' as const,
      intent: intentOf(context).id,
    })),
    /** A session that ended elsewhere looks as if nothing were there. */
    doubtSession: enqueueActions(({ context, enqueue }) => {
      if (doubtful.includes(context.failure?.code ?? 'proposing.unexpected'))
        enqueue.sendTo('links', { type: 'session.doubt' })
    }),
    lookNow: sendTo('watchIntent', { type: 'watch.now' } as const),
    remember: sendTo('memory', ({ context }) => ({
      type: 'memory.keep' as const,
      ...askedOf(context),
    })),
    /** Another one that is remembered stays so. */
    forget: sendTo('memory', ({ context }) => ({
      type: 'memory.drop' as const,
      ...askedOf(context),
    })),

    emitOpened: emit(({ context }) => ({
      type: 'proposing.opened' as const,
      draft: subjectOf(context).draft.id,
      intent: intentOf(context).id,
    })),
    emitPublished: enqueueActions(({ context, enqueue }) => {
      const { proposal, purpose } = context
      if (proposal)
        enqueue.emit({ type: 'proposing.published', purpose, proposal })
    }),
    emitEnd: emit(
      (
        { context },
        end: 'proposing.credited' | 'proposing.expired' | 'proposing.feeFailed',
      ) => ({ type: end, intent: intentOf(context), title: titleOf(context) }),
    ),
  },
})

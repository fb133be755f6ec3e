import { assign, emit, sendTo, setup } from 'xstate'
import type { Address } from '../hex.ts'
import { isSameAddress } from '../rules/format/address.ts'
import { revisingFailure } from './revising.failure.ts'
import type {
  Asked,
  PostOutcome,
  Published,
  ReadRevisingOutcome,
  ReviewOutcome,
  RevisingActors,
  RevisingContext,
  RevisingEmitted,
  RevisingEvent,
  RevisingFailed,
  RevisingFailure,
  RevisingFailureCode,
  RevisingInput,
  SignRevisionOutcome,
  Words,
  WordsChange,
} from './revising.types.ts'
import { settle } from './revising.words.ts'

const firstRetry = 2_000
const longestRetry = 60_000

/** What goes by without anything being done. */
const passing: readonly RevisingFailureCode[] = [
  'proposing.unreachable',
  'proposing.serverFailed',
  'proposing.rateLimited',
]

/** Any answer of an actor: what a guard asks of it is narrowed there. */
type Answer =
  | ReadRevisingOutcome
  | ReviewOutcome
  | SignRevisionOutcome
  | PostOutcome
  | RevisingFailed
const failureOf = (answer: Answer): RevisingFailure | null =>
  'failure' in answer ? answer.failure : null

const defect = () => new TypeError('Nothing is written anew')

/**
 * What is published: there in every state that reads it.
 *
 * @throws {TypeError} which would be a defect of the chart; as those below.
 */
export function publishedOf({ published }: RevisingContext): Published {
  if (!published) throw defect()
  return published
}
export function wordsOf({ value }: RevisingContext): Words {
  if (!value) throw defect()
  return value
}
export function revisionOf({ revision }: RevisingContext) {
  if (!revision) throw defect()
  return revision
}
export function signedOf({ signed }: RevisingContext) {
  if (!signed) throw defect()
  return signed
}
export const writtenOf = (context: RevisingContext) => ({
  published: publishedOf(context),
  value: wordsOf(context),
})

export const blank = {
  published: null,
  value: null,
  errors: {},
  attempt: 0,
  revision: null,
  signed: null,
  version: 0,
  next: null,
  failure: null,
  attempts: 0,
} as const satisfies Omit<RevisingContext, 'chainId' | 'id' | 'purpose'>

/** The vocabulary of the chart: guards, actions, delays. */
export const revisingSetup = setup({
  types: {
    context: {} as RevisingContext,
    events: {} as RevisingEvent,
    emitted: {} as RevisingEmitted,
    input: {} as RevisingInput,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as RevisingActors,
  delays: {
    /** Longer after each failure in a row. */
    retryDelay: ({ context: { attempts } }) =>
      Math.min(longestRetry, firstRetry * 2 ** Math.max(0, attempts - 1)),
  },
  guards: {
    isKind: (_, [answer, kind]: [Answer, Answer['kind']]) =>
      answer.kind === kind,
    isPassing: (_, answer: Answer) =>
      passing.includes(failureOf(answer)?.code ?? 'proposing.unexpected'),
    /** What is kept was written on an older version. */
    isBehind: (_, answer: ReadRevisingOutcome) =>
      answer.kind === 'open' &&
      answer.kept !== null &&
      answer.kept.version < answer.published.before.version,
    isOther: ({ context }, id: string) => context.id !== id,
    hasNext: ({ context: { next } }) => next !== null && next !== 'nothing',
    isLeft: ({ context: { next } }) => next !== null,
    isWithoutSession: ({ context }) =>
      context.failure?.code === 'proposing.signedOut' ||
      context.failure?.code === 'proposing.accountMismatch',
    isOtherAccount: ({ context }, address: Address | null) =>
      !isSameAddress(address, context.published?.draft.author),
    isOtherChain: ({ context }, chainId: number) => chainId !== context.chainId,
  },
  actions: {
    takeAsked: assign((_, { id, purpose = 'proposal' }: Asked) => ({
      ...blank,
      id,
      purpose,
    })),
    drop: assign({ ...blank, id: null }),
    /** Whoever comes back to it goes on with it. */
    keepNext: assign(({ context }, { id, purpose = 'proposal' }: Asked) => ({
      next: id === context.id ? null : { id, purpose },
    })),
    noteLeft: assign({ next: 'nothing' as const }),
    takeNext: assign(({ context: { next } }) =>
      next === null || next === 'nothing' ? {} : { ...blank, ...next },
    ),
    open: assign((_, answer: ReadRevisingOutcome) =>
      answer.kind === 'open'
        ? {
            published: answer.published,
            value: answer.kept?.value ?? answer.published.draft.content,
            failure: null,
            attempts: 0,
          }
        : {},
    ),
    /** Words that were changed are not the faulty ones any more. */
    edit: assign(({ context }, change: WordsChange) => ({
      value: settle(
        { ...wordsOf(context), ...change } as Words,
        publishedOf(context),
      ),
      errors: Object.fromEntries(
        Object.entries(context.errors).filter(([field]) => !(field in change)),
      ),
      failure: null,
    })),
    takePublishedWords: assign(({ context }) => ({
      value: publishedOf(context).draft.content,
      errors: {},
      failure: null,
    })),
    takeErrors: assign(
      ({ context }, answer: ReviewOutcome | SignRevisionOutcome) =>
        answer.kind === 'faulty'
          ? { errors: answer.errors, attempt: context.attempt + 1 }
          : {},
    ),
    takeMoved: assign((_, answer: ReviewOutcome) =>
      answer.kind === 'moved' ? { published: answer.published } : {},
    ),
    takeRevision: assign((_, answer: ReviewOutcome) =>
      answer.kind === 'sound'
        ? { revision: answer.revision, errors: {}, failure: null }
        : {},
    ),
    reword: assign(({ context }, answer: SignRevisionOutcome) =>
      answer.kind === 'reworded'
        ? {
            revision: { ...revisionOf(context), sentence: answer.sentence },
            failure: null,
          }
        : {},
    ),
    takeSigned: assign((_, answer: SignRevisionOutcome) =>
      answer.kind === 'signed' ? { signed: answer.signed, attempts: 0 } : {},
    ),
    takeVersion: assign((_, answer: ReviewOutcome | PostOutcome) =>
      answer.kind === 'published'
        ? { version: answer.version, failure: null }
        : {},
    ),
    takeFailure: assign(({ context }, answer: Answer) => ({
      failure: failureOf(answer),
      attempts: context.attempts + 1,
    })),
    failWith: assign(({ context }, code: RevisingFailureCode) => ({
      failure: revisingFailure(code, context.purpose),
    })),
    forgetFailure: assign({ failure: null }),

    /** Before the event that brought them is over. */
    keepWords: sendTo('words', ({ context }) => ({
      type: 'words.keep' as const,
      id: publishedOf(context).id,
      version: publishedOf(context).before.version,
      value: wordsOf(context),
    })),
    dropWords: sendTo('words', ({ context }) => ({
      type: 'words.drop' as const,
      id: context.id ?? '',
    })),
    emitPublished: emit(({ context }) => ({
      type: 'revising.published' as const,
      purpose: context.purpose,
      id: publishedOf(context).id,
      title: wordsOf(context).title,
      version: context.version,
    })),
  },
})

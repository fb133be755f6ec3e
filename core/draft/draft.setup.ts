import { assign, emit, enqueueActions, sendTo, setup, stateIn } from 'xstate'
import { draftFailure } from './draft.failure.ts'
import {
  isSame,
  isUnsaved,
  meet,
  type Opening,
  openDraft,
} from './draft.rules.ts'
import type {
  DraftActors,
  DraftContext,
  DraftEmitted,
  DraftEvent,
  DraftFailure,
  DraftInput,
  DraftValue,
  FieldErrors,
  Kept,
  LoadOutcome,
  SavedElsewhere,
  SaveOutcome,
  ShelfCommand,
  SubmitOutcome,
  Theirs,
} from './draft.types.ts'

/** A pause in typing, and the longest that words wait for one. */
const autosaveDelay = 1_500
const autosaveMaxWait = 10_000
const firstRetry = 2_000
const longestRetry = 60_000

type Answer = SaveOutcome | SubmitOutcome
const transient: readonly string[] = [
  'draft.unreachable',
  'draft.serverFailed',
  'draft.rateLimited',
]
const mendable: readonly string[] = ['draft.tooLarge', 'draft.refused']

/** The errors of a value: our own rules first, then what the server said. */
export const errorsOf = ({ validate, value, refused }: DraftContext) => ({
  ...refused,
  ...validate(value),
})

/** The other text of the conflict that is to be decided. */
export const theirsOf = ({ theirs, value }: DraftContext): DraftValue =>
  theirs?.from === 'browser' ? theirs.kept.value : (theirs?.copy.value ?? value)

const toKeep = ({ context }: { context: DraftContext }): ShelfCommand => {
  const { value, base, sent } = context
  return isUnsaved(context)
    ? { type: 'shelf.keep', words: { value, base, sent } }
    : { type: 'shelf.drop' }
}
const toTake = (kept: Kept): ShelfCommand => ({ type: 'shelf.take', kept })

const meeting = ({ context }: { context: DraftContext }) =>
  context.heard && context.heard.version > context.base.version
    ? meet(context, context.heard)
    : null

const opened = ({ context }: { context: DraftContext }, load: LoadOutcome) =>
  openDraft(load, context.blank)

/** The server has our words, be it by an earlier save. */
export const isTaken = (context: DraftContext, answer: SaveOutcome) =>
  answer.kind === 'saved' ||
  (answer.kind === 'conflict' && isSame(answer.theirs.value, context.value))

/** The server has what we sent earlier: ours go on top of it. */
export const isOurs = (context: DraftContext, answer: SaveOutcome) =>
  answer.kind === 'conflict' && meet(context, answer.theirs) === 'ours'

/** The vocabulary of the draft's chart: guards, actions, delays. */
export const draftSetup = setup({
  types: {
    context: {} as DraftContext,
    events: {} as DraftEvent,
    emitted: {} as DraftEmitted,
    input: {} as DraftInput,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as DraftActors,
  delays: {
    autosaveDelay,
    autosaveMaxWait,
    /** Longer after each failure in a row. */
    retryDelay: ({ context }) =>
      Math.min(longestRetry, firstRetry * 2 ** (context.attempts - 1)),
  },
  guards: {
    isOpening: (x, [load, kind]: [LoadOutcome, Opening['kind']]) =>
      opened(x, load).kind === kind,
    isUnsaved: ({ context }) => isUnsaved(context),
    isSavedInThisVisit: ({ context }) => context.savedAt !== null,
    isValid: ({ context }) =>
      Object.keys(context.validate(context.value)).length === 0,
    isValidOnServer: ({ context }) =>
      context.base.version > 0 &&
      Object.keys(context.validate(context.value)).length === 0,
    isAwaited: stateIn({ saving: 'awaited' }),
    isTaken: (x, answer: SaveOutcome) => isTaken(x.context, answer),
    isOurs: (x, answer: SaveOutcome) => isOurs(x.context, answer),
    isConflict: (_, answer: Answer) => answer.kind === 'conflict',
    isSubmitted: (_, answer: SubmitOutcome) => answer.kind === 'submitted',
    isInvalid: (_, answer: SubmitOutcome) => answer.kind === 'invalid',
    isTransient: (_, answer: SaveOutcome) =>
      answer.kind === 'failure' && transient.includes(answer.failure.code),
    isMendable: ({ context }) => mendable.includes(context.failure?.code ?? ''),
    isFollowing: (x) => meeting(x) === 'follow',
    isOnTop: (x) => meeting(x) === 'ours',
    isApart: (x) => meeting(x) === 'apart',
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isTheirsOfServer: ({ context }) => context.theirs?.from === 'server',
  },
  actions: {
    open: enqueueActions(({ context, enqueue }, load: LoadOutcome) => {
      const opening = openDraft(load, context.blank)
      if (opening.kind === 'unread') return
      const { words, waiting, isResumed, spent, kind } = opening
      const theirs: Theirs | null =
        kind === 'apart' ? { from: 'server', copy: opening.copy } : null
      const failure = load.ok ? null : load.failure
      enqueue.assign({ ...words, waiting, isResumed, theirs, failure })
      enqueue.sendTo('shelf', toKeep)
      for (const kept of spent) enqueue.sendTo('shelf', toTake(kept))
    }),
    takeLoadFailure: assign((_, load: LoadOutcome) =>
      load.ok ? {} : { failure: load.failure },
    ),
    edit: assign(({ context }, change: DraftValue) => {
      const value = { ...context.value, ...change }
      const refused = Object.fromEntries(
        Object.entries(context.refused).filter(([field]) => !(field in change)),
      )
      const errors = errorsOf({ ...context, value, refused })
      // What is mended while typing is mended; what breaks is told later.
      const told = context.told.filter((field) => field in errors)
      return { value, refused, told, isResumed: false }
    }),
    /** Before the event is over: a crash after it loses nothing. */
    keepWords: sendTo('shelf', toKeep),
    tellField: assign(({ context }, field: string) =>
      field in errorsOf(context) && !context.told.includes(field)
        ? { told: [...context.told, field] }
        : {},
    ),
    tellAll: assign(({ context }) => ({
      told: Object.keys(errorsOf(context)),
    })),
    emitInvalid: emit(({ context }) => ({
      type: 'draft.invalid' as const,
      fields: context.told,
    })),
    noteSent: assign(({ context }) => ({
      sent: [...context.sent, context.value],
    })),
    takeAnswer: assign(({ context }, answer: SaveOutcome) => {
      const rest = { sent: [], failure: null, attempts: 0, isResumed: false }
      if (answer.kind === 'saved') {
        const value = context.sent.at(-1) ?? context.value
        const base = { version: answer.version, value }
        return { ...rest, base, savedAt: answer.at }
      }
      return answer.kind === 'conflict' ? { ...rest, base: answer.theirs } : {}
    }),
    takeTheirsOf: assign((_, answer: Answer) =>
      answer.kind === 'conflict'
        ? { theirs: { from: 'server' as const, copy: answer.theirs } }
        : {},
    ),
    takeFailure: assign(({ context }, answer: Answer) =>
      answer.kind === 'failure'
        ? { failure: answer.failure, attempts: context.attempts + 1 }
        : {},
    ),
    failWith: assign((_, failure: DraftFailure) => ({ failure })),
    failUnexpectedly: assign({ failure: draftFailure('draft.unexpected') }),
    forgetFailure: assign({ failure: null }),
    takeRefused: assign((_, answer: SubmitOutcome) =>
      answer.kind === 'invalid' ? { refused: answer.errors } : {},
    ),
    takeResult: assign((_, answer: SubmitOutcome) =>
      answer.kind === 'submitted'
        ? { result: answer.result, failure: null }
        : {},
    ),
    emitSubmitted: emit(({ context }) => ({
      type: 'draft.submitted' as const,
      result: context.result,
    })),
    tellSaved: sendTo(
      'shelf',
      ({ context }): ShelfCommand => ({
        type: 'shelf.tell',
        copy: { ...context.base, at: context.savedAt ?? 0 },
      }),
    ),
    hear: assign(({ context }, copy: SavedElsewhere) => ({
      isElsewhere: true,
      heard:
        (context.heard?.version ?? 0) > copy.version ? context.heard : copy,
    })),
    /** Another tab saved what we have, or what we had added nothing to. */
    follow: assign(({ context: { heard } }) =>
      heard
        ? {
            value: heard.value,
            base: heard,
            sent: [],
            savedAt: heard.at,
            heard: null,
          }
        : {},
    ),
    goOnTop: assign(({ context: { heard } }) =>
      heard ? { base: heard, sent: [], heard: null } : {},
    ),
    takeHeard: assign(({ context: { heard } }) =>
      heard ? { theirs: { from: 'server' as const, copy: heard } } : {},
    ),
    takeWaiting: assign(({ context: { waiting } }) => {
      const [kept, ...rest] = waiting
      return kept
        ? { theirs: { from: 'browser' as const, kept }, waiting: rest }
        : {}
    }),
    /** Theirs leave the storage after what was decided has come into it. */
    decide: enqueueActions(({ context, enqueue }, value: DraftValue) => {
      const { theirs } = context
      const isSpent = (kept: Kept) => isSame(kept.value, value)
      const waiting = context.waiting.filter((kept) => !isSpent(kept))
      const ground = theirs?.from === 'server' && {
        base: theirs.copy,
        sent: [],
      }
      enqueue.assign({ value, waiting, theirs: null, ...ground })
      enqueue.sendTo('shelf', toKeep)
      if (theirs?.from === 'browser')
        enqueue.sendTo('shelf', toTake(theirs.kept))
      for (const kept of context.waiting.filter(isSpent))
        enqueue.sendTo('shelf', toTake(kept))
    }),
    discard: assign(({ context }) => ({
      value: context.base.value,
      sent: [],
      told: [],
      refused: {} as FieldErrors,
      failure: null,
      isResumed: false,
    })),
    dropWords: sendTo('shelf', { type: 'shelf.drop' } as const),
    noteElsewhere: assign({ isElsewhere: true }),
    noteLasting: assign((_, isLasting: boolean) => ({ isLasting })),
  },
})

/** What is asked to be saved or submitted, and on top of which version. */
export const toSaveInput = (context: DraftContext) => ({
  id: context.id,
  version: context.base.version,
  value: context.value,
})

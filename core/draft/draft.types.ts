import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'

/**
 * A form's words: field → value. Values are JSON (amounts are decimal strings,
 * moments ISO 8601), so that they pass through storage and HTTP unchanged.
 */
export type DraftValue = Readonly<Record<string, unknown>>

/** Field → one sentence that says what is wrong. */
export type FieldErrors = Readonly<Record<string, string>>

/** What the server holds. `version` 0: it holds nothing yet. */
export interface ServerCopy {
  version: number
  value: DraftValue
}

/** Words of this browser that the server has not acknowledged. */
export interface Words {
  value: DraftValue
  /** What the person began with: the server's copy at that time. */
  base: ServerCopy
  /** Sent on top of `base` without an answer so far; the server may have it. */
  sent: readonly DraftValue[]
}

/** Words as the browser's storage has them. */
export interface Kept extends Words {
  /** The tab that wrote them; a tab has another name after each reload. */
  writer: string
  /** Milliseconds since 1970, by this browser's clock. */
  at: number
}

export type DraftFailureCode =
  /** The server could not be reached, or did not answer in time. */
  | 'draft.unreachable'
  /**
   * The server answered with a fault of its own (5xx), or with what the
   * contract does not know.
   */
  | 'draft.serverFailed'
  /** The server was asked more often than it allows (429). */
  | 'draft.rateLimited'
  /** The server knows no session for this request (401). */
  | 'draft.signedOut'
  /** The server takes no text of this size (413). */
  | 'draft.tooLarge'
  /** The draft is not on the server any more (404, 410). */
  | 'draft.gone'
  /** The server refused the words; its reason is the message. */
  | 'draft.refused'
  /** What nothing else says: a fault that nobody foresaw. */
  | 'draft.unexpected'

export interface DraftFailure {
  code: DraftFailureCode
  /** What happened. */
  message: string
  /** What to do now, and where the words are. */
  advice: string
}

/** The other text of a conflict: the server's, or another tab's of old. */
export type Theirs =
  | { from: 'server'; copy: ServerCopy }
  | { from: 'browser'; kept: Kept }

export type Side = 'mine' | 'theirs'

/** A field that the two texts of a conflict do not agree on. */
export interface FieldConflict {
  field: string
  mine: unknown
  theirs: unknown
  /** Theirs where only they changed it since `base`. */
  suggested: Side
}

export interface DraftInput {
  /** Names the draft; as long as the draft lives, for one person alone. */
  id: string
  /** What a draft begins with that the server does not hold yet. */
  blank: DraftValue
  validate: (value: DraftValue) => FieldErrors
}

export interface DraftContext extends DraftInput, Words {
  theirs: Theirs | null
  /** Words of other tabs, to be looked at one after the other. */
  waiting: readonly Kept[]
  /** What another tab was told to be saved, until we are at rest. */
  heard: SavedElsewhere | null
  /** Fields with errors that the person has been told of. */
  told: readonly string[]
  /** Errors that the server found. */
  refused: FieldErrors
  failure: DraftFailure | null
  /** How often in a row a save came to nothing. */
  attempts: number
  savedAt: number | null
  /** The browser's storage holds what this page alone would forget. */
  isLasting: boolean
  /** Another tab writes the same draft. */
  isElsewhere: boolean
  /** The page came back to words that were not saved. */
  isResumed: boolean
  result: unknown
}

export interface SavedElsewhere extends ServerCopy {
  at: number
}

export type DraftEvent =
  | { type: 'draft.edit'; change: DraftValue }
  /** The person left a field: its error may be told. */
  | { type: 'draft.leave'; field: string }
  /** Saves now, without waiting for a pause. */
  | { type: 'draft.save' }
  | { type: 'draft.submit' }
  | { type: 'draft.retry' }
  /** Goes back to what the server holds. */
  | { type: 'draft.discard' }
  | { type: 'draft.keepMine' }
  | { type: 'draft.takeTheirs' }
  /** What is not named stays mine. */
  | { type: 'draft.merge'; picks: Readonly<Record<string, Side>> }
  /** Another tab had this acknowledged, or keeps words of its own. */
  | { type: 'elsewhere.saved'; copy: SavedElsewhere }
  | { type: 'elsewhere.wrote' }
  /** The page is looked at again, or the network is back. */
  | { type: 'connection.back' }
  | { type: 'shelf.kept'; isLasting: boolean }

export type DraftEmitted =
  /** Move the focus to the summary of errors. */
  | { type: 'draft.invalid'; fields: readonly string[] }
  | { type: 'draft.submitted'; result: unknown }

export type LoadOutcome = { kept: readonly Kept[] } & (
  | { ok: true; copy: ServerCopy | null }
  | { ok: false; failure: DraftFailure }
)

export type SaveOutcome =
  | { kind: 'saved'; version: number; at: number }
  | { kind: 'conflict'; theirs: ServerCopy }
  | { kind: 'failure'; failure: DraftFailure }

export type SubmitOutcome =
  | { kind: 'submitted'; result: unknown }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'conflict'; theirs: ServerCopy }
  | { kind: 'failure'; failure: DraftFailure }

/** What the machine tells the browser's storage and the other tabs. */
export type ShelfCommand =
  | { type: 'shelf.keep'; words: Words }
  | { type: 'shelf.drop' }
  /** Removes words of another tab that are in ours, or were decided upon. */
  | { type: 'shelf.take'; kept: Kept }
  | { type: 'shelf.tell'; copy: SavedElsewhere }

export interface SaveInput extends ServerCopy {
  id: string
}

/** The I/O of the draft machine. `createDraftActors` builds the real one. */
export type DraftActors = {
  load: PromiseActorLogic<LoadOutcome, { id: string }>
  save: PromiseActorLogic<SaveOutcome, SaveInput>
  submit: PromiseActorLogic<SubmitOutcome, SaveInput>
  /** Keeps words before the event that brought them is over. */
  shelf: CallbackActorLogic<ShelfCommand, { id: string }>
  watchReturn: CallbackActorLogic<DraftEvent>
}

interface OpenDraft<Value> {
  value: Value
  /** Of the fields that the person has left, or wanted to submit. */
  errors: FieldErrors
  /** Milliseconds since 1970; `null`: not in this visit. */
  savedAt: number | null
  isLasting: boolean
  isElsewhere: boolean
  isResumed: boolean
  /** Nothing can be typed: what is being submitted is what stands there. */
  isLocked: boolean
}

/** What screens read of the draft machine. */
export type DraftView<Value = DraftValue> =
  | { status: 'loading' }
  /** Neither the server nor this browser could give the draft. */
  | { status: 'unread'; failure: DraftFailure }
  | (OpenDraft<Value> &
      (
        | { status: 'clean' | 'dirty' | 'saving' | 'saved' | 'submitting' }
        /** Will be saved without anything being done. */
        | { status: 'offline'; failure: DraftFailure }
        /** Something must be done before it can be saved. */
        | { status: 'failed'; failure: DraftFailure }
        /** Saved, but not submitted. */
        | { status: 'refused'; failure: DraftFailure }
        | {
            status: 'conflicted'
            from: Theirs['from']
            theirs: Value
            fields: readonly FieldConflict[]
          }
        | { status: 'submitted'; result: unknown }
      ))

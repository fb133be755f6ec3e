import type { FeePurpose } from '../contract/index.ts'
import type { Hex } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import type { ToSign } from './proposing.sign.ts'
import type {
  CheckOutcome,
  Published,
  Signed,
  Subject,
} from './proposing.types.ts'

/** A draft as the server holds it, and how far it is. */
export interface FoundDraft {
  subject: Subject
  /** What it has become. */
  published?: string | undefined
  /** What its fee is asked for by, once it was signed. */
  intent?: string | undefined
}

/** What is in the way of an author, in words and by the server's code for it. */
export interface Hindrance {
  message: string
  refusal: string
}

/**
 * What drafts of a purpose do in their own way; all else is the same for each.
 * Every call rejects with the client's errors.
 */
export interface PurposeSteps {
  read: (draft: string, signal: Signal) => Promise<FoundDraft>
  /** Asks the server, and works out what is signed here as well. */
  check: (subject: Subject, signal: Signal) => Promise<CheckOutcome>
  /** What is in the way of its author; null: nothing. */
  hindrance: (subject: Subject, signal: Signal) => Promise<Hindrance | null>
  toSign: (subject: Subject, contentHash: Hex) => ToSign<Signed['message']>
  /** As people know it. */
  name: (id: string, signal: Signal) => Promise<Published>
}

export type Purposes = Record<FeePurpose, () => Promise<PurposeSteps>>

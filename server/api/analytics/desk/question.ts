import type { CsvName } from '@narwhal-club/core/contract'
import type { MomentName } from '../answers/types.ts'
import type { Tip } from '../history.repository.ts'
import type { Moment } from '../history.ts'

/** A question, read and of a moment: all that working it out needs. */
export interface Question {
  name: MomentName
  ask: object
  /** The table that is wanted; the answer itself otherwise. */
  table?: CsvName | undefined
  tip: Tip
  moment: Moment
  /** Addresses that count for nothing. */
  leftOut: readonly string[]
}

/** An answer, held to the contract and written out; of JSON all but `asOf`. */
export interface Prepared {
  body: Uint8Array
  /** SHA-256 of the body, base64url. */
  digest: string
  /** Where a list goes on. */
  next?: string | undefined
}

/** Works questions out: here, or in a thread. */
export interface Desk {
  /**
   * @throws HistoryMovedError when blocks were taken back meanwhile.
   * @throws RefusalError for a question without an answer, or too dear a one.
   * @throws DatabaseUnavailableError when the database is away.
   */
  workOut(question: Question, signal?: AbortSignal): Promise<Prepared>
  /** Gets ready for questions up to a tip, where there is something to get ready. */
  keepUp?(tip: Tip, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

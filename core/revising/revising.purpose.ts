import type { ProposalCheck } from '../contract/index.ts'
import type { Hex } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import type { ToSign } from '../proposing/proposing.sign.ts'
import type { DraftFault, Purpose } from '../proposing/proposing.types.ts'
import type {
  Message,
  Published,
  RevisingErrors,
  RevisingFailed,
  SignedRevision,
  Words,
  Written,
} from './revising.types.ts'

/** What the server made of a new version. */
export type CheckedRevision =
  | {
      kind: 'sound'
      contentHash: Hex
      /** Hosts that nobody linked to before. */
      newHosts: readonly string[]
      duplicates: ProposalCheck['duplicates']
    }
  | { kind: 'faulty'; errors: RevisingErrors }
  | RevisingFailed

/**
 * What new versions of a purpose do in their own way; all else is the same for
 * each. Every call rejects with the client's errors.
 */
export interface RevisionSteps {
  /** As it is published; null where there can be no new version. */
  find: (id: string, signal: Signal) => Promise<Published | null>
  /**
   * Words of an earlier visit.
   *
   * @throws where they are no words of this purpose.
   */
  readWords: (words: unknown, published: Published) => Words
  /** What is wrong with the words, by our own rules. */
  errorsOf: (written: Written, now: number) => RevisingErrors
  /** Asks the server, and works out what is signed here as well. */
  check: (written: Written, signal: Signal) => Promise<CheckedRevision>
  toSign: (written: Written, contentHash: Hex) => ToSign<Message>
  /** The first sentence of each field. */
  errorsBy: (faults: readonly DraftFault[]) => RevisingErrors
  publish: (
    written: Written,
    signed: SignedRevision,
    signal: Signal,
  ) => Promise<unknown>
  /** An answer may have been lost: this very version is there already. */
  hasIt: (
    written: Written,
    signed: SignedRevision,
    signal: Signal,
  ) => Promise<boolean>
}

export type Revisions = Record<Purpose, () => Promise<RevisionSteps>>

import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type {
  AuditFailure,
  AuditSubject,
  SpotCheck,
} from '../auditing/index.ts'
import type {
  AuditProgress,
  AuditReport,
  AuditTerms,
} from '../rules/audit/index.ts'
import type { SealKey } from '../rules/voting/index.ts'

/** A file of the visitor's; a browser's `File` fits. */
export interface DroppedFile {
  name: string
  size: number
  arrayBuffer: () => Promise<ArrayBuffer>
  text: () => Promise<string>
}

/** Where a bundle comes from; each audit takes its bytes anew. */
export type BundleSource = { proposal: string } | { file: DroppedFile }

/** What files turned out to be. */
export interface SortedFiles {
  bundle?: DroppedFile
  /** A receipt as it was handed in: JSON. */
  receipt?: unknown
  /** The server's keys, as a visitor has kept them. */
  keys?: readonly SealKey[]
  /** Names of those that are neither. */
  unread: readonly string[]
}

/** Why nothing was found out, and what to do differs. */
export type VerifyingFailureCode =
  /** The server or the network is away, or the file could not be read. */
  | 'unreachable'
  /** There is no such proposal. */
  | 'missing'
  /** It is longer than any bundle may be. */
  | 'tooLarge'
  /** The verifier itself broke: nothing is known of the bundle. */
  | 'broken'

/** What became of the last files, where that is not plain. */
export type VerifyingNote =
  | { is: 'unread'; name: string }
  /** A receipt alone, and nothing to hold it to. */
  | { is: 'receiptAlone' }
  /** Keys: what is judged from now on is held to them. */
  | { is: 'keys' }

export interface VerifyingInput extends Pick<AuditTerms, 'keys'> {
  /**
   * A server is there that has bundles.
   * @default true
   */
  isOnline?: boolean
  /** What it begins with, as `verifying.open` would; not without a server. */
  proposal?: string | undefined
}

export interface VerifyingContext {
  isOnline: boolean
  /** The server's keys, known from elsewhere than the bundle. */
  keys: AuditTerms['keys']
  source: BundleSource | null
  receipt: unknown
  note: VerifyingNote | null
  bytes: number
  /** How many bytes there will be; `null`: nobody said. */
  of: number | null
  /** As it was read, for the audit alone. */
  bundle: Uint8Array | null
  progress: AuditProgress | null
  report: AuditReport | null
  subject: AuditSubject | null
  failure: VerifyingFailureCode | null
  /** The address of a node, as it was typed. */
  node: string
  isNodeRefused: boolean
  spotCheck: SpotCheck | null
}

export type VerifyingEvent =
  /** The bundle of a proposal, as the server has it. */
  | { type: 'verifying.open'; proposal: string }
  /** A bundle, a receipt, or both, by what is in them. */
  | { type: 'verifying.drop'; files: readonly DroppedFile[] }
  /** A receipt that is at hand; its proposal's bundle is loaded where none is. */
  | { type: 'verifying.dropReceipt'; receipt: unknown }
  | { type: 'verifying.cancel' }
  | { type: 'verifying.retry' }
  /** Asks a node about some of the list of voters. */
  | { type: 'verifying.spotCheck'; node: string }
  /** Forgets all that was handed in. */
  | { type: 'verifying.close' }
  // What is under way tells of itself.
  | { type: 'load.progress'; bytes: number; of: number | null }
  | { type: 'load.ended'; bundle: Uint8Array }
  | { type: 'load.failed'; failure: VerifyingFailureCode }
  | { type: 'audit.progress'; progress: AuditProgress }
  | { type: 'audit.ended'; report: AuditReport; subject: AuditSubject | null }
  | { type: 'audit.failed'; failure: AuditFailure }
  | { type: 'spot.progress'; check: SpotCheck }
  | { type: 'spot.ended' }

export interface ToAudit extends Pick<AuditTerms, 'receipt' | 'keys'> {
  /** It may be handed over to a worker: then nothing of it is left here. */
  bundle: Uint8Array
}

/** The I/O of the machine. `createVerifyingActors` builds the real one. */
export type VerifyingActors = {
  sort: PromiseActorLogic<SortedFiles, { files: readonly DroppedFile[] }>
  /** Sends `load.progress`, and ends with `load.ended` or `load.failed`. */
  load: CallbackActorLogic<VerifyingEvent, BundleSource>
  /** Sends `audit.progress`, and ends with `audit.ended` or `audit.failed`. */
  audit: CallbackActorLogic<VerifyingEvent, ToAudit>
  /** Sends `spot.progress` after each answer, and `spot.ended`. */
  spotCheck: CallbackActorLogic<
    VerifyingEvent,
    { subject: AuditSubject; node: string }
  >
}

/** What a node said of the list; unknown is never wrong. */
export interface SpotView {
  status: 'resting' | 'asking'
  node: string
  /** That is no address that may be asked: https, or this device. */
  isNodeRefused: boolean
  /** What is known so far; `null`: nothing was asked. */
  check: SpotCheck | null
}

interface Handed {
  /** A receipt was handed in: it is judged with the bundle. */
  hasReceipt: boolean
  note: VerifyingNote | null
}

/** What screens read of the verifying machine. */
export type VerifyingView = Handed &
  (
    | { status: 'idle' }
    /** Also while files are looked at; then nothing has come yet. */
    | { status: 'loading'; bytes?: number; of?: number }
    | { status: 'auditing'; progress?: AuditProgress }
    | {
        status: 'judged'
        /** Green or red, check by check; with it where the receipt stands. */
        report: AuditReport
        /** Missing where it is no bundle. */
        subject?: AuditSubject
        spot: SpotView
      }
    | { status: 'cancelled' }
    | { status: 'failed'; why: VerifyingFailureCode }
  )

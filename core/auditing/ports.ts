import type { AuditTerms } from '../rules/audit/verify.ts'

/** One end of a channel, as browsers and Node have it: `MessagePort`. */
export interface Port {
  postMessage(message: unknown, transfer?: readonly object[]): void
  onmessage: ((event: { data: unknown }) => void) | null
}

/** A worker from outside: a port that may break, and that can be ended. */
export interface AuditWorker extends Port {
  onerror: ((event: unknown) => void) | null
  terminate(): unknown
}

/** What the platform lends to those who start an audit. */
export interface AuditHost {
  /** Starts a worker that does what `serveAudit` says. */
  spawn(): AuditWorker
  /** Opens a channel and gives both of its ends. */
  channel(): readonly [Port, Port]
  /** How many workers recover signatures; one more judges all the rest. */
  workers: number
}

/** What is to be audited. */
export interface AuditWanted
  extends Pick<AuditTerms, 'receipt' | 'keys' | 'memory'> {
  /** The bundle as it was read: JSON in UTF-8. They are handed over. */
  bundle: Uint8Array
}

/** Why an audit came to nothing: nothing is known of the bundle. */
export type AuditFailure =
  /** It is longer than a text may be here. */
  | 'tooLarge'
  /** A worker broke, or none could be started. */
  | 'broken'

/** What a worker hears first: what it is to be. */
export type Role =
  | { is: 'recoverer'; port: Port }
  | { is: 'judge'; ports: readonly Port[] }

/** What a judge hears from then on, one bundle after the other. */
export type Task = { is: 'audit' } & AuditWanted

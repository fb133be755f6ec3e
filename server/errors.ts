import type { HttpCode } from '@narwhal-club/core/contract'
import { httpCodes } from '@narwhal-club/core/contract'
import { BaseError } from '@narwhal-club/core/errors'
import type { Json } from '@narwhal-club/core/ledger'

/** The configuration is wrong; the message names each wrong value. */
export class ConfigError extends BaseError {
  override name = 'ConfigError'
  readonly code = 'config.invalid'
}

/** Another process holds the data directory. */
export class DataDirectoryLockedError extends BaseError {
  override name = 'DataDirectoryLockedError'
  readonly code = 'database.locked'
}

/** The data directory is damaged and no snapshot of it could be opened. */
export class DataDirectoryDamagedError extends BaseError {
  override name = 'DataDirectoryDamagedError'
  readonly code = 'database.damaged'
}

/** The database does not answer; the caller may come back shortly. */
export class DatabaseUnavailableError extends BaseError {
  override name = 'DatabaseUnavailableError'
  readonly code = 'database.unavailable'
}

/** No node of the chain answers, or none that answers is trusted. */
export class NodeAwayError extends BaseError {
  override name = 'NodeAwayError'
  readonly code = 'node.away'
}

/** The client left before it was answered: no one sees what is sent. */
export class ClientGoneError extends BaseError {
  override name = 'ClientGoneError'
  readonly code = 'client.gone'
}

/** What a program may want to know besides a code, by name. */
export type RefusalDetails = { readonly [name: string]: Json }

interface RefusalOptions {
  /** Exact reason, for the log alone. */
  reason?: string
  /** Seconds after which it is worth coming back. */
  retryAfter?: number
  /** Response headers that belong to the refusal. */
  headers?: Record<string, string>
  details?: RefusalDetails
}

/** An expected "no" to a request: the client sees the code and its text. */
export class RefusalError extends BaseError {
  override name = 'RefusalError'
  readonly code: HttpCode
  readonly status: number
  readonly reason: string | undefined
  readonly headers: Record<string, string>
  readonly details: RefusalDetails | undefined

  constructor(code: HttpCode, options: RefusalOptions = {}) {
    super(code)
    this.code = code
    this.status = httpCodes[code]
    this.reason = options.reason
    this.details = options.details
    this.headers = { ...options.headers }
    if (options.retryAfter !== undefined)
      this.headers['Retry-After'] = String(options.retryAfter)
  }
}

/** The name of a query's member, as far as it is worth repeating. */
const longestName = 40

/** Refuses a query, and names the one member that it is about. */
export const badQuery = (name: string, reason = name) =>
  new RefusalError('bad_query', {
    reason: reason.slice(0, longestName),
    details: { name: name.slice(0, longestName) },
  })

import type { ErrorResponse } from './contract/index.ts'
import { textsEarly as texts } from './messages/textsEarly.ts'

export interface BaseErrorOptions {
  cause?: unknown
  /** Lines that help the reader of the log; never shown to holders. */
  help?: readonly string[]
}

/**
 * The base of every error thrown here. `message` is the exact short text that
 * the specification gives; `code` is what programs decide by.
 */
export abstract class BaseError extends Error {
  abstract override name: string
  abstract readonly code: string
  readonly help: readonly string[]

  constructor(message: string, options: BaseErrorOptions = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined)
    this.help = options.help ?? []
  }
}

/**
 * A response that is no success (R8.1): `{status}: {body}`, or the status text
 * where the body is empty.
 */
export class HttpError extends BaseError {
  override name = 'HttpError'
  /** The server's `code`, or `http_<status>` where it gave none. */
  readonly code: string
  readonly status: number
  readonly body: string
  /** The server's `error` text, where the body has one. */
  readonly reason: string | null
  /** The server's `details`: what a program may want to know besides. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(response: { status: number; statusText: string; body: string }) {
    const { status, statusText, body } = response
    super(`${status}: ${body || statusText}`)
    const refusal = parseRefusal(body)
    this.status = status
    this.body = body
    this.code = refusal.code ?? `http_${status}`
    this.reason = refusal.error ?? null
    this.details = refusal.details ?? {}
  }
}

function parseRefusal(body: string): Partial<ErrorResponse> {
  try {
    const { error, code, details } = JSON.parse(body)
    return {
      ...(details instanceof Object && { details }),
      ...(typeof error === 'string' && error && { error }),
      ...(typeof code === 'string' && code && { code }),
    }
  } catch {
    // A proxy's HTML page: no refusal of ours, the status says enough.
    return {}
  }
}

/** The server could not be reached (R8.4). */
export class NetworkError extends BaseError {
  override name = 'NetworkError'
  readonly code = 'http.network'

  constructor(cause?: unknown) {
    super(texts.network, { cause })
  }
}

/** The server did not answer in time (R8.4). */
export class TimeoutError extends BaseError {
  override name = 'TimeoutError'
  readonly code = 'http.timeout'
  /** Milliseconds that were waited. */
  readonly timeout: number

  constructor(timeout: number) {
    super(texts.timeout, { help: [`Waited ${timeout} ms.`] })
    this.timeout = timeout
  }
}

/** A success with a body that the contract does not promise. */
export class ResponseInvalidError extends BaseError {
  override name = 'ResponseInvalidError'
  readonly code = 'http.invalidResponse'

  constructor(path: string, cause?: unknown) {
    super(texts.invalidResponse, {
      cause,
      help: [
        `Path: ${path}`,
        'Client and server may be of different versions.',
      ],
    })
  }
}

/** The caller gave up before the answer came. */
export class CallAbortedError extends BaseError {
  override name = 'CallAbortedError'
  readonly code = 'http.aborted'

  constructor() {
    super('The call was given up.')
  }
}

/**
 * A screen sent a machine, which comes late and is not there, an event that
 * neither begins it nor gives it up, or one that no machine is named after: a defect
 * of the screen, since nothing can hear it.
 */
export class MachineAbsentError extends BaseError {
  override name = 'MachineAbsentError'
  readonly code = 'system.machineAbsent'

  constructor(machine: string, event: string) {
    super(`${machine} is not there to hear ${event}.`)
  }
}

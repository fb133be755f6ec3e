/** What is known of an expected "no", by its code in `ErrorResponse.code`. */
export interface RefusalRow {
  /** HTTP status that it is answered with. */
  status: number
  /** The failure that core names. */
  failure: `${string}.${string}`
  /**
   * `ErrorResponse.error`: always the same few words, so that an answer never
   * tells more than its code.
   */
  advice: string
}

export type Refusals = Readonly<Record<string, RefusalRow>>

/** What a table knows of a code, which may be anything that came from outside. */
export const rowOf = <Table extends Refusals>(
  table: Table,
  code: string,
): Table[keyof Table] | undefined =>
  Object.hasOwn(table, code) ? table[code as keyof Table] : undefined

/** What any call may be refused with. */
export const requestRefusals = {
  bad_request: {
    status: 400,
    failure: 'request.invalid',
    advice: 'The request could not be understood.',
  },
  bad_query: {
    status: 400,
    failure: 'request.invalid',
    advice: 'Some part of the query is not valid; details.name says which.',
  },
  invalid_body: {
    status: 400,
    failure: 'request.invalid',
    advice: 'The body of the request is not valid.',
  },
  origin_refused: {
    status: 403,
    failure: 'request.originRefused',
    advice: 'Requests from this origin are not accepted.',
  },
  not_found: {
    status: 404,
    failure: 'request.notFound',
    advice: 'Not found.',
  },
  method_not_allowed: {
    status: 405,
    failure: 'request.invalid',
    advice: 'This method is not allowed here.',
  },
  in_progress: {
    status: 409,
    failure: 'request.invalid',
    advice: 'This very request is being worked on. Please wait a moment.',
  },
  key_reused: {
    status: 409,
    failure: 'request.invalid',
    advice: 'This Idempotency-Key came with another request before.',
  },
  body_too_large: {
    status: 413,
    failure: 'request.tooLarge',
    advice: 'The body of the request is too large.',
  },
  unsupported_media_type: {
    status: 415,
    failure: 'request.invalid',
    advice: 'The body must be plain application/json.',
  },
  rate_limited: {
    status: 429,
    failure: 'request.rateLimited',
    advice: 'Too many requests. Please wait a moment and try again.',
  },
  internal: {
    status: 500,
    failure: 'server.failed',
    advice: 'Something went wrong on the server.',
  },
  // Whatever is signed: no node could be asked about a contract wallet.
  cannot_verify_now: {
    status: 503,
    failure: 'server.unavailable',
    advice:
      'The signature cannot be checked just now. Please try again in a moment.',
  },
  unavailable: {
    status: 503,
    failure: 'server.unavailable',
    advice: 'The service is unavailable just now. Please try again shortly.',
  },
} as const satisfies Refusals

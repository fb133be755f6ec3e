/**
 * Machine codes of refusals, as they stand in `ErrorResponse.code`, with the
 * HTTP status each is answered with.
 */
export const httpCodes = {
  bad_request: 400,
  bad_query: 400,
  invalid_body: 400,
  not_signed_in: 401,
  sign_in_refused: 401,
  origin_refused: 403,
  not_admin: 403,
  not_found: 404,
  block_not_indexed: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  cannot_check_now: 422,
  contract_wallet_unsupported: 401,
  rate_limited: 429,
  too_many_nonces: 429,
  internal: 500,
  unavailable: 503,
  index_behind: 503,
} as const

export type HttpCode = keyof typeof httpCodes

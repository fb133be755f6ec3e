import type { HttpCode } from './codes.ts'

/** The one map from the code of a refusal to the failure that core names. */
export const failureOfHttpCode = {
  bad_request: 'request.invalid',
  bad_query: 'request.invalid',
  invalid_body: 'request.invalid',
  not_signed_in: 'session.signedOut',
  sign_in_refused: 'login.refused',
  origin_refused: 'request.originRefused',
  not_admin: 'session.notAdmin',
  not_found: 'request.notFound',
  block_not_indexed: 'request.notFound',
  method_not_allowed: 'request.invalid',
  body_too_large: 'request.tooLarge',
  unsupported_media_type: 'request.invalid',
  cannot_check_now: 'login.verifyFailed',
  contract_wallet_unsupported: 'login.refused',
  rate_limited: 'login.rateLimited',
  too_many_nonces: 'login.rateLimited',
  internal: 'server.failed',
  unavailable: 'server.unavailable',
  index_behind: 'server.unavailable',
} as const satisfies Record<HttpCode, `${string}.${string}`>

import type { HttpCode } from '../contract/index.ts'

/**
 * `ErrorResponse.error` for each code: the same few words whatever happened
 * inside, so that an answer never tells more than its code.
 */
export const refusals = {
  bad_request: 'The request could not be understood.',
  bad_query: 'Some part of the query is not valid; details.name says which.',
  invalid_body: 'The body of the request is not valid.',
  not_signed_in: 'You are not signed in.',
  sign_in_refused:
    'Sign-in was refused. Ask for a new message and sign it again.',
  origin_refused: 'Requests from this origin are not accepted.',
  not_admin: 'Administrators only.',
  not_found: 'Not found.',
  block_not_indexed:
    'This block is not in the index yet. Ask for an earlier one.',
  method_not_allowed: 'This method is not allowed here.',
  body_too_large: 'The body of the request is too large.',
  unsupported_media_type: 'The body must be plain application/json.',
  cannot_check_now:
    'The signature cannot be checked just now. Please try again in a moment.',
  contract_wallet_unsupported:
    'Contract wallets cannot sign in yet. Please use a plain account.',
  rate_limited: 'Too many requests. Please wait a moment and try again.',
  too_many_nonces:
    'Too many sign-ins were started. Please wait a moment and try again.',
  internal: 'Something went wrong on the server.',
  unavailable: 'The service is unavailable just now. Please try again shortly.',
  index_behind:
    'The index of the chain is still being built. Please try again shortly.',
} satisfies Record<HttpCode, string>

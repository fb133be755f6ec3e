import type { Refusals } from '../kit/refusals.ts'

export const authRefusals = {
  not_signed_in: {
    status: 401,
    failure: 'session.signedOut',
    advice: 'You are not signed in.',
  },
  sign_in_refused: {
    status: 401,
    failure: 'login.refused',
    advice: 'Sign-in was refused. Ask for a new message and sign it again.',
  },
  contract_wallet_unsupported: {
    status: 401,
    failure: 'login.refused',
    advice: 'Contract wallets cannot sign in yet. Please use a plain account.',
  },
  cannot_check_now: {
    status: 422,
    failure: 'login.verifyFailed',
    advice:
      'The signature cannot be checked just now. Please try again in a moment.',
  },
  too_many_nonces: {
    status: 429,
    failure: 'login.rateLimited',
    advice:
      'Too many sign-ins were started. Please wait a moment and try again.',
  },
} as const satisfies Refusals

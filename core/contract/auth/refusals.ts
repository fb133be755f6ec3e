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
  too_many_nonces: {
    status: 429,
    failure: 'login.rateLimited',
    advice:
      'Too many sign-ins were started. Please wait a moment and try again.',
  },
} as const satisfies Refusals

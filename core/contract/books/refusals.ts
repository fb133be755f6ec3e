import type { Refusals } from '../kit/refusals.ts'

export const booksRefusals = {
  credit_not_found: {
    status: 404,
    failure: 'request.notFound',
    advice: 'There is no such credit.',
  },
  refund_not_found: {
    status: 404,
    failure: 'request.notFound',
    advice: 'There is no such refund.',
  },
  nothing_left: {
    status: 409,
    failure: 'request.invalid',
    advice: 'Nothing is left of this credit, or it is set aside already.',
  },
  refund_closed: {
    status: 409,
    failure: 'request.invalid',
    advice: 'This refund was paid, or given up.',
  },
  refund_unconfirmed: {
    status: 409,
    failure: 'payment.refused',
    advice: 'The payment is in too few blocks yet. Name it again in a moment.',
  },
} as const satisfies Refusals

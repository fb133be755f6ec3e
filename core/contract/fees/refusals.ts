import type { Refusals } from '../kit/refusals.ts'

/** A payment that does not pay: money that arrived becomes a credit. */
const fault = (advice: string) =>
  ({ status: 409, failure: 'payment.refused', advice }) as const

export const feesRefusals = {
  fee_required: {
    status: 402,
    failure: 'payment.required',
    advice: 'The fee has not been paid. Nothing you wrote is lost.',
  },
  fee_unconfirmed: fault(
    'The payment is not in enough blocks yet. It goes on by itself.',
  ),
  fee_wrong_token: fault('The payment was made in another token.'),
  fee_wrong_recipient: fault('The payment went to another address.'),
  fee_wrong_sender: fault('The payment came from another wallet.'),
  fee_too_small: fault(
    'The payment is less than the fee. What arrived is kept as your credit.',
  ),
  fee_too_old: fault('The payment is older than what it is to pay for.'),
  fee_too_late: fault(
    'The payment came after its time. It is kept as your credit.',
  ),
  fee_used: fault('This payment has paid for something else.'),
  fee_reverted: fault('The transaction failed on the chain: nothing was paid.'),
  fee_no_transfer: fault('The transaction moved no tokens.'),
  fee_expired: fault(
    'Nothing was paid in time. Start anew; your draft is kept.',
  ),
  fee_closed: fault('This fee is settled or given up. Start anew.'),
  fee_under_way: fault(
    'A payment is on its way; it cannot be given up any more.',
  ),
  fee_not_found: {
    status: 404,
    failure: 'request.notFound',
    advice: 'You have no such fee.',
  },
  fee_subject_not_found: {
    status: 404,
    failure: 'request.notFound',
    advice: 'There is nothing of yours that this fee could be for.',
  },
  fee_not_offered: {
    status: 409,
    failure: 'request.invalid',
    advice: 'No fee is taken for this.',
  },
  fee_limit: {
    status: 429,
    failure: 'request.rateLimited',
    advice: 'Too many of your fees are open. Settle or give up one first.',
  },
  bad_hash: {
    status: 400,
    failure: 'request.invalid',
    advice: 'This is not the hash of a transaction.',
  },
} as const satisfies Refusals

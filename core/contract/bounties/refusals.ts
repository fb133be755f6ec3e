import type { Refusals } from '../kit/refusals.ts'

const invalid = (advice: string) =>
  ({ status: 400, failure: 'request.invalid', advice }) as const
const conflict = (advice: string) =>
  ({ status: 409, failure: 'request.invalid', advice }) as const
const forbidden = (advice: string) =>
  ({ status: 403, failure: 'request.forbidden', advice }) as const
const missing = (advice: string) =>
  ({ status: 404, failure: 'request.notFound', advice }) as const
/** A transaction that does not pay a share. */
const fault = (advice: string) =>
  ({ status: 409, failure: 'payment.refused', advice }) as const

/** Behaviour 3: what bounties are refused with, besides what proposals are. */
export const bountiesRefusals = {
  bounty_not_found: missing('There is no such bounty.'),
  submission_not_found: missing('There is no such work, or it was taken back.'),
  bad_bounty: invalid(
    'Some part of the bounty is not as it must be; details.faults says which.',
  ),
  bad_dates: invalid(
    'The dates are not possible; details.faults says which, and what is.',
  ),
  payout_overdue: forbidden(
    'You owe a payout that is overdue. Pay it first, then open another bounty.',
  ),

  // --- work
  own_bounty: forbidden(
    'It is your own bounty: others hand in work for it, and dispute it.',
  ),
  own_work: forbidden(
    'You have handed in work for this bounty: somebody else has to decide.',
  ),
  bounty_treasury: forbidden(
    'What is paid to this wallet is a fee: it cannot win a reward.',
  ),
  already_submitted: conflict(
    'You have handed in work for this bounty. Change that, or take it back.',
  ),
  bad_submission: invalid(
    'Some part of the work is not as it must be; details.faults says which.',
  ),
  submission_full: conflict(
    'This work was changed as often as work can be changed.',
  ),
  bounty_full: conflict(
    'This bounty has as much work as a bounty can have. Its author can make room by marking spam.',
  ),
  submission_conflict: conflict('Other work was sent under this id.'),

  // --- decisions
  has_submissions: forbidden(
    'There is work for it. Only moderators of the club can cancel it now.',
  ),
  still_open: conflict('Work can still be handed in. Close it first.'),
  bounty_disputed: conflict(
    'The club votes on this bounty. Wait for the result.',
  ),
  reason_required: invalid('Say in public why, in 3 to 500 characters.'),
  bad_award: invalid(
    'The reward is not split as it must be; details.fault says why.',
  ),
  award_bound: conflict(
    'The club has voted on one of them: the award must do what the vote says.',
  ),

  // --- payouts
  payout_not_due: conflict('Nothing is to be paid for this work now.'),
  payout_unseen: conflict(
    'No node knows this transaction. Look whether the hash is right.',
  ),
  // No node could be asked: the payment may well be good.
  payout_unread: {
    status: 503,
    failure: 'server.unavailable',
    advice:
      'No node answers just now, so the payment cannot be looked up. Please try again in a moment.',
  },
  payout_reverted: fault('The transaction failed on the chain: nothing moved.'),
  payout_wrong_asset: fault('The transaction did not move what was promised.'),
  payout_wrong_recipient: fault('The transaction paid another address.'),
  payout_wrong_sender: fault(
    'The payment did not come from the author of the bounty.',
  ),
  payout_too_small: fault('The payment is less than the share.'),
  payout_too_large: fault(
    'The payment is more than the share. Its author can name it, nobody else.',
  ),
  payout_too_old: fault('The payment is older than the award.'),
  payout_used: fault('This payment has paid another share.'),

  // --- disputes
  dispute_too_early: conflict('Nothing was decided about this work yet.'),
  dispute_over: conflict('It is too late to dispute this.'),
  dispute_before: conflict('It was disputed before. Once is all.'),
  share_paid: conflict('This share was paid: nothing can undo that.'),
} as const satisfies Refusals

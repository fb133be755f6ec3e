import { define } from '../kit/define.ts'
import { booksEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const booksApi = define(booksEndpoints, {
  adminIntents: { query: s.AdminIntentsQuery, answer: s.AdminIntents },
  adminCredits: { query: s.AdminCreditsQuery, answer: s.AdminCredits },
  adminCoins: { query: s.AdminCoinsQuery, answer: s.AdminCoins },
  adminTotals: { answer: s.AdminTotals, refusals: ['index_behind'] },
  beginRefund: {
    params: s.CreditParams,
    body: s.RefundBody,
    answer: s.Refund,
    refusals: ['credit_not_found', 'nothing_left', 'index_behind'],
  },
  recordRefund: {
    params: s.RefundParams,
    body: s.RecordRefundBody,
    answer: s.Refund,
    refusals: [
      'refund_not_found',
      'refund_closed',
      'refund_unconfirmed',
      'bad_hash',
      'bounty_treasury',
      'payout_unread',
      'payout_unseen',
      'payout_reverted',
      'payout_wrong_asset',
      'payout_wrong_recipient',
      'payout_wrong_sender',
      'payout_too_small',
      'payout_too_old',
      'payout_used',
    ],
  },
  dropRefund: {
    params: s.RefundParams,
    body: s.RefundBody,
    answer: s.Refund,
    refusals: ['refund_not_found', 'refund_closed'],
  },
})

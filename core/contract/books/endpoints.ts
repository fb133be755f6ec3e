import { smallBody as bytes, type Lines } from '../kit/endpoint.ts'

const fees = '/api/admin/fees'
const refund = `${fees}/refunds/:refund` as const

/** What administrators see of money that came in, and give back (behaviour 7). */
export const booksEndpoints = {
  adminIntents: {
    method: 'GET',
    path: `${fees}/intents`,
    who: 'administrator',
    formats: ['csv'],
  },
  /** Tokens that pay for nothing yet, and what was given back of them. */
  adminCredits: {
    method: 'GET',
    path: `${fees}/credits`,
    who: 'administrator',
    formats: ['csv'],
  },
  /** Coins that paid for no swap. */
  adminCoins: {
    method: 'GET',
    path: `${fees}/coins`,
    who: 'administrator',
    formats: ['csv'],
  },
  adminTotals: {
    method: 'GET',
    path: `${fees}/totals`,
    who: 'administrator',
  },
  /** Sets a credit aside, so that nobody spends it while it is paid back. */
  beginRefund: {
    method: 'POST',
    path: `${fees}/credits/:credit/refund`,
    who: 'administrator',
    fresh: true,
    bytes,
  },
  /** Names the transaction that paid it back: the server reads it itself. */
  recordRefund: {
    method: 'POST',
    path: `${refund}/payment`,
    who: 'administrator',
    fresh: true,
    bytes,
  },
  /** Nothing was paid: the credit is its payer's again. */
  dropRefund: {
    method: 'POST',
    path: `${refund}/drop`,
    who: 'administrator',
    fresh: true,
    bytes,
  },
} as const satisfies Lines

/** What of credits is asked for; the first is the usual one. */
export const creditViews = ['open', 'refunds', 'all'] as const
export type CreditView = (typeof creditViews)[number]

import * as z from 'zod/mini'
import { Uuid } from '../drafts/schemas.ts'
import { FeeIntent, FeePurpose, FeeState } from '../fees/schemas.ts'
import { pageOf, pageQuery } from '../kit/lists.ts'
import { Reason } from '../kit/texts.ts'
import {
  Address,
  Amount,
  addressText,
  Bytes32,
  count,
  Instant,
} from '../kit/values.ts'
import { creditViews } from './endpoints.ts'

// --- questions

export const AdminIntentsQuery = z.strictObject({
  state: z.optional(FeeState),
  purpose: z.optional(FeePurpose),
  payer: z.optional(addressText),
  ...pageQuery(),
})
export const AdminCreditsQuery = z.strictObject({
  view: z._default(z.enum(creditViews), 'open'),
  payer: z.optional(addressText),
  ...pageQuery(),
})
export const AdminCoinsQuery = z.strictObject(pageQuery())
export const CreditParams = z.strictObject({ credit: Uuid })
export const RefundParams = z.strictObject({ refund: Uuid })

export const RefundBody = z.strictObject({ reason: Reason })
export const RecordRefundBody = z.strictObject({
  reason: Reason,
  /** A hash, or the address of an explorer's page with the hash in it. */
  hash: z.string().check(z.minLength(64), z.maxLength(500)),
})

// --- answers

export const AdminIntent = z.object({
  ...FeeIntent.shape,
  /** The block that its payment is in. */
  block: z.optional(count()),
})
export type AdminIntent = z.infer<typeof AdminIntent>
export const AdminIntents = pageOf(AdminIntent)
export type AdminIntents = z.infer<typeof AdminIntents>

/** What is given back of a credit. */
export const Refund = z.object({
  id: Uuid,
  /** `open`: set aside, and not paid yet. */
  state: z.enum(['open', 'refunded', 'dropped']),
  /** Base units that were set aside. */
  amount: Amount,
  by: Address,
  reason: z.string(),
  at: Instant,
  /** The transaction that the server has read. */
  hash: z.optional(Bytes32),
  refundedAt: z.optional(Instant),
})
export type Refund = z.infer<typeof Refund>

export const AdminCredit = z.object({
  id: Uuid,
  payer: Address,
  token: Address,
  /** Base units that arrived. */
  amount: Amount,
  /** Base units that can still be spent. */
  left: Amount,
  /** The payment that it is of, and its block. */
  hash: Bytes32,
  block: count(),
  why: z.enum(['unmatched', 'over', 'refunded']),
  at: Instant,
  /** The newest first. */
  refunds: z.array(Refund),
})
export type AdminCredit = z.infer<typeof AdminCredit>
export const AdminCredits = pageOf(AdminCredit)
export type AdminCredits = z.infer<typeof AdminCredits>

export const AdminCoin = z.object({
  payer: Address,
  /** Base units. */
  amount: Amount,
  hash: Bytes32,
  block: count(),
  at: Instant,
  /** Until then it pays for a swap of its payer. */
  until: Instant,
})
export type AdminCoin = z.infer<typeof AdminCoin>
export const AdminCoins = pageOf(AdminCoin)
export type AdminCoins = z.infer<typeof AdminCoins>

/** Base units, since fees are watched. */
export const AssetTotals = z.object({
  asset: z.enum(['TOKEN', 'CRO']),
  payments: count(),
  /** All that arrived, by the chain. */
  arrived: Amount,
  /** That paid for something, by the books. */
  spent: Amount,
  /** That is to the credit of who paid it. */
  credit: Amount,
  /** Set aside, to be paid back. */
  setAside: Amount,
  refunded: Amount,
  /** In too few blocks yet. */
  waiting: Amount,
  /** What the books say is what the chain says. */
  agrees: z.boolean(),
})
export type AssetTotals = z.infer<typeof AssetTotals>
export const AdminTotals = z.object({
  /** The block that the chain was read to. */
  block: count(),
  assets: z.array(AssetTotals),
})
export type AdminTotals = z.infer<typeof AdminTotals>

import * as z from 'zod/mini'
import { Uuid } from '../drafts/schemas.ts'
import {
  Address,
  Amount,
  Bytes32,
  count,
  Instant,
  plainText,
} from '../kit/values.ts'

export const FeePurpose = z.enum(['proposal', 'bounty'])
export type FeePurpose = z.infer<typeof FeePurpose>

/**
 * A message that was signed for what the fee is for, as its own area reads it.
 * The server makes the typed data from its own types (E9).
 */
export const SignedMessage = z.strictObject({
  message: z.record(
    plainText(40),
    z.union([plainText(1_000), z.number(), z.boolean()]),
  ),
  /** 65 bytes. */
  signature: z.string().check(z.maxLength(16_386)),
  /**
   * For what site, chain and collection it was signed (E8), to be told where that
   * is another one: a signature for another domain is of no one here.
   */
  domain: z.optional(
    z.strictObject({
      name: plainText(200),
      version: plainText(20),
      chainId: z.int(),
      verifyingContract: Address,
    }),
  ),
})
export type SignedMessage = z.infer<typeof SignedMessage>

export const CreateFeeIntentBody = z.strictObject({
  purpose: FeePurpose,
  /** The draft that is to be published. */
  refId: Uuid,
  contentHash: Bytes32,
  /**
   * With it the server publishes by itself when the fee has arrived, whatever
   * became of the page.
   */
  signed: z.optional(SignedMessage),
})

export const IntentParams = z.strictObject({ intent: Uuid })

/**
 * A hash, or what people paste instead of one: the address of an explorer's page
 * with the hash in it.
 */
export const ReportFeeBody = z.strictObject({
  hash: z.string().check(z.minLength(64), z.maxLength(500)),
})

/** Behaviour 1.4, 5. */
export const FeeState = z.enum([
  'open',
  'submitted',
  'confirmed',
  'consumed',
  'failed',
  'expired',
  'credited',
])
export type FeeState = z.infer<typeof FeeState>

export const FeeIntent = z.object({
  id: Uuid,
  purpose: FeePurpose,
  refId: Uuid,
  contentHash: Bytes32,
  payer: Address,
  token: Address,
  /** Where the fee goes: the admin wallet. */
  to: Address,
  /** Base units. */
  amount: Amount,
  state: FeeState,
  /** Payments of older blocks do not pay it. */
  createdBlock: count(),
  createdAt: Instant,
  /** What is paid from then on is a credit. */
  expiresAt: Instant,
  /** Its payer pays nothing (R6.3). */
  exempt: z.boolean(),
  /** A credit pays it: the wallet is not asked. */
  byCredit: z.boolean(),
  /** The transaction that pays it, or that was named last. */
  hash: z.optional(Bytes32),
  /** Blocks that hold the payment, of those that it takes. */
  confirmations: z.optional(z.object({ have: count(), need: count() })),
  /** Why it is `failed`, or the last transaction named does not pay it. */
  fault: z.optional(z.string()),
  /** What was published by it. */
  published: z.optional(Uuid),
})
export type FeeIntent = z.infer<typeof FeeIntent>

/** Money that arrived and pays for nothing yet. */
export const FeeCredit = z.object({
  id: Uuid,
  token: Address,
  /** Base units that arrived. */
  amount: Amount,
  /** Base units that are left of it. */
  left: Amount,
  hash: Bytes32,
  /** `over`: more than was asked for. `refunded`: what it paid for could not be published. */
  why: z.enum(['unmatched', 'over', 'refunded']),
  at: Instant,
})
export type FeeCredit = z.infer<typeof FeeCredit>

export const MyFees = z.object({
  /** Newest first, the last hundred. */
  intents: z.array(FeeIntent),
  /** Newest first: those of which something is left. */
  credits: z.array(FeeCredit),
  /** Base units that the next fee may be paid with. */
  credit: Amount,
})
export type MyFees = z.infer<typeof MyFees>

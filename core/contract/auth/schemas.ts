import * as z from 'zod/mini'
import { Address, HoldingsSource, SignatureText } from '../kit/values.ts'

/** `POST /api/auth/nonce` (R3.5). */
export const NonceResponse = z.object({
  nonce: z.string().check(z.minLength(1)),
  sessionId: z.optional(z.string()),
  message: z.optional(z.string()),
})
export type NonceResponse = z.infer<typeof NonceResponse>

/** `POST /api/auth/verify` (R3.6): exactly these two members. */
export const VerifyRequest = z.strictObject({
  message: z.string().check(z.maxLength(2_000)),
  signature: SignatureText,
})
export type VerifyRequest = z.infer<typeof VerifyRequest>

/** The signed-in user (R3.1); the answer of `verify` and `me`. */
export const User = z.object({
  address: Address,
  nftCount: z.optional(z.int().check(z.nonnegative())),
  votingPower: z.optional(z.int().check(z.nonnegative())),
  holdings: HoldingsSource,
})
export type User = z.infer<typeof User>

/** `POST /api/auth/logout`. */
export const LogoutResponse = z.object({ ok: z.literal(true) })

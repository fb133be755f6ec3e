import * as z from 'zod/mini'
import { Address, Instant } from '../kit/values.ts'

/** `POST /api/admin/check` (R3.3). */
export const AdminCheckRequest = z.strictObject({
  address: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
})
export const AdminCheckResponse = z.object({ isAdmin: z.boolean() })

/** `GET /api/admin/primary-wallet`, `GET /api/admin/wallet-address` (R3.8). */
export const AdminWalletResponse = z.object({ address: Address })

/** `GET /api/admin/overview`, administrators only. */
export const AdminOverview = z.object({
  version: z.string(),
  startedAt: Instant,
  uptimeSeconds: z.int().check(z.nonnegative()),
  counts: z.object({
    sessions: z.int(),
    nonces: z.int(),
    members: z.int(),
  }),
  /** How far the index of the chain is. */
  index: z.object({
    status: z.enum(['absent', 'fresh', 'behind', 'doubtful', 'stale']),
    block: z.optional(z.int()),
    head: z.optional(z.int()),
    /** Blocks that are missing. */
    lag: z.optional(z.int()),
    /** Until it has caught up, as far as can be told. */
    secondsLeft: z.optional(z.int()),
  }),
})
export type AdminOverview = z.infer<typeof AdminOverview>

/** `POST /api/admin/sessions/revoke`, administrators only. */
export const RevokeRequest = z.strictObject({
  ...AdminCheckRequest.shape,
  /** Why, for the audit log. */
  reason: z.optional(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(280)),
  ),
})
export const RevokeResponse = z.object({ ended: z.int() })

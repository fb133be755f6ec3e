import * as z from 'zod/mini'
import { addressText, Instant } from '../kit/values.ts'

/**
 * What a marketplace says of a wallet (R3.11): names, pictures, ranks, what is
 * listed. Never a source of truth; who holds what is read from the chain.
 */
export const MarketWallet = z.object({
  /** `off`: this deployment asks none. `away`: it does not answer just now. */
  status: z.enum(['answered', 'away', 'off']),
  at: z.optional(Instant),
  /** Milliseconds that the answer took. */
  latency: z.optional(z.int().check(z.nonnegative())),
  rows: z.array(
    z.object({
      id: z.string(),
      name: z.optional(z.string()),
      /** A `data:` URI. */
      image: z.optional(z.string()),
      /** Rarity among the collection, 1 the rarest. */
      rank: z.optional(z.int().check(z.positive())),
      isListed: z.optional(z.boolean()),
    }),
  ),
})
export type MarketWallet = z.infer<typeof MarketWallet>

export const MarketWalletParams = z.strictObject({ address: addressText })

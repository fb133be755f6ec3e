import * as z from 'zod/mini'
import { Address, Amount, HoldingsSource, Instant } from '../kit/values.ts'

const Link = z.object({ label: z.string(), href: z.string() })

/** `GET /api/config`: what a client must know of this deployment. */
export const ClubConfig = z.object({
  world: z.enum(['local', 'cronos']),
  chain: z.object({
    id: z.int(),
    name: z.string(),
    rpcUrl: z.string(),
    explorerUrl: z.optional(z.string()),
    nativeCurrency: z.object({
      name: z.string(),
      symbol: z.string(),
      decimals: z.int(),
    }),
  }),
  contracts: z.object({ nft: Address, token: Address, swap: Address }),
  adminWallet: Address,
  fees: z.object({ swap: Amount, proposal: Amount, bounty: Amount }),
  limits: z.object({
    minimumVotingPower: z.int(),
    votingPowerRatio: z.int(),
    minimumVotingPeriodSeconds: z.int(),
    swapRatio: z.int(),
    swapUnit: Amount,
  }),
  signIn: z.object({ statement: z.string(), path: z.string() }),
  brand: z.object({
    product: z.string(),
    appName: z.string(),
    year: z.int(),
    links: z.object({
      social: Link,
      website: Link,
      chat: Link,
      game: Link,
    }),
  }),
})
export type ClubConfig = z.infer<typeof ClubConfig>

/** `GET /api/facts`: what the pages show to anyone, read from the chain. */
export const ClubFacts = z.object({
  source: HoldingsSource,
  /** Time of `source.block` on the chain. */
  blockTime: z.optional(Instant),
  nft: z.optional(z.object({ supply: z.int(), inVault: z.int() })),
  token: z.optional(z.object({ supply: Amount, inVault: Amount })),
  /** Newest members of the collection, art as `data:` URIs. */
  newest: z.optional(
    z.array(z.object({ id: z.int(), image: z.string(), name: z.string() })),
  ),
})
export type ClubFacts = z.infer<typeof ClubFacts>

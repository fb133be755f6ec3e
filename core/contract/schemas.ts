import * as z from 'zod/mini'

/** A 20-byte address, lower case on the wire; shown checksummed. */
export const Address = z.string().check(z.regex(/^0x[0-9a-f]{40}$/))
/** An unsigned integer in base units, as a decimal string. */
export const Amount = z.string().check(z.regex(/^(0|[1-9][0-9]{0,77})$/))
/** An instant in UTC, RFC 3339. */
export const Instant = z.iso.datetime()

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
  signature: z.string().check(z.regex(/^0x[0-9a-fA-F]{130}$/)),
})
export type VerifyRequest = z.infer<typeof VerifyRequest>

/**
 * Where the holdings come from. `fresh`: read within the cache's lifetime.
 * `stale`: the node is away, the last known numbers stand. `unavailable`: never
 * read, so no number is given: unknown is not zero.
 */
export const HoldingsSource = z.object({
  status: z.enum(['fresh', 'stale', 'unavailable']),
  block: z.optional(z.int().check(z.nonnegative())),
  at: z.optional(Instant),
})
export type HoldingsSource = z.infer<typeof HoldingsSource>

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
    status: z.enum(['absent', 'fresh', 'behind', 'stale']),
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

/** The body of every refusal (R3.7). `error` is for people, `code` for programs. */
export const ErrorResponse = z.object({
  error: z.string(),
  code: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>

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

/** R4.8. */
export const ProposalStatus = z.enum(['pending', 'active', 'closed'])
export type ProposalStatus = z.infer<typeof ProposalStatus>

/** R3.10. */
export const VoteChoice = z.enum(['yes', 'no'])
export type VoteChoice = z.infer<typeof VoteChoice>

import * as z from 'zod/mini'
import { AsOf } from '../analytics/schemas.ts'
import { pageOf, pageQuery } from '../kit/lists.ts'
import {
  Address,
  count,
  flag,
  HoldingsSource,
  Instant,
  plainText,
  share,
  wholeNumber,
} from '../kit/values.ts'
import { clubSorts, clubWords } from './endpoints.ts'

// --- questions

/** The name of a club in a path: words of small letters and digits, 3 to 32. */
export const clubId = z
  .string()
  .check(z.minLength(3), z.maxLength(32), z.regex(clubWords))
export const ClubParams = z.strictObject({ club: clubId })

export const ClubsQuery = z.strictObject({
  /** Some words that name, tagline or id have in them; each sign is itself. */
  q: z.optional(plainText(60, 1)),
  sort: z._default(z.enum(clubSorts), 'proposals'),
  /** Those alone that the member who asks follows. */
  joined: z.optional(flag),
  /** Those alone where the member who asks has voting power. */
  eligible: z.optional(flag),
  ...pageQuery(),
})

export const ClubRulesQuery = z.strictObject({
  /** @default the rules of now */
  version: z.optional(wholeNumber(1, 2 ** 31 - 1)),
})

export const ClubMembersQuery = z.strictObject(pageQuery())

export const ClubActivityQuery = z.strictObject({
  /** @default 8 */
  limit: z.optional(wholeNumber(1, 25)),
})

// --- answers

export const ClubStatus = z.enum(['active', 'paused', 'archived'])
export type ClubStatus = z.infer<typeof ClubStatus>

/** What holds for proposals that are opened from `at` on, until the next version. */
export const ClubRuleSet = z.object({
  version: z.int().check(z.positive()),
  at: Instant,
  /** Voting power that opening a proposal takes. */
  minProposeVp: count(),
  /** Seconds that a vote lasts at least. */
  minPeriod: count(),
  /** Voting power that must have voted; 0: there is no such rule. */
  quorumVp: count(),
  /** Hours that a proposer must have held so much before; 0: none. */
  proposerHoldHours: count(),
  /**
   * Addresses that count for nothing in this club: its own, and those that count
   * in none (zero, dead, the vault, the deployment's).
   */
  exclusions: z.array(Address),
  /** What a proposal may be labelled. */
  labels: z.array(z.string()),
})
export type ClubRuleSet = z.infer<typeof ClubRuleSet>

const counts = z.object({
  followers: count(),
  /** Missing while the index cannot tell: unknown is not zero. */
  holders: z.optional(count()),
  proposals: z.object({ pending: count(), active: count(), closed: count() }),
  /** Those that are open. */
  bounties: count(),
})

const card = {
  id: z.string(),
  name: z.string(),
  tagline: z.string(),
  avatar: z.optional(z.string()),
  banner: z.optional(z.string()),
  status: ClubStatus,
  createdAt: Instant,
  counts,
}

export const ClubCard = z.object({
  ...card,
  /** Whether the member who asks follows it; missing for visitors. */
  follows: z.optional(z.boolean()),
})
export type ClubCard = z.infer<typeof ClubCard>

export const ClubList = z.object({
  /** What the counts of holders are of. */
  source: HoldingsSource,
  ...pageOf(ClubCard).shape,
})
export type ClubList = z.infer<typeof ClubList>

/** Whether a member may open a proposal, and what is missing. */
export const ProposeEligibility = z.object({
  ok: z.boolean(),
  /** Why not: words of the policies. */
  why: z.optional(
    z.enum(['club_not_active', 'voting_power_needed', 'holdings_unknown']),
  ),
  need: count(),
  /** Missing while it is not known. */
  have: z.optional(count()),
  /** So much more; also where something else is in the way besides. */
  missing: z.optional(count()),
})
export type ProposeEligibility = z.infer<typeof ProposeEligibility>

export const ClubDetail = z.object({
  ...card,
  /** What the counts of holders, and `mine`, are of. */
  source: HoldingsSource,
  description: z.string(),
  links: z.array(z.object({ label: z.string(), href: z.string() })),
  nftContract: Address,
  tokenContract: Address,
  chainId: z.int(),
  moderators: z.array(Address),
  /** The rules of now. */
  rules: ClubRuleSet,
  /** Of the member who asks; missing for visitors. */
  mine: z.optional(
    z.object({
      follows: z.boolean(),
      /** In this club; missing while it is not known. */
      votingPower: z.optional(count()),
      propose: ProposeEligibility,
    }),
  ),
})
export type ClubDetail = z.infer<typeof ClubDetail>

export const ClubRulesAnswer = z.object({
  club: z.string(),
  /** The version of now. */
  latest: z.int().check(z.positive()),
  rules: ClubRuleSet,
})
export type ClubRulesAnswer = z.infer<typeof ClubRulesAnswer>

export const ClubMembers = z.object({
  asOf: AsOf,
  ...pageOf(
    z.object({
      /** Equals share the better place. */
      rank: count(),
      address: Address,
      nfts: count(),
      votingPower: count(),
      /** Of all that members hold. */
      share: share(),
      /** Since when it has held at least one without a break. */
      since: Instant,
    }),
  ).shape,
})
export type ClubMembers = z.infer<typeof ClubMembers>

const happened = { at: Instant, address: Address }
/** Something that a holder did. */
export const ClubHappening = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['minted', 'deposited', 'redeemed']),
    ...happened,
    nfts: count(),
  }),
  z.object({
    kind: z.literal('sent'),
    ...happened,
    to: Address,
    nfts: count(),
  }),
  z.object({
    kind: z.literal('voted'),
    ...happened,
    votingPower: count(),
    proposal: z.object({
      id: z.string(),
      number: count(),
      /** Missing where there is a warning before it. */
      title: z.optional(z.string()),
    }),
  }),
])
export type ClubHappening = z.infer<typeof ClubHappening>

export const ClubActivity = z.object({
  /** What the index tells of the collection by. */
  source: HoldingsSource,
  /** The newest first. */
  rows: z.array(ClubHappening),
})
export type ClubActivity = z.infer<typeof ClubActivity>

export const ClubFollow = z.object({ follows: z.boolean(), followers: count() })
export type ClubFollow = z.infer<typeof ClubFollow>

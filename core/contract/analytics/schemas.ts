import * as z from 'zod/mini'
import { pageOf, pageQuery, pageShape } from '../kit/lists.ts'
import {
  Address,
  Amount,
  addressText,
  count,
  Instant,
  share,
  wholeNumber,
} from '../kit/values.ts'
import { seriesMetrics, seriesSteps } from './endpoints.ts'

const blockNumber = wholeNumber(0, 2 ** 31 - 1)

// --- questions

/** What every question of the area may say. */
const common = {
  /** The moment asked for; the newest block that is in where missing. */
  block: z.optional(blockNumber),
  /** Whether contracts (see `AsOf.excluded`) are left out of every number. */
  exclude: z._default(z.enum(['contracts', 'none']), 'contracts'),
}
const page = pageQuery()

export const AnalyticsQuery = z.strictObject(common)
export const HoldersQuery = z.strictObject({
  ...common,
  ...page,
  /** The beginning of an address, `0x` and some digits. */
  q: z.optional(z.string().check(z.regex(/^0x[0-9a-fA-F]{0,40}$/))),
})
export const WalletQuery = z.strictObject({ ...common, ...page })
export const WalletParams = z.strictObject({ address: addressText })
export const GovernanceQuery = z.strictObject({
  block: common.block,
  /** Whose votes they are. */
  club: z._default(z.string().check(z.minLength(1), z.maxLength(32)), 'main'),
})
export const FeesQuery = z.strictObject({ block: common.block, ...page })
export const SeriesQuery = z.strictObject({
  ...common,
  metric: z.enum(seriesMetrics),
  /** UTC seconds, taken to the beginning of their day; from the first transfer where missing. */
  from: z.optional(wholeNumber(0, 4_102_444_800)),
  /** UTC seconds, not included, taken to the end of their day; up to the moment asked for where missing. */
  to: z.optional(wholeNumber(0, 4_102_444_800)),
  /** A month is 30 days. */
  step: z._default(z.enum(seriesSteps), 'day'),
})
// --- answers

/**
 * The moment that the numbers are of. `fresh`: the index is at the head of the
 * chain. `behind`: it is catching up, by more blocks than `behindAfter`.
 * `doubtful`: some of it does not agree with the chain, and is being put right.
 * `stale`: the chain has not been heard of lately; the numbers stand as of then.
 */
export const AsOf = z.object({
  status: z.enum(['fresh', 'behind', 'doubtful', 'stale']),
  block: count(),
  /** Time of that block, by the chain. */
  at: Instant,
  /** The newest block that is known of. */
  head: count(),
  /** Addresses that these numbers leave out, and why. */
  excluded: z.array(
    z.object({
      address: Address,
      reason: z.enum(['zero', 'dead', 'vault', 'listed']),
    }),
  ),
})
export type AsOf = z.infer<typeof AsOf>

const change = z.object({ joined: count(), left: count(), stayed: count() })

export const AnalyticsSummary = z.object({
  asOf: AsOf,
  /** NFTs that exist: minted and not burned. */
  supply: count(),
  minted: count(),
  burned: count(),
  /** NFTs with those who count; less than `supply` where some are left out. */
  held: count(),
  holders: count(),
  /** NFTs of a holder on average. */
  average: z.optional(z.number()),
  /** Holders with exactly one NFT, of all holders. */
  singleShare: share(),
  /** Holders of at least 1 % of what is held. */
  majorHolders: count(),
  /** Against the state 7 and 30 days before the moment. */
  week: change,
  month: change,
})
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>

const moment = z.object({ block: count(), at: Instant })
/** Blocks spread evenly over the time since the first transfer: the slider's stops. */
export const AnalyticsMoments = z.object({
  asOf: AsOf,
  moments: z.array(moment),
})
export type AnalyticsMoments = z.infer<typeof AnalyticsMoments>

export const AnalyticsDistribution = z.object({
  asOf: AsOf,
  holders: count(),
  held: count(),
  buckets: z.array(
    z.object({
      from: count(),
      to: z.optional(count()),
      holders: count(),
      held: count(),
      holderShare: share(),
      supplyShare: share(),
    }),
  ),
  /** From (0, 0) to (1, 1); missing where no address holds any. */
  lorenz: z.optional(
    z.array(z.object({ population: z.number(), share: z.number() })),
  ),
})
export type AnalyticsDistribution = z.infer<typeof AnalyticsDistribution>

export const AnalyticsConcentration = z.object({
  asOf: AsOf,
  holders: count(),
  gini: share(),
  /** Herfindahl–Hirschman index, 1/n to 1. */
  hhi: share(),
  /** How many of the largest have more than half together. */
  nakamoto: z.optional(count()),
  top10: share(),
  /** The largest 10 % of holders, rounded up, and what they have. */
  topTenth: z.object({ holders: count(), share: share() }),
  topHalf: z.object({ holders: count(), share: share() }),
})
export type AnalyticsConcentration = z.infer<typeof AnalyticsConcentration>

const holder = z.object({
  /** Equals share the better place. */
  rank: count(),
  address: Address,
  nfts: count(),
  share: share(),
  /** Token balance at the moment. */
  balance: Amount,
  /** Since when it has held at least one without a break. */
  since: Instant,
})
export const AnalyticsHolders = z.object({
  asOf: AsOf,
  ...pageOf(holder).shape,
})
export type AnalyticsHolders = z.infer<typeof AnalyticsHolders>

export const AnalyticsTimeseries = z.object({
  asOf: AsOf,
  metric: z.enum(seriesMetrics),
  step: z.enum(seriesSteps),
  points: z.array(
    z.object({
      /** The start of the step. */
      at: Instant,
      /** Missing where the step begins after what is known. */
      value: z.optional(z.number()),
      /** The step is not over, or cut short. */
      partial: z.boolean(),
    }),
  ),
})
export type AnalyticsTimeseries = z.infer<typeof AnalyticsTimeseries>

export const AnalyticsRetention = z.object({
  asOf: AsOf,
  cohorts: z.array(
    z.object({
      /** Month of the first mint, `2026-03`. */
      month: z.string(),
      minters: count(),
      /** Share that holds at the end of that month, the next, and so on. */
      retained: z.array(z.number()),
    }),
  ),
  periods: z.array(
    z.object({
      id: z.enum([
        'underDay',
        'underWeek',
        'underMonth',
        'underQuarter',
        'underYear',
        'overYear',
      ]),
      nfts: count(),
      share: share(),
    }),
  ),
  /** Seconds that an NFT has been with its holder. */
  median: z.optional(z.number()),
  diamondHands: share(),
  mintToHold: share(),
  paperHands: share(),
})
export type AnalyticsRetention = z.infer<typeof AnalyticsRetention>

export const AnalyticsToken = z.object({
  asOf: AsOf,
  supply: Amount,
  holders: count(),
  bands: z.array(
    z.object({
      /** From 10^power whole tokens; missing for less than one token. */
      power: z.optional(count()),
      from: Amount,
      to: Amount,
      holders: count(),
      held: Amount,
      holderShare: share(),
      supplyShare: share(),
    }),
  ),
  cross: z.object({ both: count(), nftOnly: count(), tokenOnly: count() }),
  whales: count(),
  /** The hundred largest. */
  top: z.array(
    z.object({
      rank: count(),
      address: Address,
      balance: Amount,
      share: share(),
      nfts: count(),
    }),
  ),
})
export type AnalyticsToken = z.infer<typeof AnalyticsToken>

export const AnalyticsWallet = z.object({
  asOf: AsOf,
  address: Address,
  nfts: count(),
  votingPower: count(),
  balance: Amount,
  /** Of all who count; missing where it holds nothing or is left out. */
  rank: z.optional(count()),
  percentile: share(),
  share: share(),
  since: z.optional(Instant),
  isWhale: z.boolean(),
  thresholds: z.array(
    z.object({
      id: z.enum(['propose', 'whale']),
      reached: z.boolean(),
      missingNfts: count(),
      missingTokens: Amount,
    }),
  ),
  /** What it holds: the first 500, by id. */
  tokens: z.array(z.object({ id: z.string(), since: Instant })),
  /** What happened to it, the newest first. */
  timeline: z.array(
    z.object({
      kind: z.enum(['mint', 'in', 'out', 'burn']),
      block: count(),
      at: Instant,
      id: z.string(),
      /** The other side; the zero address at a mint or a burn. */
      other: Address,
    }),
  ),
  /** Asks for what happened before that. */
  next: z.optional(z.string()),
})
export type AnalyticsWallet = z.infer<typeof AnalyticsWallet>

/**
 * What became of a payment by now, whatever moment is asked for. `received`: no
 * more than that; `confirmed`: it pays for what is not published yet; `credit`:
 * kept for its payer; `spent`: a credit that has paid, if not with all of it.
 */
export const LedgerStatus = z.enum([
  'received',
  'confirmed',
  'published',
  'credit',
  'spent',
])
export type LedgerStatus = z.infer<typeof LedgerStatus>

export const AnalyticsFees = z.object({
  asOf: AsOf,
  totals: z.object({
    cro: Amount,
    croPayments: count(),
    token: Amount,
    tokenPayments: count(),
    /** Of the tokens: what pays for nothing yet, and is still its payer's. */
    credit: Amount,
  }),
  ...pageShape(
    z.object({
      block: count(),
      at: Instant,
      hash: z.string(),
      from: Address,
      asset: z.enum(['CRO', 'TOKEN']),
      amount: Amount,
      /** What came in of this asset so far, this payment with it. */
      total: Amount,
      /** `fee`: a proposal's and a bounty's are the same sum. */
      purpose: z.enum(['swap', 'fee']),
      status: LedgerStatus,
      /** What it paid for, by now; at once or as a credit. */
      proposal: z.optional(
        z.object({
          id: z.string(),
          clubId: z.string(),
          number: count(),
          /** Missing where there is a warning before it. */
          title: z.optional(z.string()),
        }),
      ),
    }),
  ),
})
export type AnalyticsFees = z.infer<typeof AnalyticsFees>

const decidedProposal = z.object({
  id: z.string(),
  number: count(),
  /** Missing where there is a warning before it. */
  title: z.optional(z.string()),
  /** When voting was over. */
  at: Instant,
  outcome: z.enum(['passed', 'rejected', 'tied', 'no_quorum', 'no_votes']),
  /** Of the voting power that was frozen, and of those who had it. */
  turnout: z.object({ byPower: share(), byVoters: share() }),
  voters: count(),
  /** Of these: who had voted on none before. */
  firstTime: count(),
  /** 1 − |yes − no| / (yes + no); missing where nobody voted. */
  contested: share(),
  /** The fewest voters without whom it had come out otherwise. */
  decisive: z.optional(count()),
  /** Seconds from the start to the first ballot. */
  firstVote: z.optional(z.number()),
  /** How the frozen voting power was spread. */
  frozen: z.object({
    holders: count(),
    power: count(),
    gini: share(),
    nakamoto: z.optional(count()),
    top10: share(),
  }),
})

export const AnalyticsGovernance = z.object({
  asOf: AsOf,
  club: z.string(),
  /** How many votes of the club were over at the moment, none of them cancelled. */
  decided: count(),
  /** The newest of them, the oldest first: all that follows is of these. */
  proposals: z.array(decidedProposal),
  turnout: z.object({
    /** Of the turnouts by power. */
    median: share(),
    /** By how much it grows from one proposal to the next. */
    trend: z.optional(z.number()),
  }),
  passRate: share(),
  /** Median of the seconds to the first ballot. */
  firstVote: z.optional(z.number()),
  voters: z.object({
    count: count(),
    /** Who voted on two or more, of these. */
    repeat: share(),
  }),
  /** Tenths of the holders, the strongest first, on the newest of them. */
  deciles: z.array(
    z.object({
      decile: count(),
      holders: count(),
      voters: count(),
      turnout: share(),
    }),
  ),
  health: z.object({
    /** From 0 to 100; missing while any term is. */
    score: z.optional(z.number().check(z.gte(0), z.lte(100))),
    terms: z.array(
      z.object({
        id: z.enum([
          'turnout',
          'evenness',
          'repeatVoters',
          'proposerDiversity',
        ]),
        weight: count(),
        value: share(),
        points: z.optional(z.number()),
      }),
    ),
  }),
})
export type AnalyticsGovernance = z.infer<typeof AnalyticsGovernance>

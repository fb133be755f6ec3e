const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * What a bounty may be, in one place (behaviour 3). Lengths are code points,
 * times milliseconds.
 */
export const bountyLimits = {
  title: { least: 5, most: 120 },
  description: { least: 30, most: 10_000 },
  skill: { least: 2, most: 30 },
  skills: 5,
  winners: 5,
  minVp: 1_000_000,
  /** All dates are whole minutes: a wallet shows them so. */
  unit: minute,
  /**
   * How far ahead the last moment for work is. A fee may be paid for a day: so
   * long must be left when it is signed, an hour when it is published.
   */
  submit: { least: day + hour, leastPaid: hour, most: 90 * day },
  /** After the last moment for work. */
  decide: { least: hour, most: 14 * day },
  /** After the last moment to decide. */
  pay: { least: hour, most: 7 * day },
  /** After it expired, for so long it may still be decided. */
  lateAward: 14 * day,
  /** After a decision. */
  dispute: 3 * day,
  /** How long the club votes on a dispute: no sooner may any vote end (R5.5). */
  disputeVote: 3 * day,
  /** To decide anew once a vote has undone a decision. */
  decideAnew: 7 * day,
  /** Holders who dispute together what is not their own. */
  disputeHolders: 3,
  /** How often one may be changed, the first version counted. */
  versions: 20,
  submission: { least: 10, most: 5_000 },
  links: 5,
  link: { least: 0, most: 256 },
  submissionVersions: 50,
  /**
   * Pieces of work that stand in one bounty and are no spam. Each is read by who
   * decides, and all of them with each decision.
   */
  works: 500,
  /** A last call comes so long before a date. */
  lastCall: day,
  /** Blocks that must hold a payout (as a fee: decisions, Money). */
  confirmations: 2,
  /**
   * By so much a block may say that it is older than it is: its time is the chain's,
   * and that of an award ours. Who pays at once is not to pay twice.
   */
  clocksApart: 2 * minute,
  /** A payout that was verified is looked at again for so long: blocks may be undone. */
  finalAfter: 15 * minute,
  /** How long a payout that no node knows is waited for. */
  unseenFor: day,
} as const

/** What kind of work it is. */
export const bountyCategories = [
  'art',
  'code',
  'words',
  'translation',
  'community',
  'research',
  'other',
] as const
export type BountyCategory = (typeof bountyCategories)[number]

/** What a reward is paid in; both have 18 decimals. */
export const rewardAssets = ['TOKEN', 'CRO'] as const
export type RewardAsset = (typeof rewardAssets)[number]

/** Who sees work that is handed in: all at once, or all once it is too late. */
export const visibilities = ['public', 'after_deadline'] as const
export type Visibility = (typeof visibilities)[number]

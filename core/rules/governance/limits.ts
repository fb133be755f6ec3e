import { governance } from '../../constants.ts'

const minute = 60
const day = 24 * 60 * minute

/**
 * What a proposal may be, in one place. Lengths are code points, so that an
 * emoji costs everyone the same; times are seconds.
 */
export const proposalLimits = {
  title: { least: 5, most: 120 },
  body: { least: 30, most: 10_000 },
  summary: { least: 0, most: 280 },
  discussionUrl: { least: 0, most: 256 },
  /** How often one may be changed, the first version counted. */
  versions: 20,
  /** How many of the club's labels one proposal has. */
  labels: { least: 0, most: 5 },
  /** In seconds (R5.5, R9.3). */
  duration: {
    least: governance.minimumVotingPeriodSeconds,
    most: 30 * day,
    unit: minute,
  },
  /** How far ahead voting may be asked to begin. */
  startAhead: 30 * day,
  /** What one author may have that is not closed. */
  openOfAuthor: 2,
  /** What one club may get within any 24 hours. */
  dailyOfClub: 10,
  /** Bodies that are more alike than this are taken for the same. */
  alike: 0.9,
  /** For so long a body is compared with those before it. */
  alikeFor: 30 * day,
  /** Blocks that must hold a payment before it counts (decisions, Money). */
  confirmations: 2,
} as const

/** What can be voted for: every proposal asks the same (P4). */
export const voteOptions = ['Yes', 'No'] as const

/** Milliseconds of a second: moments are UTC milliseconds, signed times seconds. */
export const second = 1_000

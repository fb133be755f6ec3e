import { governance } from '../../constants.ts'

/** What a club may be, at most. */
export const clubLimits = {
  name: 60,
  tagline: 120,
  description: 4_000,
  links: 8,
  label: 40,
  labels: 12,
  labelName: 30,
  moderators: 25,
  exclusions: 100,
  /** Clubs of a deployment. */
  clubs: 100,
  /** Voting power: more than any collection has. */
  power: 1_000_000_000,
  /** A vote lasts no less, and no longer than a month (R5.4). */
  leastPeriod: governance.minimumVotingPeriodSeconds,
  mostPeriod: 2_592_000,
  /** A year. */
  holdHours: 8_784,
} as const

/** Names that look alike are the same name. */
const fold = (name: string) => name.trim().normalize('NFKC').toLowerCase()

/** Tells whether each of some names stands there once, capital or not. */
export const areDistinct = (names: readonly string[]): boolean =>
  new Set(names.map(fold)).size === names.length

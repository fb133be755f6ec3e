export { type Amount, median } from './amounts.ts'
export { type BalanceBand, balanceBands } from './bands.ts'
export {
  gini,
  herfindahl,
  nakamoto,
  topPercentShare,
  topPercentSize,
  topShare,
} from './concentration.ts'
export {
  type Ballot,
  contestedIndex,
  decisiveHolders,
  type ProposalOutcome,
  passRate,
} from './contest.ts'
export { type CrossHoldings, crossHoldings, whales } from './crossHoldings.ts'
export {
  averageHolding,
  type HoldingBucket,
  heldSupply,
  holderBuckets,
  holdingBuckets,
  majorHolders,
  singleHolderShare,
  uniqueHolders,
} from './distribution.ts'
export { type MintedNft, mintToHold, paperHands, type Stay } from './flips.ts'
export {
  type ClubHealth,
  clubHealth,
  type HealthInput,
  type HealthTerm,
  healthWeights,
} from './health.ts'
export {
  type HolderChange,
  type Holdings,
  holderChange,
} from './holderChange.ts'
export { type LorenzPoint, lorenzCurve } from './lorenz.ts'
export {
  diamondHands,
  holdingPeriodBuckets,
  medianHoldingPeriod,
  type PeriodBucket,
  type PeriodBucketId,
  periodBuckets,
} from './periods.ts'
export { type Cohort, type Minter, retention } from './retention.ts'
export {
  type Change,
  flowSeries,
  levelSeries,
  type SeriesPoint,
  type SeriesRange,
} from './series.ts'
export {
  nextThresholds,
  percentile,
  rank,
  type Threshold,
  votingPowerShare,
} from './standing.ts'
export {
  medianTurnout,
  type Participation,
  type Turnout,
  turnout,
  turnoutTrend,
} from './turnout.ts'
export {
  firstTimeVoters,
  proposerDiversity,
  repeatVoters,
  timeToFirstVote,
  type VoterDecile,
  votersByDecile,
} from './voters.ts'

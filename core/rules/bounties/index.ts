export {
  type BountyDates,
  checkDates,
  checkLater,
  payUntil,
} from './dates.ts'
export {
  type DisputedWork,
  type DisputeFault,
  type DisputeOutcome,
  datesAfterDispute,
  disputeWords,
  faultOfDispute,
  turnedDownAt,
  verdictOf,
} from './dispute.ts'
export {
  type BountyCheck,
  type BountyContent,
  type BountyFault,
  checkBounty,
  faultsOfChange,
  type WrittenBounty,
} from './fields.ts'
export {
  type BountyCategory,
  bountyCategories,
  bountyLimits,
  type RewardAsset,
  rewardAssets,
  type Visibility,
  visibilities,
} from './limits.ts'
export {
  type BountyMessage,
  type BountySentence,
  bountyDigest,
  bountyHash,
  bountySentence,
  bountyTypedData,
} from './message.ts'
export {
  judgePayout,
  type PayoutAsked,
  type PayoutFacts,
  type PayoutFault,
  type PayoutVerdict,
} from './payout.ts'
export {
  type Bound,
  evenSplit,
  faultOfSplit,
  isBound,
  keepsPaid,
  type Share,
  type SplitFault,
} from './splits.ts'
export {
  type BountyBadge,
  type BountyFacts,
  type BountyStatus,
  bountyBadges,
  bountyStatus,
  disputeUntil,
  mayStillAward,
} from './status.ts'
export {
  checkSubmission,
  maySeeWork,
  needsReason,
  type ReviewStatus,
  reviewStatuses,
  type SubmissionCheck,
  type SubmissionContent,
  type SubmissionFault,
  type SubmissionStatus,
} from './submission.ts'

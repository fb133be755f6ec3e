export type { Hasher } from '../hashes.ts'
export { blockedHostsWith } from './blockedHosts.ts'
export { type CommentCheck, checkComment, commentLimits } from './comments.ts'
export { contentHash, contentText, type VersionedContent } from './content.ts'
export { type DiffPart, diffWords } from './diffWords.ts'
export {
  type Comparable,
  type Duplicate,
  duplicatesOf,
} from './duplicates.ts'
export type {
  FeeCredit,
  FeeDecision,
  FeeFault,
  FeeIntent,
  TransferLog,
} from './fees.types.ts'
export {
  type ContentCheck,
  checkContent,
  contentSchema,
  type FieldFault,
  type ProposalContent,
  refusalOf,
} from './fields.ts'
export { type Host, isListed, listOfHosts, readAddress } from './hosts.ts'
export { isSame } from './isSame.ts'
export { proposalLimits, voteOptions } from './limits.ts'
export {
  checkLinks,
  type FoundLink,
  type LinkFault,
  type LinkReport,
  type RefusedLink,
} from './links.ts'
export {
  type FeeFacts,
  type FeeMatch,
  feeKey,
  matchFees,
} from './matchFees.ts'
export {
  buildTree,
  emptyRoot,
  growTree,
  type Holder,
  isProved,
  type PowerTree,
} from './merkle.ts'
export {
  hasItsSentence,
  noPreviousDigest,
  type ProposalMessage,
  proposalDigest,
  proposalTypedData,
  signingDomain,
} from './message.ts'
export {
  actsOn,
  enoughToFold,
  type ModeratedKind,
  type ModeratedThing,
  type ModerationAct,
  type ModerationState,
  moderatedKinds,
  moderationActs,
  takenTitle,
} from './moderation.ts'
export { type Outcome, outcomeOf, type Tally } from './outcome.ts'
export {
  checkLimits,
  type FullCount,
  type ProposalLimit,
} from './publishLimits.ts'
export { readReason, reasonLimits } from './reasons.ts'
export {
  checkSchedule,
  openingOf,
  type Schedule,
  type ScheduleFault,
  secondOf,
} from './schedule.ts'
export { type ProposalSentence, proposalSentence } from './sentence.ts'
export { type Fingerprint, fingerprint, similarity } from './similarity.ts'
export {
  type PowerSnapshot,
  snapshotInSteps,
  snapshotOf,
  uncountedAddresses,
} from './snapshot.ts'
export {
  decidedOf,
  type Flip,
  fewestToFlip,
  flipOf,
  powerLeft,
  type Standing,
  type Supposed,
  suppose,
} from './standing.ts'
export {
  closedAtOf,
  statusOf,
  type Voting,
  type VotingWindow,
  windowAt,
} from './status.ts'
export { lengthOf, normaliseLine, normaliseText } from './text.ts'

export { choiceNumbers, choiceOf, type VoteChoice } from './choice.ts'
export { voteLimits } from './limits.ts'
export {
  type BallotLine,
  ballotKind,
  noPreviousLine,
  payloadOf,
  votesLedger,
} from './line.ts'
export {
  hasVoteSentence,
  proposalIdOf,
  type VoteMessage,
  voteDigest,
  voteTypedData,
} from './message.ts'
export { isVoteReason } from './reason.ts'
export {
  type HeadFacts,
  type Receipt,
  type ReceiptFacts,
  type Sealable,
  type Sealed,
  type SealedHead,
  type SealedStand,
  type SealKey,
  type StandFacts,
  sealDigest,
  sealedText,
} from './receipt.ts'
export { type VoteSentence, voteSentence } from './sentence.ts'
export { countBallot, type Leader, leaderOf, type VoteTally } from './tally.ts'

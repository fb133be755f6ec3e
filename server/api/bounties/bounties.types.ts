import type {
  Bound,
  BountyCategory,
  DisputeOutcome,
  RewardAsset,
  SubmissionStatus,
  Visibility,
} from '@narwhal-club/core/bounties'
import type {
  BountyDraftContent,
  DraftState,
  SignedMessage,
} from '@narwhal-club/core/contract'
import type { Marked } from '../moderation/moderated.ts'

type Address = `0x${string}`
type Hash = `0x${string}`

/** A draft of a bounty as it is kept. Moments are UTC milliseconds. */
export interface BountyDraftRow {
  id: string
  club: string
  /** Lower case. */
  author: Address
  content: BountyDraftContent
  version: number
  state: DraftState
  createdAt: number
  updatedAt: number
}

export interface FoundBountyDraft extends BountyDraftRow {
  /** The fee intent that is, or was last, made for it. */
  intent: string | null
  bounty: string | null
}

/** A bounty as it is kept. */
export interface BountyRow extends Marked {
  id: string
  club: string
  number: number
  author: Address
  /** Of the newest version, as the words below. */
  version: number
  title: string
  category: BountyCategory
  skills: string[]
  reward: { asset: RewardAsset; amount: string }
  winnersMax: number
  minVp: number
  visibility: Visibility
  publishedAt: number
  updatedAt: number
  submitBy: number
  decideBy: number
  payBy: number
  closedAt: number | null
  award: { at: number; by: string; payUntil: number } | null
  paidAt: number | null
  cancelled: { at: number; by: string; reason: string } | null
  isDisputed: boolean
  isUndone: boolean
  draft: string | null
  intent: string | null
  fee: { amount: string; token: string; tx: string } | null
  counts: {
    /** Work that stands. */
    submissions: number
    winners: number
    paid: number
    comments: number
  }
}

/** What was signed at one time. */
export interface BountyVersionRow {
  version: number
  title: string
  description: string
  skills: string[]
  reward: BountyRow['reward']
  contentHash: string
  signed: (SignedMessage & { digest: string }) | null
  at: number
}

export interface PayoutRow {
  hash: Hash
  state: 'sent' | 'confirming' | 'verified' | 'failed'
  /** Why it failed. */
  fault: string | null
  key: string | null
  amount: string | null
  block: number | null
  reportedAt: number
  verifiedAt: number | null
}

export interface SubmissionRow extends Marked {
  id: string
  bounty: string
  author: Address
  status: SubmissionStatus
  version: number
  text: string
  links: string[]
  at: number
  editedAt: number | null
  publicReason: string | null
  note: string | null
  reviewedAt: number | null
  rejectedAt: number | null
  /** Base units; null: it has not won. */
  share: string | null
  payout: PayoutRow | null
}

export interface SubmissionVersionRow {
  version: number
  text: string
  links: string[]
  at: number
}

export interface DisputeRow {
  bounty: string
  submission: string
  openedAt: number
  proposal: string
  resolvedAt: number | null
  outcome: DisputeOutcome | null
  bound: Bound | null
}

export interface DisputeCall {
  bounty: string
  address: string
  submission: string
  text: string
  at: number
}

/** A bounty with all that stands behind it. */
export interface BountySeed {
  row: BountyRow
  /** The first first. */
  versions: readonly BountyVersionRow[]
  submissions: readonly SubmissionRow[]
  dispute: DisputeRow | null
  calls: readonly DisputeCall[]
}

export type ListedBounty = BountyRow & { clubName: string; place: bigint }

export type FoundBounty = BountyRow & {
  clubName: string
  words: BountyVersionRow
  /** With their shares, the largest first. */
  winners: SubmissionRow[]
  dispute: DisputeRow | null
  /** Of the dispute, or of what may become one: the first first. */
  calls: DisputeCall[]
  /** Of the address that asks. */
  mine: { moderates: boolean; submission: string | null; disputed: boolean }
}

/** A record of promises and work, in base units where it is about money. */
export interface RecordRow {
  author: Record<
    | 'opened'
    | 'open'
    | 'awarded'
    | 'paid'
    | 'overdue'
    | 'expired'
    | 'cancelled'
    | 'disputed',
    number
  >
  paidOut: Record<RewardAsset, string>
  hunter: Record<'submitted' | 'won' | 'rejected' | 'spam', number>
  earned: Record<RewardAsset, string>
}

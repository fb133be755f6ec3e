import * as z from 'zod/mini'
import { ClubParams, clubId } from '../clubs/schemas.ts'
import { DraftState, Uuid } from '../drafts/schemas.ts'
import { SignedMessage } from '../fees/schemas.ts'
import { pageOf, pageQuery } from '../kit/lists.ts'
import {
  Address,
  Amount,
  addressText,
  Bytes32,
  count,
  flag,
  Instant,
  plainText,
  second,
} from '../kit/values.ts'
import { Moderated } from '../moderation/moderated.ts'
import { bountySorts, bountyStates } from './endpoints.ts'

export const RewardAsset = z.enum(['TOKEN', 'CRO'])
const Visibility = z.enum(['public', 'after_deadline'])
const reward = z.object({
  asset: RewardAsset,
  /** Base units. */
  amount: Amount,
})

// --- questions

export const BountyParams = z.strictObject({ bounty: Uuid })
export const BountyClubParams = ClubParams
export const SubmissionParams = z.strictObject({ submission: Uuid })
export const BountyDraftParams = z.strictObject({ draft: Uuid })
export const BountyRecordParams = z.strictObject({ address: addressText })

const asked = {
  state: z.optional(z.enum(bountyStates)),
  /** Some words that the title has in it. */
  q: z.optional(plainText(60, 1)),
  skill: z.optional(plainText(60, 1)),
  category: z.optional(plainText(40, 1)),
  asset: z.optional(RewardAsset),
  author: z.optional(addressText),
  /** Those that this address has handed in work for. */
  hunter: z.optional(addressText),
  /** Those alone that the member who asks wrote. */
  mine: z.optional(flag),
  sort: z._default(z.enum(bountySorts), 'newest'),
  ...pageQuery(),
}
export const ClubBountiesQuery = z.strictObject(asked)
export const BountiesQuery = z.strictObject({
  club: z.optional(clubId),
  ...asked,
})

/** The words of a draft: anything that a hand may leave behind. */
export const BountyDraftContent = z.strictObject({
  title: plainText(500),
  /** Markdown. */
  description: plainText(50_000),
  category: plainText(40),
  skills: z.array(plainText(60)).check(z.maxLength(20)),
  reward: z.strictObject({
    asset: RewardAsset,
    /** As it is typed, in whole units: `450.5`. */
    amount: plainText(100),
  }),
  winnersMax: z.int().check(z.nonnegative(), z.lte(100)),
  submitBy: z.nullable(Instant),
  decideBy: z.nullable(Instant),
  payBy: z.nullable(Instant),
  minVp: z.int().check(z.nonnegative(), z.lte(2 ** 31 - 1)),
  visibility: Visibility,
})
export type BountyDraftContent = z.infer<typeof BountyDraftContent>

export const BountyDraftsQuery = z.strictObject({
  club: z.optional(clubId),
  ...pageQuery(),
})
export const CreateBountyDraftBody = z.strictObject({
  /**
   * Chosen by who writes, so that creating it twice creates one.
   * @default the server chooses
   */
  id: z.optional(Uuid),
  club: clubId,
  content: BountyDraftContent,
})
export const SaveBountyDraftBody = z.strictObject({
  /** The version that these words were written on. */
  version: z.int().check(z.positive()),
  content: BountyDraftContent,
})

export const CheckBountyBody = z.strictObject({
  club: clubId,
  content: BountyDraftContent,
  /** The one that it would be a new version of: held to what that promised. */
  bounty: z.optional(Uuid),
})

/** What an author signs, as `BountyMessage` of the rules has it. */
export const BountyMessageBody = z.strictObject({
  summary: plainText(1_000),
  author: Address,
  club: clubId,
  contentHash: Bytes32,
  /** UTC seconds, as all times here. */
  submitBy: second(),
  decideBy: second(),
  payBy: second(),
  version: z.int().check(z.positive()),
  replaces: Bytes32,
  timestamp: second(),
})

export const CreateBountyBody = z.strictObject({
  draft: Uuid,
  ...SignedMessage.shape,
  intent: Uuid,
})
export const EditBountyBody = z.strictObject({
  content: BountyDraftContent,
  ...SignedMessage.shape,
})
export const ExtendBountyBody = z.strictObject({
  submitBy: Instant,
  decideBy: Instant,
  payBy: Instant,
})
/** 3 to 500 code points in its normal form, as `readReason` has it. */
const reason = plainText(2_000, 3)
export const CancelBountyBody = z.strictObject({ reason })
export const AwardBountyBody = z.strictObject({
  winners: z
    .array(z.strictObject({ submission: Uuid, amount: Amount }))
    .check(z.maxLength(20)),
})
export const DisputeBountyBody = z.strictObject({
  /** The work that is to be paid, or is not to be. */
  submission: Uuid,
  text: plainText(4_000, 3),
})

const work = {
  /** Markdown. */
  text: plainText(20_000),
  links: z.array(plainText(1_000)).check(z.maxLength(20)),
}
export const CreateSubmissionBody = z.strictObject({
  /**
   * Chosen by who writes, so that sending it twice hands it in once.
   * @default the server chooses
   */
  id: z.optional(Uuid),
  ...work,
})
export const EditSubmissionBody = z.strictObject(work)
export const ReviewSubmissionBody = z.strictObject({
  status: z.enum(['submitted', 'shortlisted', 'rejected', 'spam']),
  /** Anyone may read it; needed where the work is turned down. */
  publicReason: z.optional(plainText(2_000)),
  /** For those who decide. Left out: it stays as it was. */
  note: z.optional(plainText(2_000)),
})
export const ReportPayoutBody = z.strictObject({
  /** A hash, or the address of an explorer's page with the hash in it. */
  hash: z.string().check(z.minLength(64), z.maxLength(500)),
})
export const SubmissionsQuery = z.strictObject(pageQuery())

// --- answers

/** `pending`: its fee is not paid yet; such a one is a draft, and its author's alone. */
export const BountyStatus = z.enum(['pending', ...bountyStates])
export type BountyStatus = z.infer<typeof BountyStatus>

export const SubmissionStatus = z.enum([
  'submitted',
  'shortlisted',
  'rejected',
  'winner',
  'withdrawn',
  'spam',
])
export type SubmissionStatus = z.infer<typeof SubmissionStatus>

const card = {
  id: Uuid,
  /** In its club, from 1. */
  number: z.int().check(z.positive()),
  club: z.object({ id: z.string(), name: z.string() }),
  author: Address,
  title: z.string(),
  category: z.string(),
  skills: z.array(z.string()),
  reward,
  winnersMax: count(),
  minVp: count(),
  visibility: Visibility,
  status: BountyStatus,
  badges: z.array(
    z.enum(['closes_soon', 'decide_soon', 'pay_soon', 'overdue', 'undecided']),
  ),
  submitBy: Instant,
  decideBy: Instant,
  /** When its award is to be paid; as was planned while there is none. */
  payBy: Instant,
  publishedAt: Instant,
  version: z.int().check(z.positive()),
  counts: z.object({
    /** Work that stands. */
    submissions: count(),
    winners: count(),
    paid: count(),
    comments: count(),
  }),
}
export const BountyCard = z.object(card)
export type BountyCard = z.infer<typeof BountyCard>
export const BountyList = pageOf(BountyCard)
export type BountyList = z.infer<typeof BountyList>

/** What is known of the payment of a share. */
export const Payout = z.object({
  hash: Bytes32,
  /** `sent`: in no block yet. `confirming`: in too few. `failed`: it pays nothing. */
  state: z.enum(['sent', 'confirming', 'verified', 'failed']),
  /** Why it failed: a code of the refusals. */
  fault: z.optional(z.string()),
  /** Base units that arrived, once it is in a block. */
  amount: z.optional(Amount),
  verifiedAt: z.optional(Instant),
})
export type Payout = z.infer<typeof Payout>

const winner = z.object({
  submission: Uuid,
  address: Address,
  /** Base units. */
  amount: Amount,
  payout: z.optional(Payout),
})

const dispute = z.object({
  submission: Uuid,
  openedAt: Instant,
  /** The vote of the club that settles it. */
  proposal: Uuid,
  /** What was said for it, the first first. */
  texts: z.array(z.object({ address: Address, text: z.string(), at: Instant })),
  resolvedAt: z.optional(Instant),
  outcome: z.optional(
    z.enum([
      'passed',
      'rejected',
      'tied',
      'no_quorum',
      'no_votes',
      'cancelled',
    ]),
  ),
  /** The decision does not stand: who decides anew is bound by the vote. */
  isUndone: z.boolean(),
})

const signed = z.object({
  contentHash: Bytes32,
  digest: Bytes32,
  message: BountyMessageBody,
  signature: z.string(),
})

export const BountyDetail = z.object({
  ...card,
  /** Markdown. */
  description: z.string(),
  updatedAt: Instant,
  closedAt: z.optional(Instant),
  /** Missing in what every world begins with. */
  signed: z.optional(signed),
  /** Missing where none was due. */
  fee: z.optional(
    z.object({
      amount: Amount,
      token: Address,
      tx: z.union([Bytes32, z.literal('admin-exempt')]),
    }),
  ),
  award: z.optional(
    z.object({
      at: Instant,
      by: Address,
      payBy: Instant,
      /** Until then it may be disputed. */
      disputeUntil: Instant,
      winners: z.array(winner),
    }),
  ),
  paidAt: z.optional(Instant),
  dispute: z.optional(dispute),
  cancelled: z.optional(
    z.object({ at: Instant, by: Address, reason: z.string() }),
  ),
  moderated: z.optional(Moderated),
  /** Of the member who asks; missing for visitors. */
  mine: z.optional(
    z.object({
      isModerator: z.boolean(),
      /** Their work, where they have handed some in and not taken it back. */
      submission: z.optional(Uuid),
      /** They have disputed it. */
      disputed: z.boolean(),
    }),
  ),
})
export type BountyDetail = z.infer<typeof BountyDetail>

export const BountyVersion = z.object({
  version: z.int().check(z.positive()),
  at: Instant,
  title: z.string(),
  description: z.string(),
  skills: z.array(z.string()),
  reward,
  signed: z.optional(signed),
})
export type BountyVersion = z.infer<typeof BountyVersion>
export const BountyVersions = z.object({
  /** The newest first. */
  rows: z.array(BountyVersion),
})

export const BountyCalendar = z.object({
  id: Uuid,
  title: z.string(),
  url: z.string(),
  submitBy: Instant,
  decideBy: Instant,
  /** When its award is to be paid; as was planned while there is none. */
  payBy: Instant,
  updatedAt: Instant,
  cancelled: z.boolean(),
})

export const Submission = z.object({
  id: Uuid,
  bounty: Uuid,
  author: Address,
  status: SubmissionStatus,
  version: z.int().check(z.positive()),
  at: Instant,
  editedAt: z.optional(Instant),
  /** Missing where who asks may not see it yet. */
  work: z.optional(z.object({ text: z.string(), links: z.array(z.string()) })),
  publicReason: z.optional(z.string()),
  /** For those who decide alone. */
  note: z.optional(z.string()),
  reviewedAt: z.optional(Instant),
  /** Base units; of a winner. */
  amount: z.optional(Amount),
  payout: z.optional(Payout),
  moderated: z.optional(Moderated),
})
export type Submission = z.infer<typeof Submission>
export const SubmissionList = pageOf(Submission)
export type SubmissionList = z.infer<typeof SubmissionList>

export const SubmissionDetail = z.object({
  ...Submission.shape,
  /** The newest first; none where who asks may not see it yet. */
  versions: z.array(
    z.object({
      version: z.int().check(z.positive()),
      at: Instant,
      text: z.string(),
      links: z.array(z.string()),
    }),
  ),
})
export type SubmissionDetail = z.infer<typeof SubmissionDetail>

const sums = z.object({ TOKEN: Amount, CRO: Amount })

/** Counted by what stands now: what was promised and kept, handed in and won. */
export const BountyRecord = z.object({
  address: Address,
  author: z.object({
    opened: count(),
    open: count(),
    awarded: count(),
    paid: count(),
    /** Decided, and not paid in time. */
    overdue: count(),
    expired: count(),
    cancelled: count(),
    disputed: count(),
    /** Base units that were verified on chain. */
    paidOut: sums,
  }),
  hunter: z.object({
    submitted: count(),
    won: count(),
    rejected: count(),
    spam: count(),
    /** Base units that were verified on chain. */
    earned: sums,
  }),
})
export type BountyRecord = z.infer<typeof BountyRecord>

export const BountyFault = z.object({
  field: z.string(),
  code: z.string(),
  /** The length, number or moment (UTC milliseconds) that it is about. */
  limit: z.optional(z.int()),
  /** The link that it is about. */
  address: z.optional(z.string()),
})
export type BountyFault = z.infer<typeof BountyFault>

export const BountyCheck = z.object({
  faults: z.array(BountyFault),
  /** Of what would be published; missing where something is wrong with it. */
  contentHash: z.optional(Bytes32),
  /** Its author owes a payout: nothing can be opened before that is paid. */
  owes: z.boolean(),
})
export type BountyCheck = z.infer<typeof BountyCheck>

export const BountyDraftCard = z.object({
  id: Uuid,
  club: z.string(),
  title: z.string(),
  state: DraftState,
  /** `pending` while it waits for its fee. */
  status: z.optional(z.literal('pending')),
  /** The intent that its fee is asked for by, where there is one. */
  intent: z.optional(Uuid),
  createdAt: Instant,
  updatedAt: Instant,
})
export type BountyDraftCard = z.infer<typeof BountyDraftCard>
export const BountyDraftList = pageOf(BountyDraftCard)

export const BountyDraft = z.object({
  ...BountyDraftCard.shape,
  version: z.int().check(z.positive()),
  content: BountyDraftContent,
  /** The bounty that it has become. */
  bounty: z.optional(Uuid),
})
export type BountyDraft = z.infer<typeof BountyDraft>
export const BountyDraftSaved = z.object({
  id: Uuid,
  version: z.int().check(z.positive()),
  updatedAt: Instant,
})

export const BountyPublished = z.object({
  id: Uuid,
  number: z.int().check(z.positive()),
  club: z.string(),
})
export type BountyPublished = z.infer<typeof BountyPublished>
export const BountyDone = z.object({ ok: z.literal(true) })
export const BountyDisputed = z.object({
  /** The vote that it opened; missing while more holders have to say so. */
  proposal: z.optional(Uuid),
  /** Holders who are still needed. */
  missing: count(),
})

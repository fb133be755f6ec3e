import type {
  BountyDraftContent,
  SignedMessage,
} from '@narwhal-club/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import { milliseconds } from '../../db/moments.ts'
import { markJson } from '../moderation/mark.queries.ts'
import type {
  BountyDraftRow,
  BountyRow,
  BountyVersionRow,
  DisputeCall,
  DisputeRow,
  FoundBountyDraft,
  SubmissionRow,
  SubmissionVersionRow,
} from './bounties.types.ts'

export type Row = Record<string, unknown>

/** A moment of the thing at hand, as a number. */
const ms = (of: string, ...columns: string[]): SQL =>
  sql.join(
    columns.map(
      (column) =>
        sql`${milliseconds(sql.raw(`${of}.${column}`))} as ${sql.raw(`${column}_ms`)}`,
    ),
    sql`, `,
  )

const textOrNull = (value: unknown) => (value === null ? null : String(value))
const numberOrNull = (value: unknown) => (value === null ? null : Number(value))

/** All columns of the bounty at hand, with moments as numbers. */
export const bountyColumns = sql`bounty.*, ${ms(
  'bounty',
  'published_at',
  'updated_at',
  'submit_by',
  'decide_by',
  'pay_by',
  'closed_at',
  'awarded_at',
  'pay_until',
  'paid_at',
  'cancelled_at',
)}, ${markJson('bounty', sql`bounty.id`)} as mark`

const rewardOf = (row: Row): BountyRow['reward'] => ({
  asset: row.asset as BountyRow['reward']['asset'],
  amount: String(row.amount),
})

export const bountyOf = (row: Row): BountyRow => ({
  id: String(row.id),
  club: String(row.club),
  number: Number(row.number),
  author: String(row.author) as BountyRow['author'],
  version: Number(row.version),
  title: String(row.title),
  category: row.category as BountyRow['category'],
  skills: row.skills as string[],
  reward: rewardOf(row),
  winnersMax: Number(row.winners_max),
  minVp: Number(row.min_vp),
  visibility: row.visibility as BountyRow['visibility'],
  publishedAt: Number(row.published_at_ms),
  updatedAt: Number(row.updated_at_ms),
  submitBy: Number(row.submit_by_ms),
  decideBy: Number(row.decide_by_ms),
  payBy: Number(row.pay_by_ms),
  closedAt: numberOrNull(row.closed_at_ms),
  award:
    row.awarded_at_ms === null
      ? null
      : {
          at: Number(row.awarded_at_ms),
          by: String(row.awarded_by),
          payUntil: Number(row.pay_until_ms),
        },
  paidAt: numberOrNull(row.paid_at_ms),
  cancelled:
    row.cancelled_at_ms === null
      ? null
      : {
          at: Number(row.cancelled_at_ms),
          by: String(row.cancelled_by),
          reason: String(row.cancel_reason),
        },
  isDisputed: row.is_disputed === true,
  isUndone: row.is_undone === true,
  draft: textOrNull(row.draft),
  intent: textOrNull(row.intent),
  fee:
    row.fee_tx === null
      ? null
      : {
          amount: String(row.fee_amount),
          token: String(row.fee_token),
          tx: String(row.fee_tx),
        },
  counts: {
    submissions: Number(row.submissions),
    winners: Number(row.winners),
    paid: Number(row.paid),
    comments: Number(row.comments),
  },
  mark: row.mark as BountyRow['mark'],
})

/** The version at hand as one value; amounts are texts, for JSON rounds numbers. */
export const versionJson = sql`json_build_object(
  'version', version.version, 'title', version.title,
  'description', version.description, 'skills', version.skills,
  'asset', version.asset, 'amount', version.amount::text,
  'contentHash', version.content_hash, 'digest', version.digest,
  'message', version.message, 'signature', version.signature,
  'at', ${milliseconds(sql`version.at`)})`

interface VersionJson extends Omit<BountyVersionRow, 'signed' | 'reward'> {
  asset: 'TOKEN' | 'CRO'
  amount: string
  digest: string | null
  message: SignedMessage['message'] | null
  signature: string | null
}

export function versionOf(json: unknown): BountyVersionRow {
  const { digest, message, signature, asset, amount, ...version } =
    json as VersionJson
  const signed =
    digest && message && signature ? { digest, message, signature } : null
  const reward = { asset, amount }
  return { ...version, reward, at: Number(version.at), signed }
}

const momentJson = (column: string) => milliseconds(sql.raw(`work.${column}`))

/** The work at hand as one value. */
export const submissionJson = sql`json_build_object(
  'id', work.id, 'bounty', work.bounty, 'author', work.author,
  'status', work.status, 'version', work.version, 'text', work.text,
  'links', work.links, 'at', ${momentJson('at')},
  'editedAt', ${momentJson('edited_at')},
  'publicReason', work.public_reason, 'note', work.note,
  'reviewedAt', ${momentJson('reviewed_at')},
  'rejectedAt', ${momentJson('rejected_at')},
  'mark', ${markJson('submission', sql`work.id`)}, 'share', work.share::text,
  'payout', case when work.payout_hash is not null then json_build_object(
    'hash', work.payout_hash, 'state', work.payout_state,
    'fault', work.payout_fault, 'key', work.payout_key, 'amount', work.payout_amount::text,
    'block', work.payout_block,
    'reportedAt', ${momentJson('payout_reported_at')},
    'verifiedAt', ${momentJson('payout_verified_at')}) end)`

export const submissionOf = (json: unknown): SubmissionRow =>
  json as SubmissionRow

/** What work was, at a version. */
export const workVersionJson = sql`json_build_object(
  'version', version.version, 'text', version.text, 'links', version.links,
  'at', ${milliseconds(sql`version.at`)})`

export const workVersionOf = (json: unknown): SubmissionVersionRow =>
  json as SubmissionVersionRow

/** The dispute at hand as one value. */
export const disputeJson = sql`json_build_object(
  'bounty', dispute.bounty, 'submission', dispute.submission,
  'openedAt', ${milliseconds(sql`dispute.opened_at`)},
  'proposal', dispute.proposal,
  'resolvedAt', ${milliseconds(sql`dispute.resolved_at`)},
  'outcome', dispute.outcome,
  'bound', case when dispute.is_to_be_paid is not null then json_build_object(
    'submission', dispute.submission, 'isToBePaid', dispute.is_to_be_paid) end)`

export const disputeOf = (json: unknown): DisputeRow => json as DisputeRow

export const callJson = sql`json_build_object(
  'bounty', call.bounty, 'address', call.address,
  'submission', call.submission, 'text', call.text,
  'at', ${milliseconds(sql`call.at`)})`

export const callOf = (json: unknown): DisputeCall => json as DisputeCall

export const draftColumns = sql`draft.*, ${ms('draft', 'created_at', 'updated_at')}`

export const draftOf = (row: Row): BountyDraftRow => ({
  id: String(row.id),
  club: String(row.club),
  author: String(row.author) as BountyDraftRow['author'],
  content: row.content as BountyDraftContent,
  version: Number(row.version),
  state: row.state as BountyDraftRow['state'],
  createdAt: Number(row.created_at_ms),
  updatedAt: Number(row.updated_at_ms),
})

export const foundDraftOf = (row: Row): FoundBountyDraft => ({
  ...draftOf(row),
  intent: textOrNull(row.intent),
  bounty: textOrNull(row.bounty),
})

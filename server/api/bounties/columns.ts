import { foldText } from '../clubs/clubs.ports.ts'
import type {
  BountyDraftRow,
  BountyRow,
  BountyVersionRow,
  DisputeRow,
  SubmissionRow,
  SubmissionVersionRow,
} from './bounties.types.ts'
import type {
  bounties,
  bountyDisputes,
  bountyDrafts,
  bountyVersions,
  submissions,
  submissionVersions,
} from './tables.ts'

const dateOrNull = (at: number | null | undefined) =>
  at === null || at === undefined ? null : new Date(at)
const amountOrNull = (amount: string | null | undefined) =>
  amount === null || amount === undefined ? null : BigInt(amount)

/** The row of a bounty, as Drizzle writes it. */
export const columnsOf = (row: BountyRow): typeof bounties.$inferInsert => ({
  id: row.id,
  club: row.club,
  number: row.number,
  author: row.author,
  version: row.version,
  title: row.title,
  category: row.category,
  skills: row.skills,
  asset: row.reward.asset,
  amount: BigInt(row.reward.amount),
  winnersMax: row.winnersMax,
  minVp: row.minVp,
  visibility: row.visibility,
  search: foldText(row.title),
  publishedAt: new Date(row.publishedAt),
  updatedAt: new Date(row.updatedAt),
  submitBy: new Date(row.submitBy),
  decideBy: new Date(row.decideBy),
  payBy: new Date(row.payBy),
  closedAt: dateOrNull(row.closedAt),
  awardedAt: dateOrNull(row.award?.at),
  awardedBy: row.award?.by ?? null,
  payUntil: dateOrNull(row.award?.payUntil),
  paidAt: dateOrNull(row.paidAt),
  cancelledAt: dateOrNull(row.cancelled?.at),
  cancelledBy: row.cancelled?.by ?? null,
  cancelReason: row.cancelled?.reason ?? null,
  isDisputed: row.isDisputed,
  isUndone: row.isUndone,
  draft: row.draft,
  intent: row.intent,
  feeAmount: amountOrNull(row.fee?.amount),
  feeToken: row.fee?.token ?? null,
  feeTx: row.fee?.tx ?? null,
  submissions: row.counts.submissions,
  winners: row.counts.winners,
  paid: row.counts.paid,
})

export const versionColumns = (
  bounty: string,
  { signed, at, reward, ...version }: BountyVersionRow,
): typeof bountyVersions.$inferInsert => ({
  ...version,
  bounty,
  asset: reward.asset,
  amount: BigInt(reward.amount),
  digest: signed?.digest ?? null,
  message: signed?.message ?? null,
  signature: signed?.signature ?? null,
  at: new Date(at),
})

export const submissionColumns = ({
  payout,
  share,
  at,
  editedAt,
  reviewedAt,
  rejectedAt,
  ...row
}: SubmissionRow): typeof submissions.$inferInsert => ({
  ...row,
  share: amountOrNull(share),
  at: new Date(at),
  editedAt: dateOrNull(editedAt),
  reviewedAt: dateOrNull(reviewedAt),
  rejectedAt: dateOrNull(rejectedAt),
  payoutHash: payout?.hash ?? null,
  payoutState: payout?.state ?? null,
  payoutFault: payout?.fault ?? null,
  payoutKey: payout?.key ?? null,
  payoutAmount: amountOrNull(payout?.amount),
  payoutBlock: payout?.block ?? null,
  payoutReportedAt: dateOrNull(payout?.reportedAt),
  payoutVerifiedAt: dateOrNull(payout?.verifiedAt),
})

export const disputeColumns = ({
  openedAt,
  resolvedAt,
  bound,
  ...row
}: DisputeRow): typeof bountyDisputes.$inferInsert => ({
  ...row,
  openedAt: new Date(openedAt),
  resolvedAt: dateOrNull(resolvedAt),
  isToBePaid: bound?.isToBePaid ?? null,
})

/** The row of a version of some work; the first is what was handed in. */
export const submissionVersionColumns = (
  submission: string,
  { version, text, links, at }: SubmissionVersionRow,
): typeof submissionVersions.$inferInsert => ({
  submission,
  version,
  text,
  links,
  at: new Date(at),
})

export const draftColumnsOf = ({
  createdAt,
  updatedAt,
  ...draft
}: BountyDraftRow): typeof bountyDrafts.$inferInsert => ({
  ...draft,
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
})

import { bountyLimits } from '@narwhal-club/core/bounties'
import { outcomeOf } from '@narwhal-club/core/governance'
import { type SQL, sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { foldText } from '../clubs/clubs.ports.ts'
import { clubs } from '../clubs/tables.ts'
import { mostDrafts } from '../drafts/drafts.ports.ts'
import { votingOf } from '../proposals/presentProposal.ts'
import { proposalColumns, proposalOf } from '../proposals/rows.ts'
import { isIn } from '../proposals/status.queries.ts'
import { proposals } from '../proposals/tables.ts'
import type {
  BountyRow,
  BountyVersionRow,
  BountyWrites,
  DisputeRow,
  SubmissionRow,
} from './bounties.ports.ts'
import {
  bountyColumns,
  bountyOf,
  callJson,
  callOf,
  disputeJson,
  disputeOf,
  draftColumns,
  draftOf,
  type Row,
  submissionJson,
  submissionOf,
  versionJson,
  versionOf,
} from './rows.ts'
import { isOverdue } from './status.queries.ts'
import {
  bounties,
  bountyDisputeCalls,
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

/** What is written down of a bounty, one row. */
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

const ask = async (on: Runner, query: SQL) =>
  (await on.run((orm) => orm.execute(query))).rows as Row[]

const of = (id: string) => sql`id = ${id}::uuid`

/** Changes bounties in tables. */
export function createBountyWrites(db: Runner): BountyWrites<Transaction> {
  return {
    // Of one author only one at a time, or two would both be the hundredth.
    async putDraft(tx, { createdAt, updatedAt, ...draft }) {
      const { id, club, author } = draft
      await ask(
        tx,
        sql`select pg_advisory_xact_lock(
          hashtextextended(${`bounty-drafts:${author}`}, 0))`,
      )
      const [row] = await ask(
        tx,
        sql`select exists (select from ${clubs} where id = ${club}) as is_there,
          exists (select from ${bountyDrafts} where ${of(id)}) as is_taken, (
            select count(*)::int from ${bountyDrafts}
            where author = ${author} and state <> 'published') as drafts`,
      )
      if (row?.is_there !== true) return 'no_club'
      if (row.is_taken === true) return 'taken'
      if (Number(row.drafts) >= mostDrafts) return 'full'
      const put = await tx.run((orm) =>
        orm
          .insert(bountyDrafts)
          .values({
            ...draft,
            createdAt: new Date(createdAt),
            updatedAt: new Date(updatedAt),
          })
          .onConflictDoNothing()
          .returning({ id: bountyDrafts.id }),
      )
      return put.length > 0 ? 'put' : 'taken'
    },

    async lockDraft(tx, id) {
      const [row] = await ask(
        tx,
        sql`select ${draftColumns} from ${bountyDrafts} as draft
          where draft.id = ${id}::uuid for update`,
      )
      return row ? draftOf(row) : null
    },

    async saveDraft(tx, { id, content, version, updatedAt }) {
      await ask(
        tx,
        sql`update ${bountyDrafts}
          set content = ${JSON.stringify(content)}::jsonb,
            version = ${version}, updated_at = ${momentOf(updatedAt)}
          where ${of(id)}`,
      )
    },

    async removeDraft(tx, id) {
      await ask(tx, sql`delete from ${bountyDrafts} where ${of(id)}`)
    },

    async setDraftState(tx, id, state) {
      await ask(
        tx,
        sql`update ${bountyDrafts} set state = ${state} where ${of(id)}`,
      )
    },

    async publishedAs(tx, { draft, intent }) {
      const [row] = await ask(
        tx,
        sql`select ${bountyColumns} from ${bounties} as bounty
          where bounty.draft = ${draft}::uuid
            or bounty.intent = ${intent}::uuid`,
      )
      return row ? bountyOf(row) : null
    },

    async hasDigest(tx, digest) {
      const rows = await ask(
        tx,
        sql`select from ${bountyVersions} where digest = ${digest}`,
      )
      return rows.length > 0
    },

    async owes(author, now, tx) {
      const rows = await ask(
        tx ?? db,
        sql`select from ${bounties} as bounty
          where bounty.author = ${author} and ${isOverdue(momentOf(now))}
          limit 1`,
      )
      return rows.length > 0
    },

    async lockClub(tx, club) {
      await ask(
        tx,
        sql`select from ${clubs} where id = ${club} for no key update`,
      )
      const [row] = await ask(
        tx,
        sql`select coalesce(max(number), 0) + 1 as next from ${bounties}
          where club = ${club}`,
      )
      return Number(row?.next)
    },

    async lock(tx, id) {
      const [row] = await ask(
        tx,
        sql`select ${bountyColumns} from ${bounties} as bounty
          where bounty.id = ${id}::uuid for update`,
      )
      return row ? bountyOf(row) : null
    },

    async insert(tx, row, version) {
      await tx.run((orm) => orm.insert(bounties).values(columnsOf(row)))
      await tx.run((orm) =>
        orm.insert(bountyVersions).values(versionColumns(row.id, version)),
      )
    },

    async save(tx, row) {
      const { id, ...columns } = columnsOf(row)
      await tx.run((orm) =>
        orm
          .update(bounties)
          .set(columns)
          .where(of(id as string)),
      )
    },

    async addVersion(tx, id, version) {
      await tx.run((orm) =>
        orm.insert(bountyVersions).values(versionColumns(id, version)),
      )
    },

    async newestVersion(tx, id) {
      const [row] = await ask(
        tx,
        sql`select ${versionJson} as words from ${bountyVersions} as version
          where version.bounty = ${id}::uuid
          order by version.version desc limit 1`,
      )
      return row ? versionOf(row.words) : null
    },

    async bountyOf(tx, submission) {
      const [row] = await ask(
        tx,
        sql`select bounty from ${submissions} where ${of(submission)}`,
      )
      return row ? String(row.bounty) : null
    },

    async submissions(tx, bounty) {
      const rows = await ask(
        tx,
        sql`select ${submissionJson} as json from ${submissions} as work
          where work.bounty = ${bounty}::uuid order by work.at, work.id`,
      )
      return rows.map(({ json }) => submissionOf(json))
    },

    async putSubmission(tx, row) {
      const put = await tx.run((orm) =>
        orm
          .insert(submissions)
          .values(submissionColumns(row))
          .onConflictDoNothing()
          .returning({ id: submissions.id }),
      )
      if (put.length === 0) return false
      const { id: submission, version, text, links, at } = row
      const first = { submission, version, text, links, at: new Date(at) }
      await tx.run((orm) => orm.insert(submissionVersions).values(first))
      return true
    },

    async saveSubmission(tx, row) {
      const { id, ...columns } = submissionColumns(row)
      await tx.run((orm) =>
        orm
          .update(submissions)
          .set(columns)
          .where(of(id as string)),
      )
    },

    async addSubmissionVersion(tx, submission, { at, ...version }) {
      await tx.run((orm) =>
        orm
          .insert(submissionVersions)
          .values({ ...version, submission, at: new Date(at) }),
      )
    },

    async usedKeys(tx, hash, except) {
      // Two that name one transaction at once come one after the other.
      await ask(
        tx,
        sql`select pg_advisory_xact_lock(
          hashtextextended(${`payout:${hash}`}, 0))`,
      )
      const rows = await ask(
        tx,
        sql`select payout_key from ${submissions}
          where payout_hash = ${hash} and payout_key is not null
            and id <> ${except}::uuid`,
      )
      return rows.map((row) => String(row.payout_key))
    },

    async dispute(tx, bounty) {
      const [row] = await ask(
        tx,
        sql`select ${disputeJson} as json from ${bountyDisputes} as dispute
          where dispute.bounty = ${bounty}::uuid`,
      )
      return row ? disputeOf(row.json) : null
    },

    async calls(tx, bounty) {
      const rows = await ask(
        tx,
        sql`select ${callJson} as json from ${bountyDisputeCalls} as call
          where call.bounty = ${bounty}::uuid order by call.at, call.address`,
      )
      return rows.map(({ json }) => callOf(json))
    },

    async addCall(tx, { at, ...call }) {
      await tx.run((orm) =>
        orm.insert(bountyDisputeCalls).values({ ...call, at: new Date(at) }),
      )
    },

    async saveDispute(tx, row) {
      const columns = disputeColumns(row)
      await tx.run((orm) =>
        orm
          .insert(bountyDisputes)
          .values(columns)
          .onConflictDoUpdate({ target: bountyDisputes.bounty, set: columns }),
      )
    },

    async unsettled({ now, after, limit }) {
      const since = momentOf(now - bountyLimits.finalAfter)
      const isLater = after === null ? sql`true` : sql`work.id > ${after}::uuid`
      const payouts = await ask(
        db,
        sql`select work.id, work.payout_hash from (
            select id, payout_hash from ${submissions}
            where payout_state in ('sent', 'confirming')
            union all
            select id, payout_hash from ${submissions}
            where payout_state = 'verified' and payout_verified_at > ${since}
          ) as work where ${isLater} order by work.id limit ${limit}`,
      )
      const disputes = await ask(
        db,
        sql`select bounty.id from ${bounties} as bounty
          join ${bountyDisputes} as dispute on dispute.bounty = bounty.id
          join ${proposals} as proposal on proposal.id = dispute.proposal
          where bounty.is_disputed and ${isIn.closed(momentOf(now))}
          limit ${limit}`,
      )
      return {
        payouts: payouts.map(({ id, payout_hash: hash }) => ({
          id: String(id),
          hash: hash as `0x${string}`,
        })),
        disputes: disputes.map(({ id }) => String(id)),
      }
    },

    async outcomeOf(tx, id, now) {
      const [row] = await ask(
        tx,
        sql`select ${proposalColumns} from ${proposals} as proposal
          where proposal.id = ${id}::uuid`,
      )
      if (!row) return null
      const proposal = proposalOf(row)
      const voting = votingOf(proposal)
      const { counts, quorum } = proposal
      const outcome = outcomeOf(voting, counts, quorum, now)
      if (!outcome) return null
      const { end, cancelled } = proposal
      return { outcome, closedAt: Math.min(end, cancelled?.at ?? end) }
    },
  }
}

import { bountyLimits } from '@narwhal-club/core/bounties'
import { outcomeOf } from '@narwhal-club/core/governance'
import { sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { clubs } from '../clubs/tables.ts'
import { votingOf } from '../proposals/presentProposal.ts'
import { proposalColumns, proposalOf } from '../proposals/rows.ts'
import { isIn } from '../proposals/status.queries.ts'
import { proposals } from '../proposals/tables.ts'
import type { BountyWrites } from './bounties.ports.ts'
import { columnsOf, disputeColumns, versionColumns } from './columns.ts'
import { draftWrites } from './draftWrites.repository.ts'
import {
  bountyColumns,
  bountyOf,
  callJson,
  callOf,
  disputeJson,
  disputeOf,
  versionJson,
  versionOf,
} from './rows.ts'
import { ask, of } from './statements.ts'
import { isOverdue } from './status.queries.ts'
import { submissionWrites } from './submissionWrites.repository.ts'
import {
  bounties,
  bountyDisputeCalls,
  bountyDisputes,
  bountyVersions,
  submissions,
} from './tables.ts'

/** Changes bounties in tables. */
export function createBountyWrites(db: Runner): BountyWrites<Transaction> {
  return {
    ...draftWrites,
    ...submissionWrites,

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

    async owes(author, { now, treasury }, tx) {
      const rows = await ask(
        tx ?? db,
        sql`select from ${bounties} as bounty
          where bounty.author = ${author} and ${isOverdue(momentOf(now))}
            and exists (select from ${submissions} as work
              where work.bounty = bounty.id and work.share is not null
                and work.payout_state is distinct from 'verified'
                and work.author <> ${treasury})
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

    async removeCall(tx, { bounty, address }) {
      await ask(
        tx,
        sql`delete from ${bountyDisputeCalls}
          where bounty = ${bounty}::uuid and address = ${address}`,
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

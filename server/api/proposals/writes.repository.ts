import { type SQL, sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { foldText } from '../clubs/clubs.ports.ts'
import { clubs } from '../clubs/tables.ts'
import { draftColumns, draftOf } from '../drafts/drafts.repository.ts'
import { drafts } from '../drafts/tables.ts'
import { ballots } from '../votes/tables.ts'
import { enoughReports } from './presentProposal.ts'
import type {
  ProposalRow,
  ProposalWrites,
  VersionRow,
} from './proposals.ports.ts'
import {
  findQuery,
  foundOf,
  proposalColumns,
  proposalOf,
  type Row,
} from './rows.ts'
import {
  linkHosts,
  powerLists,
  proposalReports,
  proposals,
  proposalVersions,
} from './tables.ts'

/** Title and summary as a search looks at them. */
export const searchOf = ({
  title,
  summary,
}: Pick<ProposalRow, 'title' | 'summary'>) =>
  `${foldText(title)}\n${foldText(summary)}`

const day = 86_400_000
const dateOrNull = (at: number | undefined) =>
  at === undefined ? null : new Date(at)

/** What is written down of a proposal, one row. */
export const columnsOf = (row: ProposalRow): typeof proposals.$inferInsert => ({
  ...row,
  ...row.counts,
  search: searchOf(row),
  ideaDraft: row.idea?.draft ?? null,
  ideaAuthor: row.idea?.author ?? null,
  publishedAt: new Date(row.publishedAt),
  updatedAt: new Date(row.updatedAt),
  startAt: new Date(row.start),
  endAt: new Date(row.end),
  snapshotBlock: row.snapshot.block,
  snapshotHash: row.snapshot.blockHash,
  snapshotRoot: row.snapshot.root,
  excluded: row.snapshot.excluded,
  feeAmount: row.fee ? BigInt(row.fee.amount) : null,
  feeToken: row.fee?.token ?? null,
  feeTx: row.fee?.tx ?? null,
  cancelledAt: dateOrNull(row.cancelled?.at),
  cancelledBy: row.cancelled?.by ?? null,
  cancelReason: row.cancelled?.reason ?? null,
  flaggedAt: dateOrNull(row.flagged?.at),
  flaggedBy: row.flagged?.by ?? null,
  flagReason: row.flagged?.reason ?? null,
})

export const versionColumns = (
  proposal: string,
  { signed, at, ...version }: VersionRow,
): typeof proposalVersions.$inferInsert => ({
  ...version,
  proposal,
  digest: signed?.digest ?? null,
  message: signed?.message ?? null,
  signature: signed?.signature ?? null,
  at: new Date(at),
})

/** Acts on proposals in tables. */
export function createProposalWrites(db: Runner): ProposalWrites<Transaction> {
  const ask = async (on: Runner, query: SQL) =>
    (await on.run((orm) => orm.execute(query))).rows as Row[]
  const of = (id: string) => sql`id = ${id}::uuid`

  return {
    async lockDraft(tx, id) {
      const [row] = await ask(
        tx,
        sql`select ${draftColumns} from ${drafts} as draft
          where draft.id = ${id}::uuid for update`,
      )
      return row ? draftOf(row) : null
    },

    async setDraftState(tx, id, state) {
      await ask(tx, sql`update ${drafts} set state = ${state} where ${of(id)}`)
    },

    async publishedAs(tx, { draft, intent }) {
      const [row] = await ask(
        tx,
        sql`select ${proposalColumns} from ${proposals} as proposal
          where proposal.draft = ${draft}::uuid
            or proposal.intent = ${intent}::uuid`,
      )
      return row ? proposalOf(row) : null
    },

    async hasDigest(tx, digest) {
      const rows = await ask(
        tx,
        sql`select from ${proposalVersions} where digest = ${digest}`,
      )
      return rows.length > 0
    },

    async lockClub(tx, club) {
      await ask(
        tx,
        sql`select from ${clubs} where id = ${club}
        for no key update`,
      )
      const [row] = await ask(
        tx,
        sql`select coalesce(max(number), 0) + 1 as next from ${proposals}
          where club = ${club}`,
      )
      return Number(row?.next)
    },

    async limits(club, author, now, tx) {
      const at = momentOf(now)
      const ms = (column: SQL) => sql`extract(epoch from ${column}) * 1000`
      const [row] = await ask(
        tx ?? db,
        sql`select (
            select coalesce(json_agg(${ms(sql`end_at`)}), '[]')
            from ${proposals} where club = ${club} and author = ${author}
              and cancelled_at is null and end_at > ${at}
          ) as ends, (
            select coalesce(json_agg(${ms(sql`published_at`)}), '[]')
            from ${proposals} where club = ${club} and kind = 'proposal'
              and published_at > ${momentOf(now - day)}
          ) as published`,
      )
      const numbers = (value: unknown) =>
        (value as (string | number)[]).map(Number)
      return { ends: numbers(row?.ends), published: numbers(row?.published) }
    },

    async lock(tx, id, asker) {
      await ask(tx, sql`select from ${proposals} where ${of(id)} for update`)
      const [row] = await ask(tx, findQuery(id, asker))
      return row ? foundOf(row) : null
    },

    async addHosts(tx, hosts, at) {
      if (hosts.length === 0) return []
      // In one order, so that two who write the same do not wait for each other.
      const rows = await ask(
        tx,
        sql`insert into ${linkHosts} (host, first_at)
          select host, ${momentOf(at)}
          from unnest(${sql.param([...hosts].sort())}::text[]) as named(host)
          on conflict (host) do nothing returning host`,
      )
      return rows.map(({ host }) => String(host)).sort()
    },

    async insert(tx, { row, versions, holders }) {
      await tx.run((orm) => orm.insert(proposals).values(columnsOf(row)))
      for (const version of versions)
        await tx.run((orm) =>
          orm.insert(proposalVersions).values(versionColumns(row.id, version)),
        )
      await ask(
        tx,
        sql`insert into ${powerLists} (root, address, power)
          select ${row.snapshot.root}, address, power
          from unnest(${sql.param(holders.map(({ address }) => address))}::text[],
            ${sql.param(holders.map(({ votingPower }) => votingPower))}::int[])
            as held(address, power)
          where not exists (
            select from ${powerLists} where root = ${row.snapshot.root})
          on conflict do nothing`,
      )
    },

    async addVersion(tx, id, version, { start, end, newHosts }) {
      await tx.run((orm) =>
        orm.insert(proposalVersions).values(versionColumns(id, version)),
      )
      await ask(
        tx,
        sql`update ${proposals} set version = ${version.version},
          title = ${version.title}, summary = ${version.summary},
          labels = ${sql.param(version.labels)}::text[],
          search = ${searchOf(version)}, updated_at = ${momentOf(version.at)},
          start_at = ${momentOf(start)}, end_at = ${momentOf(end)},
          new_hosts = ${sql.param(newHosts)}::text[]
          where ${of(id)}`,
      )
    },

    async cancel(tx, id, { at, by, reason }) {
      await ask(
        tx,
        // After all versions, and after all ballots: one of the same moment counts,
        // or of a clock ahead.
        sql`update ${proposals} set cancelled_at = greatest(${momentOf(at)}, (
            select max(version.at) from ${proposalVersions} as version
            where version.proposal = ${id}::uuid), (
            select max(ballot.at) + interval '1 millisecond'
            from ${ballots} as ballot where ballot.proposal = ${id}::uuid)),
          cancelled_by = ${by}, cancel_reason = ${reason} where ${of(id)}`,
      )
    },

    async flag(tx, id, { at, by, reason }) {
      await ask(
        tx,
        sql`update ${proposals} set flagged_at = ${momentOf(at)},
          flagged_by = ${by}, flag_reason = ${reason} where ${of(id)}`,
      )
    },

    async clear(tx, id, at) {
      await ask(
        tx,
        sql`with answered as (
            update ${proposalReports} as report
            set is_answered = true, version = proposal.version
            from ${proposals} as proposal
            where report.proposal = ${id}::uuid
              and proposal.id = report.proposal
          ) update ${proposals} set flagged_at = null, flagged_by = null,
            flag_reason = null, reports = 0, updated_at = ${momentOf(at)}
            where ${of(id)}`,
      )
    },

    async report(tx, { id, version }, { address, reason, text, at }) {
      const rows = await ask(
        tx,
        sql`with put as (
            insert into ${proposalReports} as known
              (proposal, address, reason, text, version, at)
            values (${id}::uuid, ${address}, ${reason}, ${text}::text,
              ${version}, ${momentOf(at)})
            on conflict (proposal, address) do update
              set reason = excluded.reason, text = excluded.text,
                version = excluded.version, at = excluded.at,
                is_answered = false
              where known.is_answered and known.version < excluded.version
            returning proposal
          ) update ${proposals} set reports = reports + 1,
            updated_at = case when reports + 1 = ${enoughReports}
              then ${momentOf(at)} else updated_at end
            from put where id = put.proposal returning id`,
      )
      return rows.length > 0
    },
  }
}

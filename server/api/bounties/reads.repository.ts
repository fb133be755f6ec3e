import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { afterPlace } from '../../list/afterPlace.ts'
import { pageQuery } from '../../list/stretches.ts'
import { clubModerators, clubs } from '../clubs/tables.ts'
import { feeIntents } from '../fees/tables.ts'
import { isTakenDown } from '../moderation/mark.queries.ts'
import type { BountiesAsked, BountyReads } from './bounties.ports.ts'
import { stretchesOf } from './order.queries.ts'
import { withheld } from './presentBounty.ts'
import { recordOf, recordQuery } from './record.queries.ts'
import {
  bountyColumns,
  bountyOf,
  callJson,
  callOf,
  disputeJson,
  disputeOf,
  draftColumns,
  foundDraftOf,
  type Row,
  submissionJson,
  submissionOf,
  versionJson,
  versionOf,
  workVersionJson,
  workVersionOf,
} from './rows.ts'
import { isInState } from './status.queries.ts'
import {
  bounties,
  bountyDisputeCalls,
  bountyDisputes,
  bountyDrafts,
  bountyVersions,
  submissions,
  submissionVersions,
} from './tables.ts'

function conditionOf(asked: BountiesAsked, now: SQL): SQL {
  const { club, state, search, skill, category, asset } = asked
  const { author, hunter, isNone } = asked
  const all = [
    isNone && sql`false`,
    club !== null && sql`bounty.club = ${club}`,
    state !== null && isInState[state](now),
    search !== null && sql`strpos(bounty.search, ${search}) > 0`,
    skill !== null && sql`${skill} = any(bounty.skills)`,
    category !== null && sql`bounty.category = ${category}`,
    asset !== null && sql`bounty.asset = ${asset}`,
    author !== null && sql`bounty.author = ${author}`,
    hunter !== null &&
      sql`exists (select from ${submissions} as work
        where work.bounty = bounty.id and work.author = ${hunter}
          and work.status <> 'withdrawn')`,
  ].filter((each) => each !== false)
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`
}

/** Of the bounty at hand: whether an address looks after its club. */
const moderatedBy = (asker: string | null) => sql`exists (
  select from ${clubModerators} as look
  where look.club = bounty.club and look.address = ${asker}::text)`

/** Whether an address has work in it that stands. */
const huntedBy = (asker: string | null) => sql`exists (
  select from ${submissions} as own
  where own.bounty = bounty.id and own.author = ${asker}::text
    and own.status <> 'withdrawn')`

const all = (rows: SQL) => sql`coalesce((${rows}), '[]')`

/** What pages read of bounties: each is one statement. */
export function createBountyReads(db: Pick<Database, 'run'>): BountyReads {
  const ask = async (query: SQL) =>
    (await db.run((orm) => orm.execute(query))).rows as Row[]

  return {
    async list(asked) {
      const now = momentOf(asked.now)
      const { after, club, limit } = asked
      const where = conditionOf(asked, now)
      const ofClub = club === null ? sql`true` : sql`club.id = ${club}`
      const list = { table: sql`${bounties}`, name: 'bounty' }
      const page = pageQuery(list, stretchesOf(asked.sort, now), {
        clubs: sql`(select id from ${clubs} as club where ${ofClub}) as club`,
        where,
        after,
        limit,
      })
      const rows = await ask(sql`
        with page as (${page})
        select counted.*, rows.* from (
          select (
            select count(*)::int from ${bounties} as bounty where ${where}
          ) as total, ${
            club === null
              ? sql`true`
              : sql`exists (select from ${clubs} where id = ${club})`
          } as is_there
        ) as counted left join (
          select ${bountyColumns}, club.name as club_name
          from page as bounty join ${clubs} as club on club.id = bounty.club
        ) as rows on true order by rows.place desc, rows.id`)
      if (rows[0]?.is_there !== true) return null
      return {
        total: Number(rows[0].total),
        rows: rows
          .filter(({ id }) => id !== null)
          .map((row) => ({
            ...bountyOf(row),
            clubName: String(row.club_name),
            place: BigInt(String(row.place)),
          })),
      }
    },

    async find(id, asker) {
      const [row] = await ask(sql`
        select ${bountyColumns}, club.name as club_name,
          ${versionJson} as words, ${all(sql`
            select json_agg(${submissionJson}
              order by work.share desc, work.id)
            from ${submissions} as work
            where work.bounty = bounty.id and work.status = 'winner'`)} as won, (
            select ${disputeJson} from ${bountyDisputes} as dispute
            where dispute.bounty = bounty.id
          ) as dispute, ${all(sql`
            select json_agg(${callJson} order by call.at, call.address)
            from ${bountyDisputeCalls} as call
            where call.bounty = bounty.id`)} as calls,
          ${moderatedBy(asker)} as own_club, (
            select work.id from ${submissions} as work
            where work.bounty = bounty.id and work.author = ${asker}::text
              and work.status <> 'withdrawn'
          ) as own_work
        from ${bounties} as bounty
        join ${clubs} as club on club.id = bounty.club
        join ${bountyVersions} as version on version.bounty = bounty.id
          and version.version = bounty.version
        where bounty.id = ${id}::uuid`)
      if (!row) return null
      const calls = (row.calls as unknown[]).map(callOf)
      return {
        ...bountyOf(row),
        clubName: String(row.club_name),
        words: versionOf(row.words),
        winners: (row.won as unknown[]).map(submissionOf),
        dispute: row.dispute ? disputeOf(row.dispute) : null,
        calls,
        mine: {
          moderates: row.own_club === true,
          submission: row.own_work === null ? null : String(row.own_work),
          disputed: calls.some(({ address }) => address === asker),
        },
      }
    },

    async versions(id) {
      const rows = await ask(sql`
        select ${versionJson} as words,
          ${isTakenDown('bounty', sql`version.bounty`)} as is_taken
        from ${bountyVersions} as version
        where version.bounty = ${id}::uuid order by version.version desc`)
      return rows.map(({ words, is_taken }) =>
        is_taken === true ? withheld(versionOf(words)) : versionOf(words),
      )
    },

    async submissions({ bounty: id, asker, after, limit }) {
      const stands = sql`work.bounty = bounty.id and work.status <> 'withdrawn'`
      const isLater = after
        ? afterPlace([
            { by: sql`work.at`, order: 'rising', at: momentOf(after.at) },
            { by: sql`work.id`, order: 'rising', at: sql`${after.id}::uuid` },
          ])
        : sql`true`
      const rows = await ask(sql`
        select ${bountyColumns}, ${moderatedBy(asker)} as own_club,
          ${huntedBy(asker)} as is_hunter, (
            select count(*)::int from ${submissions} as work where ${stands}
          ) as total, page.json
        from ${bounties} as bounty left join lateral (
          select ${submissionJson} as json, work.at, work.id
          from ${submissions} as work where ${stands} and ${isLater}
          order by work.at, work.id limit ${limit}
        ) as page on true
        where bounty.id = ${id}::uuid order by page.at, page.id`)
      const [row] = rows
      if (!row) return null
      return {
        bounty: bountyOf(row),
        moderates: row.own_club === true,
        isHunter: row.is_hunter === true,
        total: Number(row.total),
        rows: rows
          .filter(({ json }) => json !== null)
          .map(({ json }) => submissionOf(json)),
      }
    },

    async submission(id, asker) {
      const [row] = await ask(sql`
        select ${bountyColumns}, ${moderatedBy(asker)} as own_club,
          ${huntedBy(asker)} as is_hunter, ${submissionJson} as json, ${all(sql`
            select json_agg(${workVersionJson} order by version.version desc)
            from ${submissionVersions} as version
            where version.submission = work.id`)} as versions
        from ${submissions} as work
        join ${bounties} as bounty on bounty.id = work.bounty
        where work.id = ${id}::uuid`)
      if (!row) return null
      return {
        bounty: bountyOf(row),
        moderates: row.own_club === true,
        isHunter: row.is_hunter === true,
        row: submissionOf(row.json),
        versions: (row.versions as unknown[]).map(workVersionOf),
      }
    },

    async record(address, now) {
      const [row] = await ask(recordQuery(address, now))
      return recordOf(row as Row)
    },

    async drafts({ author, club, after, limit }) {
      const where = sql`draft.author = ${author}
        and ${club === null ? sql`true` : sql`draft.club = ${club}`}`
      const isLater = after
        ? afterPlace([
            {
              by: sql`draft.updated_at`,
              order: 'falling',
              at: momentOf(after.at),
            },
            { by: sql`draft.id`, order: 'rising', at: sql`${after.id}::uuid` },
          ])
        : sql`true`
      const rows = await ask(sql`
        select counted.*, rows.* from (
          select count(*)::int as total from ${bountyDrafts} as draft
          where ${where}
        ) as counted left join (
          select ${draftColumns}, ${become} from ${bountyDrafts} as draft
          where ${where} and ${isLater}
          order by draft.updated_at desc, draft.id limit ${limit}
        ) as rows on true order by rows.updated_at desc, rows.id`)
      return {
        total: Number(rows[0]?.total ?? 0),
        rows: rows.filter(({ id }) => id !== null).map(foundDraftOf),
      }
    },

    async draft(id) {
      const [row] = await ask(sql`
        select ${draftColumns}, ${become} from ${bountyDrafts} as draft
        where draft.id = ${id}::uuid`)
      return row ? foundDraftOf(row) : null
    },
  }
}

/** What has become of the draft at hand. */
const become = sql`
  (select made.id from ${feeIntents} as made
    where made.payer = draft.author and made.ref_id = draft.id
      and made.purpose = 'bounty'
    order by made.created_at desc, made.id limit 1) as intent,
  (select bounty.id from ${bounties} as bounty
    where bounty.draft = draft.id) as bounty`

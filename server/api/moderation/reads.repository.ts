import type { ModerationView } from '@narwhal-club/core/contract'
import type { ModeratedKind } from '@narwhal-club/core/governance'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Runner } from '../../db/database.ts'
import { milliseconds, momentOf } from '../../db/moments.ts'
import type { Env } from '../../env.ts'
import { afterPlace } from '../../list/afterPlace.ts'
import { clubs } from '../clubs/tables.ts'
import { comments } from '../comments/tables.ts'
import { linkHosts, proposals } from '../proposals/tables.ts'
import type { ModerationReads } from './moderation.ports.ts'
import {
  blockedOf,
  openReports,
  type Row,
  thingColumns,
  thingOf,
} from './rows.ts'
import { blockedAuthors, moderated } from './tables.ts'
import { thingsQuery } from './things.queries.ts'

const marked = (where: SQL) =>
  sql`select kind, thing as id from ${moderated} where ${where}`
const someProposals = (where: SQL) =>
  sql`select 'proposal', id from ${proposals} where ${where}`
const someComments = (where: SQL) =>
  sql`select 'comment', id from ${comments} where ${where}`

/** Which things a view may have: each is read off an index of just those. */
const candidates: Record<ModerationView, SQL[]> = {
  waiting: [
    marked(sql`reports > 0 or asked_at is not null`),
    someProposals(sql`reports > 0`),
    someProposals(sql`new_hosts <> '{}'`),
    someComments(sql`reports > 0`),
  ],
  warned: [
    marked(sql`warning is not null`),
    someProposals(sql`flagged_at is not null`),
  ],
  hidden: [
    marked(sql`state = 'hidden'`),
    someComments(sql`deleted_by = 'moderator'`),
  ],
  tombstoned: [marked(sql`state = 'tombstoned'`)],
}

const stands = sql`thing.state = 'stands' and thing.deleted_by is distinct
  from 'moderator'`

/** What belongs to a view by all that is known of it. */
const belongs: Record<ModerationView, SQL> = {
  waiting: sql`thing.state <> 'tombstoned' and not thing.is_gone
    and (thing.asked_at is not null or (${stands} and (thing.reports > 0
      or (thing.new_hosts <> '{}' and thing.looked < thing.version))))`,
  warned: sql`${stands} and thing.warned_at is not null`,
  hidden: sql`thing.state = 'hidden'
    or (thing.state = 'stands' and thing.deleted_by = 'moderator')`,
  tombstoned: sql`thing.state = 'tombstoned'`,
}

const acted = sql`coalesce(thing.acted_at, thing.warned_at, thing.deleted_at,
  thing.at)`
/** Since when it waits, or is as it is. */
const since: Record<ModerationView, SQL> = {
  waiting: sql`coalesce(least((select min(report.at) from ${openReports}
    as report), thing.asked_at), thing.at)`,
  warned: sql`coalesce(thing.warned_at, thing.at)`,
  hidden: acted,
  tombstoned: acted,
}

const withClub = sql`join ${clubs} as club on club.id = thing.club`
const isBlocked = sql`exists (select from ${blockedAuthors} as blocked
  where blocked.address = thing.author) as is_blocked`

/** One thing, whether or not it waits. */
export const findThing = (kind: ModeratedKind, id: string, now: number) => sql`
  with meant as (select ${kind}::text as kind, ${id}::uuid as id),
  thing as (
    select thing.*, ${since.waiting} as since, ${isBlocked}
    from (${thingsQuery(momentOf(now))}) as thing
  ) select ${thingColumns} from thing ${withClub}`

/** What administrators read of all that waits. */
export function createModerationReads(
  db: Pick<Database, 'run'>,
  { BLOCKED_AUTHORS }: Pick<Env, 'BLOCKED_AUTHORS'>,
): ModerationReads {
  const configured = new Set<string>(BLOCKED_AUTHORS)
  const ask = async (query: SQL, on: Runner = db) =>
    (await on.run((orm) => orm.execute(query))).rows as Row[]

  return {
    async queue({ view, kind, now, after, limit }) {
      const order = view === 'waiting' ? 'rising' : 'falling'
      const way = sql.raw(order === 'rising' ? 'asc' : 'desc')
      const ofKind = kind === null ? sql`true` : sql`thing.kind = ${kind}`
      const isLater = after
        ? afterPlace([
            // What is read to the millisecond is compared so, too.
            {
              by: sql`date_trunc('milliseconds', thing.since)`,
              order,
              at: momentOf(after.at),
            },
            { by: sql`thing.kind`, order, at: sql`${after.kind}::text` },
            { by: sql`thing.id`, order, at: sql`${after.id}::uuid` },
          ])
        : sql`true`
      const by = (
        of: SQL,
      ) => sql`date_trunc('milliseconds', ${of}.since) ${way},
        ${of}.kind ${way}, ${of}.id ${way}`
      const rows = await ask(sql`
        with meant as (${sql.join(candidates[view], sql` union `)}),
        found as materialized (
          select thing.*, ${since[view]} as since, ${isBlocked}
          from (${thingsQuery(momentOf(now))}) as thing
          where ${ofKind} and (${belongs[view]})
        ), thing as (
          select * from found as thing where ${isLater}
          order by ${by(sql`thing`)} limit ${limit}
        ) select counted.total, rows.* from (
          select count(*)::int as total from found
        ) as counted left join (
          select ${thingColumns}, thing.since from thing ${withClub}
        ) as rows on true order by ${by(sql`rows`)}`)
      return {
        total: Number(rows[0]?.total ?? 0),
        rows: rows
          .filter(({ id }) => id !== null)
          .map((row) => thingOf(row, configured)),
      }
    },

    async find(kind, id, now) {
      const [row] = await ask(findThing(kind, id, now))
      return row ? thingOf(row, configured) : null
    },

    async hostsSince(hosts) {
      if (hosts.length === 0) return new Map()
      const rows = await ask(sql`
        select host, ${milliseconds(sql`first_at`)} as at_ms from ${linkHosts}
        where host = any(${sql.param([...hosts])}::text[])`)
      return new Map(rows.map((row) => [String(row.host), Number(row.at_ms)]))
    },

    async blocked({ after, limit }) {
      const isLater = after
        ? afterPlace([
            { by: sql`at`, order: 'falling', at: momentOf(after.at) },
            { by: sql`address`, order: 'falling', at: after.address },
          ])
        : sql`true`
      const rows = await ask(sql`
        select counted.total, rows.* from (
          select count(*)::int as total from ${blockedAuthors}
        ) as counted left join (
          select address, reason, by, at, ${milliseconds(sql`at`)} as at_ms
          from ${blockedAuthors} where ${isLater}
          order by at desc, address desc limit ${limit}
        ) as rows on true order by rows.at desc, rows.address desc`)
      return {
        total: Number(rows[0]?.total ?? 0),
        rows: rows.filter(({ address }) => address !== null).map(blockedOf),
      }
    },
  }
}

import { type InboxKind, mostUnread } from '@narwhal-club/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { afterPlace } from '../../list/afterPlace.ts'
import { awaitingOf, awaitingQuery } from './awaiting.queries.ts'
import { fanOutQuery, isWanted } from './fanOut.queries.ts'
import { type InboxStore, keptEntries, keptFor } from './inbox.ports.ts'
import { entryColumns, entryOf, entrySources, type Row } from './rows.ts'
import { inboxEntries, inboxSwitches } from './tables.ts'

/** Entries that one sweep takes away: the next takes more. */
const mostSwept = 10_000
/** Milliseconds: members who were told nothing since have no more than before. */
const lately = 10 * 60_000

const ask = async (on: Runner, query: SQL) =>
  (await on.run((orm) => orm.execute(query))).rows as Row[]

/** Counts no further than what is told. */
const unreadOf = (address: string) => sql`(
  select count(*)::int from (
    select from ${inboxEntries} where address = ${address} and read_at is null
    limit ${mostUnread}
  ) as new)`

/** Entries in tables: what pages ask is one statement each. */
export const createInboxRepository = (
  db: Runner,
): InboxStore<Transaction> & {
  deleteExpired(now: Date, on: Runner): Promise<void>
} => ({
  async list({ address, after, limit }) {
    const isLater = after
      ? afterPlace([
          { by: sql`entry.at`, order: 'falling', at: momentOf(after.at) },
          { by: sql`entry.id`, order: 'falling', at: sql`${after.id}::uuid` },
        ])
      : sql`true`
    const rows = await ask(
      db,
      sql`
        select ${unreadOf(address)} as unread, page.*
        from (select) as one left join lateral (
          select ${entryColumns}, entry.at as placed
          from ${inboxEntries} as entry ${entrySources}
          where entry.address = ${address} and ${isLater}
          order by entry.at desc, entry.id desc limit ${limit}
        ) as page on true order by page.placed desc, page.id desc`,
    )
    return {
      unread: Number(rows[0]?.unread ?? 0),
      rows: rows.filter(({ id }) => id !== null).map(entryOf),
    }
  },

  async read(address, asked, at) {
    const own = sql`address = ${address} and read_at is null`
    const which =
      'entry' in asked
        ? sql`id = ${asked.entry}::uuid`
        : sql`(at, id) <= (
            select at, id from ${inboxEntries} as last
            where last.id = ${asked.upTo}::uuid and last.address = ${address})`
    const set = sql`update ${inboxEntries} set read_at = ${momentOf(at)}
      where ${own} and ${which}`
    await ask(db, set)
    const [row] = await ask(db, sql`select ${unreadOf(address)} as unread`)
    return Number(row?.unread)
  },

  async off(address) {
    const [row] = await ask(
      db,
      sql`select off from ${inboxSwitches} where address = ${address}`,
    )
    return (row?.off ?? []) as InboxKind[]
  },

  async setOff(address, off) {
    const kinds = sql`${sql.param([...off])}::text[]`
    await ask(
      db,
      sql`insert into ${inboxSwitches} (address, off)
        values (${address}, ${kinds})
        on conflict (address) do update set off = excluded.off`,
    )
  },

  async awaiting(address, now, limit) {
    const [row] = await ask(db, awaitingQuery(address, now, limit))
    return awaitingOf(row)
  },

  async put(tx, entries) {
    if (entries.length === 0) return []
    const list = JSON.stringify(
      entries.map(({ at, ...entry }) => ({
        ...entry,
        at: new Date(at).toISOString(),
      })),
    )
    const rows = await ask(
      tx,
      sql`insert into ${inboxEntries} (id, address, kind, subject, at)
        select gen_random_uuid(), address, kind, subject, at
        from jsonb_to_recordset(${list}::jsonb) as told(
          address text, kind text, subject uuid, at timestamptz)
        where ${isWanted(sql`told.address`, sql`told.kind`)}
        on conflict do nothing returning address`,
    )
    return [...new Set(rows.map(({ address }) => String(address)))]
  },

  withdraw: (tx, { kind, subject }) =>
    ask(
      tx,
      sql`delete from ${inboxEntries}
        where subject = ${subject}::uuid and kind = ${kind}`,
    ),

  async fanOut(tx, asked) {
    const [row] = await ask(tx, fanOutQuery(asked))
    const isLast = Number(row?.size ?? 0) < asked.limit
    return {
      told: (row?.told ?? []) as string[],
      next: isLast ? null : String(row?.last),
    }
  },

  async deleteExpired(now, on) {
    await ask(
      on,
      sql`with old as (
          select id from ${inboxEntries}
          where at < ${momentOf(+now - keptFor)} limit ${mostSwept}
        ), told as (
          select distinct address from ${inboxEntries}
          where at > ${momentOf(+now - lately)}
        ), more as (
          select entry.id from told cross join lateral (
            select id from ${inboxEntries} as own
            where own.address = told.address
            order by own.kind = 'reply', own.at desc, own.id desc offset ${keptEntries}
          ) as entry limit ${mostSwept}
        )
        delete from ${inboxEntries} where id in (
          select id from old union all select id from more)`,
    )
  },
})

export type InboxRepository = ReturnType<typeof createInboxRepository>

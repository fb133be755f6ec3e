import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import {
  accounts,
  feePayments,
  indexCursor,
  indexedBlocks,
} from '../../indexer/tables.ts'
import { column } from './credit.queries.ts'
import type { FeeStore, IndexStand, PaymentRow, UseRow } from './fees.ports.ts'
import { feeUses, feeWatch } from './tables.ts'

type Hex = `0x${string}`
type Row = Record<string, unknown>
type Queries = Pick<
  FeeStore<Transaction>,
  | 'index'
  | 'beginWatch'
  | 'lockWatch'
  | 'setSettled'
  | 'payments'
  | 'usesOf'
  | 'useFor'
  | 'use'
>

const ask = async (tx: Transaction, query: ReturnType<typeof sql>) =>
  (await tx.run((orm) => orm.execute(query))).rows as Row[]

const texts = (list: readonly string[]) => sql`${sql.param([...list])}::text[]`

/** Where the index stands, once it has its first block. */
const stand = sql`
  select cursor.block, cursor.head, cursor.reorgs, cursor.mended,
    last.time::bigint * 1000 as time
  from ${indexCursor} as cursor
  join ${indexedBlocks} as last on last.number = cursor.block
  where cursor.id = 1`

const standOf = (row: Row): IndexStand => ({
  block: Number(row.block),
  head: Number(row.head),
  reorgs: Number(row.reorgs),
  mended: Number(row.mended),
  time: Number(row.time),
})

const useOf = (row: Row): UseRow => ({
  key: String(row.key),
  hash: row.hash as Hex,
  block: Number(row.block),
  payer: row.payer as Hex,
  token: row.token as Hex,
  value: BigInt(String(row.value)),
  intent: row.intent as string | null,
})

/** What fees read of the index, and how far it is settled. */
export const watchQueries: Queries = {
  async index(tx) {
    const [row] = await ask(tx, stand)
    return row ? standOf(row) : null
  },

  async beginWatch(tx, subject) {
    const known = await ask(
      tx,
      sql`select from ${feeWatch} where id = 1 and subject = ${subject}`,
    )
    if (known.length > 0) return
    await ask(
      tx,
      sql`insert into ${feeWatch} as known
          (id, subject, from_block, settled_block)
        select 1, ${subject}, place, place - 1
        from (select greatest(block, head) as place from (${stand}) as stand)
          as begun
        on conflict (id) do update set subject = excluded.subject,
          from_block = excluded.from_block,
          settled_block = excluded.settled_block
        where known.subject <> excluded.subject`,
    )
  },

  async lockWatch(tx, subject) {
    await watchQueries.beginWatch(tx, subject)
    const [row] = await ask(
      tx,
      sql`select from_block, settled_block from ${feeWatch}
        where id = 1 and subject = ${subject} for update`,
    )
    if (!row || !(await watchQueries.index(tx))) return null
    return { from: Number(row.from_block), settled: Number(row.settled_block) }
  },

  async setSettled(tx, block) {
    await ask(tx, sql`update ${feeWatch} set settled_block = ${block}`)
  },

  // One statement: what the index takes back meanwhile is in all of it or none.
  async payments(tx, { after, named, limit }) {
    const rows = await ask(
      tx,
      sql`with stand as (${stand}), fresh as (
          select paid.hash, paid.block, paid.place from ${feePayments} as paid
          where paid.asset = 'TOKEN' and paid.block > ${after}
            and not exists (
              select from ${feeUses} as use
              where use.key = paid.hash || ':' || paid.place)
          order by paid.block, paid.place limit ${limit + 1}
        ), meant as (
          select distinct hash from (
            select hash from fresh order by block, place limit ${limit}
          ) as first_ones
          union select unnest(${texts(named)})
        ), found as (
          select paid.hash, paid.block, paid.place, paid.amount::text as amount,
            payer.address, at.time::bigint * 1000 as at
          from ${feePayments} as paid
          join ${accounts} as payer on payer.id = paid.from_id
          join ${indexedBlocks} as at on at.number = paid.block
          where paid.asset = 'TOKEN' and paid.hash in (select hash from meant)
        ), tail as (
          select count(*)::int as count, (
            select at.time::bigint * 1000 from fresh
            join ${indexedBlocks} as at on at.number = fresh.block
            order by fresh.block desc, fresh.place desc limit 1
          ) as time from fresh
        )
        select stand.*, tail.count as fresh, tail.time as read_to,
          found.hash, found.block as at_block, found.place, found.amount,
          found.address, found.at
        from stand cross join tail left join found on true
        order by found.block, found.place`,
    )
    const [first] = rows
    if (!first) throw new Error('there is no index')
    const index = standOf(first)
    const isAll = Number(first.fresh) <= limit
    return {
      index,
      isAll,
      readTo: isAll ? index.time : Number(first.read_to),
      rows: rows
        .filter(({ hash }) => hash !== null)
        .map(
          (row): PaymentRow => ({
            hash: row.hash as Hex,
            logIndex: Number(row.place),
            from: row.address as Hex,
            value: BigInt(String(row.amount)),
            block: Number(row.at_block),
            at: Number(row.at),
          }),
        ),
    }
  },

  async usesOf(tx, hashes) {
    if (hashes.length === 0) return []
    const rows = await ask(
      tx,
      sql`select key, hash, block, payer, token, value::text as value, intent
        from ${feeUses} where hash = any(${texts(hashes)})`,
    )
    return rows.map(useOf)
  },

  async useFor(tx, intent) {
    const [row] = await ask(
      tx,
      sql`select key, hash, block, payer, token, value::text as value, intent
        from ${feeUses} where intent = ${intent}`,
    )
    return row ? useOf(row) : null
  },

  async use(tx, rows, at) {
    if (rows.length === 0) return
    await ask(
      tx,
      sql`insert into ${feeUses}
        (key, hash, block, payer, token, value, intent, at)
        select used.*, ${momentOf(at)} from unnest(
          ${column(rows, ({ key }) => key)}::text[],
          ${column(rows, ({ hash }) => hash)}::text[],
          ${column(rows, ({ block }) => String(block))}::int[],
          ${column(rows, ({ payer }) => payer)}::text[],
          ${column(rows, ({ token }) => token)}::text[],
          ${column(rows, ({ value }) => String(value))}::numeric[],
          ${column(rows, ({ intent }) => intent)}::uuid[]) as used`,
    )
  },
}

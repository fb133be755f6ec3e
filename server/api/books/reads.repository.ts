import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { accounts, feePayments, indexedBlocks } from '../../indexer/tables.ts'
import { afterPlace } from '../../list/afterPlace.ts'
import {
  creditColumns,
  creditOf,
  intentColumns,
  intentOf,
} from '../fees/rows.ts'
import { feeCredits, feeIntents, feeUses } from '../fees/tables.ts'
import { swapIntents, swapStrays, swapWatch } from '../swap/tables.ts'
import type { BookReads, CoinRow } from './books.ports.ts'
import { type Row, refundOf, refundsJson } from './rows.ts'
import { feeRefunds } from './tables.ts'
import { sumsOf, totalsQuery } from './totals.queries.ts'

type Hex = `0x${string}`

const every = (conditions: (SQL | false)[]) => {
  const all = conditions.filter((each) => each !== false)
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`
}

/** Newest first, after a place. */
const later = (
  of: SQL,
  at: SQL,
  after: { at: number; id: string } | undefined,
) =>
  after
    ? afterPlace([
        {
          by: sql`date_trunc('milliseconds', ${at})`,
          order: 'falling',
          at: momentOf(after.at),
        },
        { by: sql`${of}.id`, order: 'falling', at: sql`${after.id}::uuid` },
      ])
    : sql`true`

/** Coins that no swap used, and no fee of before swaps were watched. */
const freeCoins = sql`
  from ${feePayments} as paid
  join ${accounts} as payer on payer.id = paid.from_id
  join ${indexedBlocks} as mined on mined.number = paid.block
  where paid.asset = 'CRO' and paid.block >= coalesce((
      select from_block from ${swapWatch}), 2147483647)
    and not exists (select from ${swapIntents} as of
      where of.paid_by = paid.hash and of.state in ('paid', 'swapped'))
    and not exists (select from ${swapStrays} as stray
      where stray.paid_by = paid.hash)`

const coinOf = (row: Row): CoinRow => ({
  payer: row.address as Hex,
  amount: BigInt(String(row.amount)),
  hash: row.hash as Hex,
  block: Number(row.block),
  place: Number(row.place),
  at: Number(row.at_ms),
})

/** What administrators read of money that came in. */
export function createBookReads(db: Pick<Database, 'run'>): BookReads {
  const ask = async (query: SQL) =>
    (await db.run((orm) => orm.execute(query))).rows as Row[]

  return {
    async intents({ state, purpose, payer, after, limit }) {
      const where = every([
        state !== null && sql`intent.state = ${state}`,
        purpose !== null && sql`intent.purpose = ${purpose}`,
        payer !== null && sql`intent.payer = ${payer}`,
      ])
      const rows = await ask(sql`
        select counted.total, rows.* from (
          select count(*)::int as total from ${feeIntents} as intent
          where ${where}
        ) as counted left join (
          select ${intentColumns}, coalesce(used.block, (
              select paid.block from ${feePayments} as paid
              where paid.hash = intent.hash limit 1)) as paid_block,
            (select max(number) from ${indexedBlocks}) as newest
          from ${feeIntents} as intent
          left join ${feeUses} as used on used.intent = intent.id
          where ${where}
            and ${later(sql`intent`, sql`intent.created_at`, after)}
          order by date_trunc('milliseconds', intent.created_at) desc,
            intent.id desc limit ${limit}
        ) as rows on true order by rows.created desc, rows.id desc`)
      return {
        total: Number(rows[0]?.total ?? 0),
        rows: rows
          .filter(({ id }) => id !== null)
          .map((row) => {
            const block =
              row.paid_block === null ? null : Number(row.paid_block)
            const have =
              block === null ? 0 : Math.max(0, Number(row.newest) - block + 1)
            return { ...intentOf(row), block, have }
          }),
      }
    },

    async credits({ view, payer, after, limit }) {
      const hasRefund = sql`exists (select from ${feeRefunds} as refund
        where refund.credit = credit.id)`
      const where = every([
        view === 'open' && sql`credit.left_over > 0`,
        view === 'refunds' && hasRefund,
        payer !== null && sql`credit.payer = ${payer}`,
      ])
      const rows = await ask(sql`
        select counted.total, rows.* from (
          select count(*)::int as total from ${feeCredits} as credit
          where ${where}
        ) as counted left join (
          select ${creditColumns}, used.block as paid_block,
            ${refundsJson} as refunds
          from ${feeCredits} as credit
          join ${feeUses} as used on used.key = credit.key
          where ${where} and ${later(sql`credit`, sql`credit.at`, after)}
          order by date_trunc('milliseconds', credit.at) desc, credit.id desc
          limit ${limit}
        ) as rows on true order by rows.at desc, rows.id desc`)
      return {
        total: Number(rows[0]?.total ?? 0),
        rows: rows
          .filter(({ id }) => id !== null)
          .map((row) => ({
            ...creditOf(row),
            block: Number(row.paid_block),
            refunds: (row.refunds as unknown[]).map(refundOf),
          })),
      }
    },

    async coins({ after, limit }) {
      const isLater = after
        ? afterPlace([
            { by: sql`paid.block`, order: 'falling', at: after.block },
            { by: sql`paid.place`, order: 'falling', at: after.place },
          ])
        : sql`true`
      const rows = await ask(sql`
        select counted.total, rows.* from (
          select count(*)::int as total ${freeCoins}
        ) as counted left join (
          select payer.address, paid.amount::text as amount, paid.hash,
            paid.block, paid.place, mined.time::bigint * 1000 as at_ms
          ${freeCoins} and ${isLater}
          order by paid.block desc, paid.place desc limit ${limit}
        ) as rows on true order by rows.block desc, rows.place desc`)
      return {
        total: Number(rows[0]?.total ?? 0),
        rows: rows.filter(({ hash }) => hash !== null).map(coinOf),
      }
    },

    async totals() {
      const rows = await ask(totalsQuery)
      return sumsOf(rows)
    },
  }
}

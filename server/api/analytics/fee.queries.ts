import { sql } from 'drizzle-orm'
import { accounts, feePayments, indexedBlocks } from '../../indexer/tables.ts'
import { afterPlace } from '../../list/afterPlace.ts'
import type { Hex, History } from './history.ts'
import {
  creditUpTo,
  type OutcomeRow,
  outcomeColumns,
  outcomeJoins,
  outcomeOf,
} from './outcome.queries.ts'
import { rowsOf, type Scope } from './sqlHistory.ts'

type Queries = Pick<History, 'paymentTotals' | 'payments'>

/** What reached the treasury. */
export function feeQueries(scope: Scope): Queries {
  const { block } = scope.moment
  return {
    async paymentTotals() {
      const rows = await rowsOf<{
        asset: 'CRO' | 'TOKEN'
        amount: string
        payments: number
        credit: string
      }>(
        scope,
        sql`select asset, sum(amount)::text as amount, count(*)::int as payments,
            ${creditUpTo(block)} as credit
          from ${feePayments}
          where block <= ${block} and is_exact group by asset`,
      )
      const of = (asset: string) => rows.find((row) => row.asset === asset)
      return {
        cro: BigInt(of('CRO')?.amount ?? 0),
        croPayments: of('CRO')?.payments ?? 0,
        token: BigInt(of('TOKEN')?.amount ?? 0),
        tokenPayments: of('TOKEN')?.payments ?? 0,
        credit: BigInt(rows[0]?.credit ?? 0),
      }
    },

    async payments(after, limit) {
      const isEarlier = after
        ? afterPlace([
            { by: sql`block`, order: 'falling', at: after.block },
            { by: sql`asset`, order: 'falling', at: after.asset },
            { by: sql`place`, order: 'falling', at: after.place },
          ])
        : sql`true`
      const rows = await rowsOf<
        OutcomeRow & {
          block: number
          time: number
          asset: 'CRO' | 'TOKEN'
          place: number
          hash: string
          address: Hex
          amount: string
          total: string
        }
      >(
        scope,
        sql`with ledger as (
            select *, sum(amount) over (
              partition by asset order by block, place
            ) as total
            from ${feePayments} where block <= ${block} and is_exact
          )
          select paid.block, found.time, paid.asset, paid.place, paid.hash,
            payer.address, paid.amount::text as amount,
            paid.total::text as total, ${outcomeColumns}
          from (
            select * from ledger where ${isEarlier}
            order by block desc, asset desc, place desc limit ${limit}
          ) as paid
          join ${indexedBlocks} as found on found.number = paid.block
          join ${accounts} as payer on payer.id = paid.from_id
          ${outcomeJoins}
          order by paid.block desc, paid.asset desc, paid.place desc`,
      )
      return rows.map((row) => ({
        block: row.block,
        time: row.time,
        asset: row.asset,
        place: row.place,
        hash: row.hash,
        from: row.address,
        amount: BigInt(row.amount),
        total: BigInt(row.total),
        outcome: outcomeOf(row),
      }))
    },
  }
}

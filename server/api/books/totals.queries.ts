import { sql } from 'drizzle-orm'
import { feePayments, indexCursor } from '../../indexer/tables.ts'
import { feeCredits, feeIntents, feeUses, feeWatch } from '../fees/tables.ts'
import { swapIntents, swapStrays, swapWatch } from '../swap/tables.ts'
import type { AssetSums } from './books.ports.ts'
import type { Row } from './rows.ts'
import { feeRefunds } from './tables.ts'

/** No fees were watched yet. */
const never = 2_147_483_647

/**
 * All of one moment: what the chain says arrived since fees are watched, and what
 * the books say became of it, each sum taken from the rows that are about it.
 */
export const totalsQuery = sql`
  with arrived as (
    select paid.* from ${feePayments} as paid
    where (paid.asset = 'TOKEN' and paid.block >= coalesce((
        select from_block from ${feeWatch}), ${never}))
      or (paid.asset = 'CRO' and paid.block >= coalesce((
        select from_block from ${swapWatch}), ${never}))
  ), swaps as (
    select paid_by as hash, fee as amount, paid_block as block
    from ${swapIntents}
    where state in ('paid', 'swapped') and paid_by is not null
    union all select paid.hash, paid.amount, paid.block
    from ${swapStrays} as stray
    join arrived as paid on paid.hash = stray.paid_by and paid.asset = 'CRO'
  ) select cursor.block, (
      select json_object_agg(asset, many) from (
        select asset, json_build_object('payments', count(*),
          'arrived', sum(amount)::text) as many
        from arrived group by asset) as counted
    ) as chain, (
      select coalesce(sum(intent.amount), 0)::text from ${feeIntents} as intent
      where intent.state in ('confirmed', 'consumed') and not intent.is_exempt
    ) as spent, (
      select coalesce(sum(left_over), 0)::text from ${feeCredits}
    ) as credit, (
      select coalesce(sum(amount), 0)::text from ${feeRefunds}
      where state = 'open'
    ) as set_aside, (
      select coalesce(sum(amount), 0)::text from ${feeRefunds}
      where state = 'refunded'
    ) as refunded, (
      select coalesce(sum(paid.amount), 0)::text from arrived as paid
      where paid.asset = 'TOKEN' and not exists (
        select from ${feeUses} as used where used.hash = paid.hash)
    ) as waiting, (
      select coalesce(sum(amount), 0)::text from swaps
      where block >= (select from_block from ${swapWatch})
    ) as swapped, (
      select coalesce(sum(paid.amount), 0)::text from arrived as paid
      where paid.asset = 'CRO' and paid.hash not in (select hash from swaps)
    ) as free
  from ${indexCursor} as cursor where cursor.id = 1`

interface Counted {
  payments: number
  arrived: string
}

/** Coins that no swap used are the credit of who paid them. */
export function sumsOf([row]: readonly Row[]) {
  if (!row) return null
  const chain = (row.chain ?? {}) as Partial<Record<'TOKEN' | 'CRO', Counted>>
  const sum = (value: unknown) => BigInt(String(value ?? 0))
  const of = (asset: 'TOKEN' | 'CRO') => ({
    asset,
    payments: Number(chain[asset]?.payments ?? 0),
    arrived: sum(chain[asset]?.arrived),
  })
  const assets: AssetSums[] = [
    {
      ...of('TOKEN'),
      spent: sum(row.spent),
      credit: sum(row.credit),
      setAside: sum(row.set_aside),
      refunded: sum(row.refunded),
      waiting: sum(row.waiting),
    },
    {
      ...of('CRO'),
      spent: sum(row.swapped),
      credit: sum(row.free),
      setAside: 0n,
      refunded: 0n,
      waiting: 0n,
    },
  ]
  return { block: Number(row.block), assets }
}

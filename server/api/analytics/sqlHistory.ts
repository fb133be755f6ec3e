import { type SQL, sql } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import type { Orm } from '../../db/database.ts'
import { accounts, nftTransfers } from '../../indexer/tables.ts'
import type { Moment } from './history.ts'

export type Transaction = Pick<Orm, 'execute'>

/** What the queries of one history have in common. */
export interface Scope {
  tx: Transaction
  moment: Moment
  /** The block up to which everything is in, as this transaction sees it. */
  tip: number
  leftOut: readonly string[]
}

export async function rowsOf<T>({ tx }: Scope, query: SQL): Promise<T[]> {
  return (await tx.execute(query)).rows as unknown as T[]
}

/** The number of the zero address; no account has 0. */
export const zeroId = sql`coalesce(
  (select id from ${accounts} where address = ${zeroAddress}), 0)`

/** The numbers of those who are left out. */
export const leftOutIds = ({ leftOut }: Scope) =>
  sql`array(select id from ${accounts}
    where address = any(${sql.param([...leftOut])}::text[]))`

/** True of the way that leads to the owner at the end of a block. */
export const stood = (block: number) =>
  sql`moved.block <= ${block}
    and (moved.until_block is null or moved.until_block > ${block})`

/** How many each counted account has at the end of a block. */
export const countedAt = (scope: Scope, block: number) => sql`
  select moved.to_id as holder, count(*)::int as held
  from ${nftTransfers} as moved
  where ${block >= scope.tip ? sql`moved.until_block is null` : stood(block)}
    and moved.to_id <> all(${leftOutIds(scope)})
  group by moved.to_id`

/**
 * Numbers of one column, in one text: tens of thousands of rows cost the
 * driver more than the database.
 */
export const listOf = (column: SQL) =>
  sql`coalesce(string_agg((${column})::text, ','), '')`

export const textsOf = (list: string) => (list === '' ? [] : list.split(','))
export const numbersOf = (list: string) =>
  Float64Array.from(textsOf(list), Number)

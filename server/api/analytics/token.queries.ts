import { sql } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import {
  accounts,
  tokenBalances,
  tokenTransfers,
} from '../../indexer/tables.ts'
import type { History } from './history.ts'
import {
  leftOutIds,
  listOf,
  rowsOf,
  type Scope,
  textsOf,
} from './sqlHistory.ts'

type Queries = Pick<History, 'tokenSupply' | 'tokenHolders' | 'balancesOf'>

/** What the token's history answers in SQL. */
export function tokenQueries(scope: Scope): Queries {
  const { tip, moment } = scope
  const { block } = moment

  /** What each account had at the end of a block, by the shorter way. */
  function balances() {
    if (block >= tip)
      return sql`select account_id, balance from ${tokenBalances}`
    const isEarly = block * 2 < tip
    const within = isEarly ? sql`block <= ${block}` : sql`block > ${block}`
    const changes = sql`
      select account_id, sum(delta) as delta from (
        select to_id as account_id, value as delta from ${tokenTransfers}
        where ${within}
        union all
        select from_id, -value from ${tokenTransfers} where ${within}
      ) as each_way group by account_id`
    if (isEarly)
      return sql`select account_id, delta as balance from (${changes}) as came`
    return sql`select known.account_id,
        known.balance - coalesce(delta, 0) as balance
      from ${tokenBalances} as known
      left join (${changes}) as since on since.account_id = known.account_id`
  }

  async function balancesOf(addresses: readonly string[]) {
    const own = sql`address = any(${sql.param([...addresses])}::text[])`
    const sum = (side: ReturnType<typeof sql>) => sql`coalesce((
      select sum(value) from ${tokenTransfers}
      where ${side} = id and block <= ${block}), 0)`
    const rows = await rowsOf<{ address: string; balance: string }>(
      scope,
      block >= tip
        ? sql`select address, balance from ${tokenBalances}
            join ${accounts} on id = account_id where ${own}`
        : sql`select address,
              ${sum(sql`to_id`)} - ${sum(sql`from_id`)} as balance
            from ${accounts} where ${own}`,
    )
    return new Map(rows.map((row) => [row.address, BigInt(row.balance)]))
  }

  return {
    balancesOf,
    async tokenSupply() {
      return -((await balancesOf([zeroAddress])).get(zeroAddress) ?? 0n)
    },
    async tokenHolders() {
      const [row] = await rowsOf<{ who: string; held: string }>(
        scope,
        sql`select ${listOf(sql`address`)} as who,
            ${listOf(sql`balance`)} as held
          from (${balances()}) as counted join ${accounts} on id = account_id
          where balance > 0 and account_id <> all(${leftOutIds(scope)})`,
      )
      const held = textsOf(row?.held ?? '')
      return new Map(
        textsOf(row?.who ?? '').map((who, index) => [
          who,
          BigInt(held[index] ?? 0),
        ]),
      )
    },
  }
}

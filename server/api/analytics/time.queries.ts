import { sql } from 'drizzle-orm'
import {
  accounts,
  indexedBlocks,
  nftTransfers,
  tokenTransfers,
} from '../../indexer/tables.ts'
import type { Flow, Hex, History, Moment } from './history.ts'
import { leftOutIds, rowsOf, type Scope, zeroId } from './sqlHistory.ts'

type Queries = Pick<
  History,
  'firstTransfer' | 'blockAt' | 'stops' | 'changes' | 'timeline'
>

/** What is asked of time: when, how often, in which order. */
export function timeQueries(scope: Scope): Queries {
  const { block, time } = scope.moment

  const isBetweenHolders = sql`moved.from_id <> ${zeroId}
    and moved.to_id <> ${zeroId}
    and moved.from_id <> all(${leftOutIds(scope)})
    and moved.to_id <> all(${leftOutIds(scope)})`

  /** By how much one transfer changes each number. */
  const weights: Record<Flow, ReturnType<typeof sql>> = {
    supply: sql`(moved.from_id = ${zeroId})::int - (moved.to_id = ${zeroId})::int`,
    mints: sql`(moved.from_id = ${zeroId}
      and moved.to_id <> all(${leftOutIds(scope)}))::int`,
    transfers: sql`(${isBetweenHolders})::int`,
    tokenTransfers: sql`(${isBetweenHolders})::int`,
  }

  return {
    async firstTransfer(of) {
      const table = of === 'nft' ? nftTransfers : tokenTransfers
      const [row] = await rowsOf<Moment>(
        scope,
        sql`select number as block, time from (
            select block from ${table} where block <= ${block}
            order by block limit 1
          ) as first join ${indexedBlocks} on number = block`,
      )
      return row
    },

    async blockAt(at) {
      const [row] = await rowsOf<{ number: number }>(
        scope,
        sql`select number from ${indexedBlocks}
          where number <= ${block} and time <= ${at}
          order by number desc limit 1`,
      )
      return row?.number
    },

    stops: (since, parts) =>
      rowsOf<Moment>(
        scope,
        sql`select number as block, time from ${indexedBlocks}
          where number in (
            select max(number) from ${indexedBlocks}
            where number >= ${since.block} and number <= ${block}
            group by (time - ${since.time}::int)::bigint * ${parts}::int
              / (${time}::int - ${since.time}::int + 1)
          ) order by number`,
      ),

    async changes(flow, { from, to, step }) {
      const table = flow === 'tokenTransfers' ? tokenTransfers : nftTransfers
      const rows = await rowsOf<{ part: number; change: number }>(
        scope,
        // A question may name a time that is past an int's end (in 2038).
        sql`select part, sum(change)::int as change from (
            select case when time < ${from}::bigint then -1
              else ((time - ${from}::bigint) / ${step}::int)::int end as part,
              ${weights[flow]} as change
            from ${table} as moved
            join ${indexedBlocks} on number = moved.block
            where moved.block <= ${block} and time < ${to}::bigint
          ) as changes group by part`,
      )
      return rows.map(({ part, change }) => ({
        at: from + part * step,
        by: change,
      }))
    },

    async timeline(address, after, limit) {
      const isEarlier = after
        ? sql`(block, log_index, token_id) <
            (${after.block}, ${after.logIndex}, ${String(after.id)}::numeric)`
        : sql`true`
      // What left an account is what comes next to a token that came to it.
      const rows = await rowsOf<{
        kind: 'mint' | 'in' | 'out' | 'burn'
        block: number
        time: number
        log_index: number
        token_id: string
        other: Hex
      }>(
        scope,
        sql`with own as (
          select moved.* from ${nftTransfers} as moved
          join ${accounts} on id = moved.to_id
          where address = ${address} and moved.block <= ${block}
        ), happened as (
          select token_id, block, log_index, from_id as other_id,
            case when from_id = ${zeroId} then 'mint' else 'in' end as kind
          from own
          union all
          select own.token_id, next.block, next.log_index, next.to_id,
            case when next.to_id = ${zeroId} then 'burn' else 'out' end
          from own cross join lateral (
            select moved.block, moved.log_index, moved.to_id
            from ${nftTransfers} as moved
            where moved.token_id = own.token_id
              and (moved.block, moved.log_index) > (own.block, own.log_index)
            order by moved.block, moved.log_index limit 1
          ) as next
          where own.until_block <= ${block} and next.to_id <> own.to_id
        ), page as (
          select * from happened where ${isEarlier}
          order by block desc, log_index desc, token_id desc limit ${limit}
        )
        select kind, block, time, log_index, token_id, address as other
        from page join ${indexedBlocks} on number = block
        join ${accounts} on id = other_id
        order by block desc, log_index desc, token_id desc`,
      )
      return rows.map(({ log_index, token_id, ...row }) => ({
        ...row,
        logIndex: log_index,
        id: BigInt(token_id),
      }))
    },
  }
}

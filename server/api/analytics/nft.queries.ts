import { type SQL, sql } from 'drizzle-orm'
import { accounts, indexedBlocks, nftTransfers } from '../../indexer/tables.ts'
import { afterPlace } from '../../list/afterPlace.ts'
import type { Hex, History } from './history.ts'
import {
  countedAt,
  leftOutIds,
  listOf,
  numbersOf,
  rowsOf,
  type Scope,
  stood,
  textsOf,
  zeroId,
} from './sqlHistory.ts'

type Queries = Pick<
  History,
  | 'collection'
  | 'nftCounts'
  | 'nftHolders'
  | 'holderPage'
  | 'stays'
  | 'staysOf'
  | 'nftCountOf'
  | 'tokensOf'
>

/** What the collection's history answers in SQL. */
export function nftQueries(scope: Scope): Queries {
  const { block } = scope.moment

  /** Returns what tells when some blocks were; 0 for any other. */
  async function blockTimes(among: SQL): Promise<(block: number) => number> {
    const [row] = await rowsOf<{ numbers: string; times: string }>(
      scope,
      sql`select ${listOf(sql`number`)} as numbers, ${listOf(sql`time`)} as times
        from ${indexedBlocks} where ${among}`,
    )
    const times = numbersOf(row?.times ?? '')
    const known = new Map<number, number>()
    numbersOf(row?.numbers ?? '').forEach((number, index) => {
      known.set(number, times[index] ?? 0)
    })
    return (number) => known.get(number) ?? 0
  }

  return {
    async collection() {
      const [row] = await rowsOf<{ minted: number; burned: number }>(
        scope,
        sql`select count(*)::int as minted,
            count(*) filter (where moved.to_id = ${zeroId})::int as burned
          from ${nftTransfers} as moved where ${stood(block)}`,
      )
      return { minted: row?.minted ?? 0, burned: row?.burned ?? 0 }
    },

    async nftCounts() {
      const rows = await rowsOf<{ held: number; holders: number }>(
        scope,
        sql`select held, count(*)::int as holders
          from (${countedAt(scope, block)}) as counted
          group by held order by held`,
      )
      return rows.flatMap(({ held, holders }) =>
        new Array<number>(holders).fill(held),
      )
    },

    async nftHolders(at = block) {
      const [row] = await rowsOf<{ who: string; held: string }>(
        scope,
        sql`select ${listOf(sql`address`)} as who, ${listOf(sql`held`)} as held
          from (${countedAt(scope, at)}) as counted
          join ${accounts} on id = holder`,
      )
      const held = textsOf(row?.held ?? '')
      return new Map(
        textsOf(row?.who ?? '').map((who, index) => [who, Number(held[index])]),
      )
    },

    async holderPage({ search, after, limit }) {
      const begins = sql`starts_with(address, ${search})`
      const isLater = after
        ? afterPlace([
            { by: sql`held`, order: 'falling', at: after.nfts },
            {
              by: sql`address collate "C"`,
              order: 'rising',
              at: after.address,
            },
          ])
        : sql`true`
      const rows = await rowsOf<{
        total: number
        address: Hex | null
        nfts: number
        rank: number
      }>(
        scope,
        sql`with ranked as (
          select address, held, rank() over (order by held desc)::int as place
          from (${countedAt(scope, block)}) as counted
          join ${accounts} on id = holder
        )
        select total, address, held as nfts, place as rank
        from (
          select count(*)::int as total from ranked where ${begins}
        ) as found
        left join (
          select address, held, place from ranked where ${begins} and ${isLater}
          order by held desc, address collate "C" limit ${limit}
        ) as page on true
        order by held desc, address collate "C"`,
      )
      return {
        total: rows[0]?.total ?? 0,
        rows: rows.flatMap(({ address, nfts, rank }) =>
          address ? { address, nfts, rank } : [],
        ),
      }
    },

    async stays() {
      // Times are looked up here: a join of each transfer with two blocks takes
      // the database longer than all the rest.
      const [row] = await rowsOf<{
        size: number
        tokens: string
        holders: string
        began: string
        ended: string
        minted: string
      }>(
        scope,
        sql`select count(*)::int as size, ${listOf(sql`token_id`)} as tokens,
          ${listOf(sql`holder`)} as holders,
          ${listOf(sql`block`)} as began, ${listOf(sql`until_block`)} as ended,
          ${listOf(sql`minted`)} as minted
        from (
          select token_id, block, (from_id = ${zeroId})::int as minted,
            case when until_block <= ${block} then until_block
              else -1 end as until_block,
            case when to_id = any(${leftOutIds(scope)})
              then -1 else to_id end as holder
          from ${nftTransfers}
          where block <= ${block} and to_id <> ${zeroId}
          order by block, log_index
        ) as stays`,
      )
      const timeOf = await blockTimes(sql`number in (
        select block from ${nftTransfers} where block <= ${block})`)
      const began = numbersOf(row?.began ?? '')
      const ended = numbersOf(row?.ended ?? '')
      return {
        size: row?.size ?? 0,
        token: textsOf(row?.tokens ?? ''),
        holder: numbersOf(row?.holders ?? ''),
        from: began.map(timeOf),
        until: ended.map(timeOf),
        minted: numbersOf(row?.minted ?? ''),
      }
    },

    async staysOf(addresses) {
      const rows = await rowsOf<{
        address: string
        began: string
        ended: string
      }>(
        scope,
        sql`select address, ${listOf(sql`block`)} as began,
            ${listOf(sql`case when until_block <= ${block} then until_block
              else -1 end`)} as ended
          from ${nftTransfers} as moved
          join ${accounts} on id = moved.to_id
          where address = any(${sql.param([...addresses])}::text[])
            and moved.block <= ${block}
          group by address`,
      )
      const ways = rows.map(({ address, began, ended }) => ({
        address,
        began: numbersOf(began),
        ended: numbersOf(ended),
      }))
      const blocks = ways.flatMap((way) => [...way.began, ...way.ended])
      const timeOf = await blockTimes(
        sql`number = any(${sql.param([...new Set(blocks)])}::int[])`,
      )
      const found = new Map<string, { from: number; until?: number }[]>()
      for (const { address, began, ended } of ways) {
        const stays = [...began].map((from, index) => {
          const until = timeOf(ended[index] ?? -1)
          return { from: timeOf(from), ...(until > 0 && { until }) }
        })
        found.set(address, stays)
      }
      return found
    },

    async nftCountOf(address) {
      const [row] = await rowsOf<{ held: number }>(
        scope,
        sql`select count(*)::int as held from ${nftTransfers} as moved
          join ${accounts} on id = moved.to_id
          where address = ${address} and ${stood(block)}`,
      )
      return row?.held ?? 0
    },

    async tokensOf(address, most) {
      const rows = await rowsOf<{ token_id: string; since: number }>(
        scope,
        sql`select moved.token_id, born.time as since
          from ${nftTransfers} as moved
          join ${accounts} on id = moved.to_id
          join ${indexedBlocks} as born on born.number = moved.block
          where address = ${address} and ${stood(block)}
          order by moved.token_id limit ${most}`,
      )
      return rows.map(({ token_id, since }) => ({
        id: BigInt(token_id),
        since,
      }))
    },
  }
}

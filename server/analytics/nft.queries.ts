import { sql } from 'drizzle-orm'
import { accounts, indexedBlocks, nftTransfers } from '../indexer/tables.ts'
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
        ? sql`(held < ${after.nfts} or
            (held = ${after.nfts} and address > ${after.address} collate "C"))`
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
      const [row] = await rowsOf<{
        size: number
        holders: string
        began: string
        ended: string
        origins: string
      }>(
        scope,
        sql`select count(*)::int as size, ${listOf(sql`holder`)} as holders,
          ${listOf(sql`began`)} as began, ${listOf(sql`ended`)} as ended,
          ${listOf(sql`origin`)} as origins
        from (
          select moved.to_id,
            case when moved.to_id = any(${leftOutIds(scope)})
              then -1 else moved.to_id end as holder,
            born.time as began, coalesce(gone.time, 0) as ended,
            case when moved.from_id = ${zeroId} then 2
              when lag(moved.token_id) over way is null then 1
              else 0 end as origin
          from ${nftTransfers} as moved
          join ${indexedBlocks} as born on born.number = moved.block
          left join ${indexedBlocks} as gone
            on gone.number = moved.until_block and moved.until_block <= ${block}
          where moved.block <= ${block}
          window way as (
            partition by moved.token_id order by moved.block, moved.log_index)
          order by moved.token_id, moved.block, moved.log_index
        ) as stays where to_id <> ${zeroId}`,
      )
      return {
        size: row?.size ?? 0,
        holder: numbersOf(row?.holders ?? ''),
        from: numbersOf(row?.began ?? ''),
        until: numbersOf(row?.ended ?? ''),
        origin: numbersOf(row?.origins ?? ''),
      }
    },

    async staysOf(addresses) {
      const rows = await rowsOf<{
        address: string
        began: number
        ended: number | null
      }>(
        scope,
        sql`select address, born.time as began, gone.time as ended
          from ${nftTransfers} as moved
          join ${accounts} on id = moved.to_id
          join ${indexedBlocks} as born on born.number = moved.block
          left join ${indexedBlocks} as gone
            on gone.number = moved.until_block and moved.until_block <= ${block}
          where address = any(${sql.param([...addresses])}::text[])
            and moved.block <= ${block}`,
      )
      const found = new Map<string, { from: number; until?: number }[]>()
      for (const { address, began, ended } of rows) {
        const stays = found.get(address) ?? []
        found.set(address, stays)
        stays.push({ from: began, ...(ended !== null && { until: ended }) })
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

import { sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { behindAfter, staleAfter } from '../../indexer/standing.ts'
import {
  accounts,
  indexCursor,
  indexedBlocks,
  nftTransfers,
} from '../../indexer/tables.ts'
import type { Freezer } from './proposals.ports.ts'
import type { Row } from './rows.ts'

/** Blocks below the index's head: what lies so deep hardly ever changes. */
const depth = 2

/** A stay of a token that began by then and lasted beyond. */
const stoodAt = (block: ReturnType<typeof sql>) => sql`
  moved.block <= ${block}
    and (moved.until_block is null or moved.until_block > ${block})`

/** Tells who held what at a block that the index is sure of. */
export function createFreezer(): Freezer<Transaction> {
  const ask = async (on: Runner, query: ReturnType<typeof sql>) =>
    (await on.run((orm) => orm.execute(query))).rows as Row[]

  return {
    // One statement: the block, its hash and its owners are of one moment.
    async freeze(tx, now) {
      const block = sql`(stand.block - ${depth}::int)`
      const [row] = await ask(
        tx,
        sql`select ${block} as block, stand.head - stand.block as lag,
            stand.doubts, stand.seen_at > ${momentOf(now - staleAfter)} as is_seen,
            (select hash from ${indexedBlocks} where number = ${block}) as hash,
            (
              select json_agg(json_build_array(owner.address, held.nfts))
              from (
                select moved.to_id, count(*)::int as nfts
                from ${nftTransfers} as moved where ${stoodAt(block)}
                group by moved.to_id
              ) as held join ${accounts} as owner on owner.id = held.to_id
            ) as owners
          from ${indexCursor} as stand where stand.id = 1`,
      )
      const isSure =
        row?.is_seen === true &&
        Number(row.lag) <= behindAfter &&
        Number(row.doubts) === 0
      if (!isSure) return { ok: false, code: 'index_behind' }
      if (!row.hash) return { ok: false, code: 'no_block' }
      return {
        ok: true,
        block: Number(row.block),
        blockHash: String(row.hash),
        owners: (row.owners ?? []) as [`0x${string}`, number][],
      }
    },

    async heldAt(tx, address, at) {
      const seconds = Math.floor(at / 1_000)
      const [row] = await ask(
        tx,
        sql`select count(*)::int as nfts
          from (select max(number) as number from ${indexedBlocks}
            where time <= ${seconds}::int) as last
          join ${nftTransfers} as moved on ${stoodAt(sql`last.number`)}
          join ${accounts} as owner on owner.id = moved.to_id
          where owner.address = ${address}`,
      )
      return Number(row?.nfts ?? 0)
    },
  }
}

import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import {
  accounts,
  nftTransfers,
  tokenBalances,
  tokenTransfers,
} from './tables.ts'

type Hex = `0x${string}`

/** Who held what, at any block the index has been through. */
export function createHoldingsRepository(db: Database) {
  const run = async <T>(query: ReturnType<typeof sql>) =>
    (await db.run((orm) => orm.execute(query))).rows as unknown as T[]

  /** True of the way that leads to the owner at the end of a block. */
  const stood = (block: number) =>
    sql`moved.block <= ${block}
      and (moved.until_block is null or moved.until_block > ${block})`

  return {
    /** Returns every holder at a block with its number of NFTs, most first. */
    async nftHoldersAt(block: number) {
      // Token by token through the primary key: a scan of all history is slower
      // from the second transfer of each token on.
      const rows = await run<{ address: Hex; held: string }>(sql`
        select address, held from (
          select owner.to_id, count(*) as held
          from (select token_id from ${nftTransfers} where until_block is null)
            as tokens
          cross join lateral (
            select to_id from ${nftTransfers} as moved
            where moved.token_id = tokens.token_id and moved.block <= ${block}
            order by moved.block desc, moved.log_index desc limit 1
          ) as owner
          group by owner.to_id
        ) as counted join ${accounts} on id = to_id
        order by held desc, address`)
      return rows.map(({ address, held }) => ({ address, count: Number(held) }))
    },

    /** Counts the NFTs of one account at a block. */
    async nftCountAt(address: Hex, block: number): Promise<number> {
      const [row] = await run<{ held: string }>(sql`
        select count(*) as held from ${nftTransfers} as moved
        join ${accounts} on id = moved.to_id
        where address = ${address} and ${stood(block)}`)
      return Number(row?.held ?? 0)
    },

    /** Lists the tokens of one account at a block. */
    async nftsOfAt(address: Hex, block: number): Promise<bigint[]> {
      const rows = await run<{ token_id: string }>(sql`
        select token_id from ${nftTransfers} as moved
        join ${accounts} on id = moved.to_id
        where address = ${address} and ${stood(block)} order by token_id`)
      return rows.map((row) => BigInt(row.token_id))
    },

    /** Returns the token balance of one account at a block, in base units. */
    async tokenBalanceAt(address: Hex, block: number): Promise<bigint> {
      const [row] = await run<{ balance: string | null }>(sql`
        select coalesce((
            select sum(value) from ${tokenTransfers}
            where to_id = id and block <= ${block}
          ), 0) - coalesce((
            select sum(value) from ${tokenTransfers}
            where from_id = id and block <= ${block}
          ), 0) as balance
        from ${accounts} where address = ${address}`)
      return BigInt(row?.balance ?? 0)
    },

    /** Returns every account with tokens at the cursor, most first. */
    async tokenHolders(): Promise<{ address: Hex; balance: bigint }[]> {
      const rows = await run<{ address: Hex; balance: string }>(sql`
        select address, balance from ${tokenBalances}
        join ${accounts} on id = account_id
        where balance > 0 order by balance desc, address`)
      return rows.map((row) => ({ ...row, balance: BigInt(row.balance) }))
    },
  }
}

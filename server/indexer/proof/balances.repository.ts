import { sql } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import type { Runner } from '../../db/database.ts'
import {
  accounts,
  indexCursor,
  nftTransfers,
  tokenBalances,
  tokenTransfers,
} from '../tables.ts'

type Hex = `0x${string}`

export type Kind = 'nft' | 'token'

/** What the index says that an account holds; of `null` the supply. */
export interface Held {
  id: number
  address: Hex | null
  nft: bigint
  token: bigint
}

export interface Sample {
  block: number
  hash: string
  held: Held[]
  /** The accounts after the id that was asked for, as far as there are so many. */
  next: number[]
}

/** Reads what is held against the chain: see `createBalances`. */
export function createBalancesRepository(db: Runner, subject: string) {
  const zero = sql`(select id from ${accounts} where address = ${zeroAddress})`

  return {
    /**
     * Returns what some accounts hold at the cursor: those after an id, those
     * that are named, those that cannot be right, and the supply.
     */
    async sample(
      after: number,
      most: number,
      named: readonly number[],
    ): Promise<Sample | null> {
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          with chosen as (
            (select id, address, true as is_next from ${accounts}
              where id > ${after} order by id limit ${most})
            union all select id, address, false from ${accounts}
              where id = any(${sql.param([...named])}::int[])
            union all (select id, address, false from ${tokenBalances}
              join ${accounts} on id = account_id
              where balance < 0 order by balance limit 10)
          ), holding as (
            select id, address, bool_or(is_next) as is_next,
              (select count(*) from ${nftTransfers}
                where to_id = id and until_block is null) as nft,
              coalesce((select balance from ${tokenBalances}
                where account_id = id), 0) as token
            from chosen group by id, address
            union all select 0, null, false,
              (select count(*) from ${nftTransfers}
                where until_block is null and to_id is distinct from ${zero}),
              coalesce((select -balance from ${tokenBalances}
                where account_id = ${zero}), 0)
          )
          select block, hash, holding.id, holding.address, is_next,
            nft::text as nft, token::text as token
          from ${indexCursor} stand cross join holding
          where stand.id = 1 and subject = ${subject} order by holding.id`),
      )
      const found = rows as unknown as {
        block: number
        hash: string
        id: number
        address: Hex | null
        nft: string
        token: string
        is_next: boolean
      }[]
      const [first] = found
      if (!first || first.hash === '') return null
      const next = found.filter((row) => row.is_next).map(({ id }) => id)
      const held = found
        .filter(({ address }) => address !== zeroAddress)
        .map(({ id, address, nft, token }) => ({
          id,
          address,
          nft: BigInt(nft),
          token: BigInt(token),
        }))
      return { block: first.block, hash: first.hash, held, next }
    },

    /** Returns what the index says of one account (0: the supply) at a block. */
    async heldAt(kind: Kind, id: number, block: number): Promise<bigint> {
      const account = id === 0 ? zero : sql`${id}`
      const nfts = sql`
        select count(*)::text as held from ${nftTransfers}
        where block <= ${block} and (until_block is null or until_block > ${block})
          and ${id === 0 ? sql`to_id is distinct from ${zero}` : sql`to_id = ${id}`}`
      const tokens = sql`
        select (coalesce(sum(value) filter (where to_id = ${account}), 0)
          - coalesce(sum(value) filter (where from_id = ${account}), 0))::text as held
        from ${tokenTransfers}
        where block <= ${block} and (to_id = ${account} or from_id = ${account})
          and from_id <> to_id`
      const { rows } = await db.run((orm) =>
        orm.execute(kind === 'nft' ? nfts : tokens),
      )
      const held = BigInt(String(rows[0]?.held ?? 0))
      return kind === 'token' && id === 0 ? -held : held
    },
  }
}

export type BalancesRepository = ReturnType<typeof createBalancesRepository>

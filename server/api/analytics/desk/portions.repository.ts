import { sql } from 'drizzle-orm'
import type { Transactor } from '../../../db/database.ts'
import type { Advance } from '../../../indexer/index.repository.ts'
import {
  accounts,
  feePayments,
  indexCursor,
  indexedBlocks,
  nftTransfers,
  tokenTransfers,
} from '../../../indexer/tables.ts'
import { HistoryMovedError } from '../history.repository.ts'

type Hex = `0x${string}`

/** Reads the index back as the steps that made it. */
export function createPortionsRepository(db: Transactor) {
  return {
    /** Tells whether there are at most so many transfers of either kind. */
    async isSmall(most: number): Promise<boolean> {
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          select (select count(*) from (
              select from ${nftTransfers} limit ${most + 1}) as part)::int as nft,
            (select count(*) from (
              select from ${tokenTransfers} limit ${most + 1}) as part)::int as token`),
      )
      const { nft, token } = rows[0] as { nft: number; token: number }
      return nft <= most && token <= most
    },

    /**
     * Returns what follows a block: some thousand events at most, whole blocks.
     *
     * @throws HistoryMovedError when blocks were taken back.
     */
    after: (block: number, reorgs: number, most: number): Promise<Advance> =>
      db.transact((tx) =>
        tx.run(async (orm) => {
          const rowsOf = async <T>(query: ReturnType<typeof sql>) =>
            (await orm.execute(query)).rows as unknown as T[]
          const endOf = (table: typeof nftTransfers | typeof tokenTransfers) =>
            sql`(select case when count(*) = ${most} then max(block) end from (
              select block from ${table} where block > ${block}
              order by block limit ${most}) as part)`
          const [stand] = await rowsOf<{
            block: number
            reorgs: number
            nft: number | null
            token: number | null
          }>(sql`select block, reorgs, ${endOf(nftTransfers)} as nft,
              ${endOf(tokenTransfers)} as token from ${indexCursor}`)
          if (!stand || stand.reorgs !== reorgs || stand.block < block)
            throw new HistoryMovedError()
          const to = Math.min(
            stand.block,
            stand.nft ?? stand.block,
            stand.token ?? stand.block,
          )
          const within = sql`moved.block > ${block} and moved.block <= ${to}`
          const nft = await rowsOf<{
            block: number
            log_index: number
            id: string
            giver: Hex
            taker: Hex
          }>(sql`select block, log_index, token_id::text as id,
              giver.address as giver, taker.address as taker
            from ${nftTransfers} as moved
            join ${accounts} giver on giver.id = from_id
            join ${accounts} taker on taker.id = to_id
            where ${within} order by block, log_index`)
          const token = await rowsOf<{
            block: number
            log_index: number
            value: string
            giver: Hex
            taker: Hex
          }>(sql`select block, log_index, value::text as value,
              giver.address as giver, taker.address as taker
            from ${tokenTransfers} as moved
            join ${accounts} giver on giver.id = from_id
            join ${accounts} taker on taker.id = to_id
            where ${within} order by block, log_index`)
          const payments = await rowsOf<{
            block: number
            asset: 'CRO' | 'TOKEN'
            place: number
            hash: Hex
            giver: Hex
            amount: string
          }>(sql`select block, asset, place, hash, amount::text as amount,
              giver.address as giver
            from ${feePayments} as moved
            join ${accounts} giver on giver.id = from_id where ${within}`)
          const blocks = await rowsOf<{
            number: number
            hash: string
            time: number
          }>(sql`select number, hash, time from ${indexedBlocks}
            where number > ${block} and number <= ${to}`)
          return {
            // The copy goes by numbers alone.
            from: { number: block, hash: '' },
            to: { number: to, hash: '' },
            heard: { head: to, at: 0 },
            blocks,
            nft: nft.map(({ block, log_index, id, giver, taker }) => ({
              block,
              logIndex: log_index,
              tokenId: BigInt(id),
              from: giver,
              to: taker,
            })),
            token: token.map(({ block, log_index, value, giver, taker }) => ({
              block,
              logIndex: log_index,
              value: BigInt(value),
              from: giver,
              to: taker,
            })),
            payments: payments.map(({ giver, amount, ...paid }) => ({
              ...paid,
              from: giver,
              amount: BigInt(amount),
            })),
            swaps: [],
          }
        }),
      ),
  }
}

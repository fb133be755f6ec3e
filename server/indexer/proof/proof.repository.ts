import { sql } from 'drizzle-orm'
import type { Transactor } from '../../db/database.ts'
import { CursorMovedError } from '../errors.ts'
import type { Events } from '../events.ts'
import type { BlockRef, IndexedBlock } from '../index.repository.ts'
import {
  feePayments,
  indexCursor,
  indexedBlocks,
  nftTransfers,
  swapEvents,
  tokenTransfers,
} from '../tables.ts'
import type { Transaction } from '../unnest.ts'
import {
  addAccounts,
  addNftAmong,
  addPayments,
  addSwaps,
  addToken,
  takeBackTokens,
} from '../writeEvents.ts'

/** Where the index stands, for those who prove it. */
export interface ProofCursor extends BlockRef {
  /** The block up to which all was read twice; null before the first. */
  verified: number | null
  doubts: number
}

/** An event: its kind, its block, and its number within the block. */
export type EventId = `${'nft' | 'token' | 'swap'} ${number} ${number}`

/** What the index is held against the chain with, and mended with. */
export function createProofRepository(db: Transactor, subject: string) {
  const mine = sql`id = 1 and subject = ${subject}`

  /** Puts the transfers of a block in the place of those that are there. */
  async function replaceNft(
    tx: Transaction,
    block: number,
    rows: Events['nft'],
  ) {
    const gone = await tx.execute(sql`
      delete from ${nftTransfers} where block = ${block} returning token_id`)
    await addNftAmong(
      tx,
      rows,
      gone.rows.map((row) => String(row.token_id)),
    )
  }

  return {
    async cursor(): Promise<ProofCursor | null> {
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          select block as number, hash, verified, doubts
          from ${indexCursor} where ${mine}`),
      )
      return (rows[0] as unknown as ProofCursor | undefined) ?? null
    },

    /** Writes down up to where all was read twice. */
    async setVerified(block: number | null) {
      await db.run((orm) =>
        orm.execute(
          sql`update ${indexCursor} set verified = least(block, ${block}::int) where ${mine}`,
        ),
      )
    },

    async setDoubts(count: number) {
      await db.run((orm) =>
        orm.execute(
          sql`update ${indexCursor} set doubts = ${count} where ${mine} and doubts <> ${count}`,
        ),
      )
    },

    /** Names what happened in a range of blocks, as the index knows it. */
    async eventIdsIn(from: number, to: number): Promise<Set<EventId>> {
      const each = (
        [
          ['nft', nftTransfers],
          ['token', tokenTransfers],
          ['swap', swapEvents],
        ] as const
      ).map(
        ([kind, table]) => sql`
          select distinct ${kind} || ' ' || block || ' ' || log_index as id
          from ${table} where block between ${from} and ${to}`,
      )
      const { rows } = await db.run((orm) =>
        orm.execute(sql.join(each, sql` union all `)),
      )
      return new Set(rows.map((row) => row.id as EventId))
    },

    /**
     * Puts what happened in one block in the place of what the index has of it.
     *
     * @throws CursorMovedError when the index is not that far, or has another
     * block there.
     */
    mend: (block: IndexedBlock, events: Events, count: number) =>
      db.transact((begun) =>
        begun.run(async (tx) => {
          // Readers that remember begin anew, as after a reorg.
          const { rows } = await tx.execute(sql`
            update ${indexCursor} set version = version + 1,
              reorgs = reorgs + 1, mended = mended + ${count}
            where ${mine} and block >= ${block.number} returning id`)
          if (rows.length === 0) throw new CursorMovedError('not that far')
          await keepBlock(tx, block)
          await addAccounts(tx, events)
          await replaceNft(tx, block.number, events.nft)
          const here = sql`block = ${block.number}`
          await takeBackTokens(tx, here)
          await addToken(tx, events.token)
          await tx.execute(
            sql`delete from ${feePayments} where ${here} and asset = 'TOKEN'`,
          )
          await addPayments(tx, events.payments)
          await tx.execute(sql`delete from ${swapEvents} where ${here}`)
          await addSwaps(tx, events.swaps)
        }),
      ),
  }
}

/** @throws CursorMovedError where the index has another block there. */
async function keepBlock(tx: Transaction, block: IndexedBlock) {
  await tx.execute(sql`
    insert into ${indexedBlocks} (number, hash, time)
    values (${block.number}, ${block.hash}, ${block.time})
    on conflict (number) do nothing`)
  const known = await tx.execute(sql`
    select number from ${indexedBlocks}
    where number = ${block.number} and hash = ${block.hash}`)
  if (known.rows.length === 0) throw new CursorMovedError('another block')
}

export type ProofRepository = ReturnType<typeof createProofRepository>

import { sql } from 'drizzle-orm'
import type { Transactor } from '../db/database.ts'
import { CursorMovedError, ForeignIndexError } from './errors.ts'
import type { Events } from './events.ts'
import { addBlocks, forgetBlocks } from './keptBlocks.ts'
import { otherThan } from './subject.ts'
import {
  feePayments,
  indexCursor,
  indexedBlocks,
  nftTransfers,
  swapEvents,
} from './tables.ts'
import { column, type Transaction } from './unnest.ts'
import {
  addAccounts,
  addNft,
  addPayments,
  addSwaps,
  addToken,
  takeBackTokens,
} from './writeEvents.ts'

export interface BlockRef {
  number: number
  hash: string
}
export interface IndexedBlock extends BlockRef {
  /** Seconds since the epoch, by the chain. */
  time: number
}

/** What lies between two places of the cursor: all of it goes in, or nothing. */
export interface Advance extends Events {
  from: BlockRef
  to: BlockRef
  heard: Heard
  blocks: readonly IndexedBlock[]
}

/** What was last heard of the chain, and when by the server's time. */
export interface Heard {
  head: number
  at: number
}

const foreignIndex = (found: string, wanted: string) =>
  new ForeignIndexError(
    `the index is of ${otherThan(found, wanted)} and the settings say ${otherThan(wanted, found)}: set them back, or stop every server and empty the index with node server/dist/rebuildIndex.js`,
  )

const instant = (at: number) => new Date(at).toISOString()

export function createIndexRepository(db: Transactor, subject: string) {
  const inOne = (work: (tx: Transaction) => Promise<void>) =>
    db.transact((tx) => tx.run(work))

  /** Moves the cursor only from where we believe it is: one writer at a time. */
  async function move(
    tx: Transaction,
    { from, to, heard }: Pick<Advance, 'from' | 'to' | 'heard'>,
    grown: { version: number; reorgs: number },
  ) {
    const { rows } = await tx.execute(sql`
      update ${indexCursor} set block = ${to.number}, hash = ${to.hash},
        head = ${heard.head}, seen_at = ${instant(heard.at)},
        version = version + ${grown.version},
        reorgs = reorgs + ${grown.reorgs},
        verified = case when verified > ${to.number} then ${to.number}
          else verified end
      where id = 1 and subject = ${subject}
        and block = ${from.number} and hash = ${from.hash}
      returning id`)
    if (rows.length === 0) throw new CursorMovedError('the index moved on')
  }

  return {
    /** Returns where the index stands, and begins one where there is none. */
    async cursor(start: BlockRef): Promise<BlockRef> {
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          with begun as (
            insert into ${indexCursor} (id, subject, block, hash)
            values (1, ${subject}, ${start.number}, ${start.hash})
            on conflict (id) do nothing returning subject, block, hash
          )
          select * from begun union all
          select subject, block, hash from ${indexCursor} where id = 1`),
      )
      const row = rows[0] as { subject: string; block: number; hash: string }
      if (row.subject !== subject) throw foreignIndex(row.subject, subject)
      return { number: row.block, hash: row.hash }
    },

    /**
     * Takes in what happened up to a block.
     *
     * @throws CursorMovedError when another process did so first.
     */
    advance: (step: Advance) =>
      inOne(async (tx) => {
        const isNews =
          step.nft.length + step.token.length + step.payments.length > 0
        await move(tx, step, { version: Number(isNews), reorgs: 0 })
        await addBlocks(tx, step.blocks)
        await addAccounts(tx, step)
        await addNft(tx, step.nft)
        await addToken(tx, step.token)
        await addPayments(tx, step.payments)
        await addSwaps(tx, step.swaps)
        await forgetBlocks(tx, step.from.number, step.to.number)
      }),

    /** Takes back everything after a block: the chain went another way. */
    rollBack: (from: BlockRef, to: BlockRef, heard: Heard) =>
      inOne(async (tx) => {
        await move(tx, { from, to, heard }, { version: 1, reorgs: 1 })
        for (const table of [feePayments, swapEvents])
          await tx.execute(sql`delete from ${table} where block > ${to.number}`)
        await takeBackTokens(tx, sql`block > ${to.number}`)
        // Two statements: a row that the first deletes may not be reopened.
        const { rows } = await tx.execute(sql`
            delete from ${nftTransfers} where block > ${to.number}
            returning token_id`)
        await tx.execute(sql`
            update ${nftTransfers} set until_block = null
            where token_id = any(${column(rows, (row) => String(row.token_id))}::numeric[])
              and until_block > ${to.number}`)
        await tx.execute(
          sql`delete from ${indexedBlocks} where number > ${to.number}`,
        )
      }),

    /** Writes down that the chain was looked at. */
    async hear({ head, at }: Heard) {
      await db.run((orm) =>
        orm.execute(sql`
          update ${indexCursor} set head = ${head}, seen_at = ${instant(at)}
          where id = 1 and subject = ${subject}`),
      )
    },

    /** Returns the kept blocks below a number, the highest first. */
    async blocksBelow(number: number, most: number): Promise<BlockRef[]> {
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          select number, hash from ${indexedBlocks} where number < ${number}
          order by number desc limit ${most}`),
      )
      return rows as unknown as BlockRef[]
    },
  }
}

export type IndexRepository = ReturnType<typeof createIndexRepository>

import { sql } from 'drizzle-orm'
import type { IndexedBlock } from './index.repository.ts'
import {
  feePayments,
  indexedBlocks,
  nftTransfers,
  swapEvents,
  tokenTransfers,
} from './tables.ts'
import { column, type Transaction } from './unnest.ts'

/**
 * So many of the newest blocks are kept, also empty ones: a fork is looked for
 * among them. Of the others only those stay in which something happened, or the
 * index would grow with every block of the chain.
 */
export const keptDepth = 1_000

export async function addBlocks(
  tx: Transaction,
  blocks: readonly IndexedBlock[],
) {
  await tx.execute(sql`
    insert into ${indexedBlocks} (number, hash, time)
    select * from unnest(
      ${column(blocks, (block) => block.number)}::int[],
      ${column(blocks, (block) => block.hash)}::text[],
      ${column(blocks, (block) => block.time)}::int[]
    )`)
}

/** Forgets the blocks that have become deep with a step, and were empty. */
export async function forgetBlocks(tx: Transaction, from: number, to: number) {
  const isEmpty = [nftTransfers, tokenTransfers, feePayments, swapEvents].map(
    (table) => sql`not exists (select from ${table} where block = number)`,
  )
  await tx.execute(sql`
    delete from ${indexedBlocks}
    where number >= ${from - keptDepth} and number < ${to - keptDepth}
      and ${sql.join(isEmpty, sql` and `)}`)
}

import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import {
  accounts,
  feePayments,
  indexCursor,
  indexedBlocks,
  nftTransfers,
  swapEvents,
  tokenBalances,
  tokenTransfers,
} from './tables.ts'

const tables = sql.join(
  [
    indexCursor,
    indexedBlocks,
    accounts,
    nftTransfers,
    tokenTransfers,
    tokenBalances,
    feePayments,
    swapEvents,
  ],
  sql`, `,
)

/** Forgets all that was read of the chain: it is read anew, from the first block. */
export async function emptyIndex(db: Pick<Database, 'run'>): Promise<void> {
  await db.run((orm) => orm.execute(sql`truncate ${tables} restart identity`))
}

import type { Orm } from '../../db/database.ts'
import type { SwapRow } from './swap.ports.ts'
import { swapIntents } from './tables.ts'

/** Puts swaps of before in place that are not there yet. */
export async function putSwaps(orm: Orm, rows: readonly SwapRow[]) {
  if (rows.length === 0) return
  await orm
    .insert(swapIntents)
    .values(
      rows.map(({ createdAt, expiresAt, ...intent }) => ({
        ...intent,
        createdAt: new Date(createdAt),
        expiresAt: new Date(expiresAt),
        updatedAt: new Date(createdAt),
      })),
    )
    .onConflictDoNothing()
}

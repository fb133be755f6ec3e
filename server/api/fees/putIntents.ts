import type { Orm } from '../../db/database.ts'
import type { IntentRow } from './fees.ports.ts'
import { feeIntents } from './tables.ts'

/** Puts fees of before in place that are not there yet. */
export async function putIntents(orm: Orm, rows: readonly IntentRow[]) {
  if (rows.length === 0) return
  await orm
    .insert(feeIntents)
    .values(
      rows.map(({ createdAt, expiresAt, dueAt: _, ...intent }) => ({
        ...intent,
        createdAt: new Date(createdAt),
        expiresAt: new Date(expiresAt),
        updatedAt: new Date(createdAt),
      })),
    )
    .onConflictDoNothing()
}

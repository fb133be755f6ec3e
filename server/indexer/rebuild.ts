import { openDatabase } from '../db/open.ts'
import type { Env } from '../env.ts'
import { ConfigError } from '../errors.ts'
import { leaderLock } from '../jobs/leaderLock.ts'
import { createLogger } from '../log.ts'
import { emptyIndex } from './emptyIndex.ts'

/**
 * Empties the index of a database that no server runs on: one with the settings
 * of before would begin the old index again.
 *
 * @throws ConfigError or DataDirectoryLockedError while one does.
 */
export async function rebuildIndex(env: Env): Promise<void> {
  const db = await openDatabase(env, createLogger(env))
  try {
    // Also waits until the database has answered, or refuses.
    await db.run(async () => {})
    const lead = await db.tryLead(leaderLock)
    if (!lead) throw new ConfigError('A server indexes here: stop it first')
    await emptyIndex(db).finally(lead.release)
  } finally {
    await db.close()
  }
}

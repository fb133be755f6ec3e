import type { Env } from '../env.ts'
import type { Logger } from '../log.ts'
import type { Database } from './database.ts'
import { lockDirectory } from './lock.ts'
import { usePglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import { snapshotJobs } from './snapshotJob.ts'
import { createSnapshots } from './snapshots.ts'

/** Opens the database that the configuration names. */
export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL, log)
  if (env.DATA_DIR === 'memory:') return await openMemory()
  const unlock = lockDirectory(env.DATA_DIR)
  try {
    return await openLocked(env, log, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

async function openMemory(): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  const client = await PGlite.create()
  return usePglite(client, () => client.close())
}

async function openLocked(
  env: Env,
  log: Logger,
  unlock: () => void,
): Promise<Database> {
  // Only here: whoever has a PostgreSQL need not load one in WebAssembly.
  const { openDirectory } = await import('./openDirectory.ts')
  const snapshots = createSnapshots(env.DATA_DIR)
  const client = await openDirectory(env.DATA_DIR, snapshots, log)
  const database = await usePglite(client, async () => {
    await client.close()
    unlock()
  })
  const upkeep = snapshotJobs({
    client,
    snapshots,
    log,
    minutes: env.SNAPSHOT_MINUTES,
    version: database.statements,
  })
  return { ...database, upkeep }
}

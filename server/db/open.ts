import type { Env } from '../env.ts'
import { DataDirectoryLockedError } from '../errors.ts'
import type { Logger } from '../log.ts'
import { countWrites } from './countWrites.ts'
import type { Database, Prepare } from './database.ts'
import { type DirectoryLock, lockDirectory } from './lock.ts'
import { usePglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import { snapshotJobs } from './snapshotJob.ts'
import { createSnapshots } from './snapshots.ts'
import { vacuumJobs } from './vacuumJob.ts'

/**
 * Opens the database that the configuration names.
 *
 * @param prepare puts in place what is to be there before anyone asks. It is
 * called after the migrations, in one process at a time, and may be again.
 */
export async function openDatabase(
  env: Env,
  log: Logger,
  prepare: Prepare = async () => {},
): Promise<Database> {
  if (env.DATABASE_URL)
    return openPostgres(env.DATABASE_URL, log, {
      prepare,
      replica: env.DATABASE_READ_URL
        ? { url: env.DATABASE_READ_URL, limit: env.DATABASE_READ_LAG }
        : undefined,
    })
  if (env.DATA_DIR === 'memory:') return await openMemory(prepare)
  const lock = await lockDirectory(env.DATA_DIR)
  try {
    return await openLocked(env, log, lock, prepare)
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function openMemory(prepare: Prepare): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  const client = await PGlite.create()
  return usePglite(client, {
    prepare,
    isOurs: () => true,
    onLost: () => {},
    release: () => client.close(),
  })
}

async function openLocked(
  env: Env,
  log: Logger,
  lock: DirectoryLock,
  prepare: Prepare,
): Promise<Database> {
  // Only here: a server with a PostgreSQL need not load one in WebAssembly.
  const { openDirectory } = await import('./openDirectory.ts')
  const snapshots = createSnapshots(env.DATA_DIR)
  const client = await openDirectory(env.DATA_DIR, snapshots, log)
  // Making one takes seconds, in which this process hardly does anything else.
  if (!lock.isOurs())
    throw new DataDirectoryLockedError(`DATA_DIR ${env.DATA_DIR} was taken`)
  const database = await usePglite(client, {
    prepare,
    isOurs: lock.isOurs,
    onLost() {
      log.fatal(
        { event: 'database_taken', directory: env.DATA_DIR },
        `DATA_DIR ${env.DATA_DIR} WAS TAKEN BY ANOTHER PROCESS: this one writes nothing more`,
      )
    },
    async release(isOurs) {
      if (isOurs) await client.close()
      await lock.release()
    },
  })
  const upkeep = snapshotJobs({
    client,
    snapshots,
    log,
    minutes: env.SNAPSHOT_MINUTES,
    version: () => countWrites(database.background),
  })
  return { ...database, upkeep: [...upkeep, ...vacuumJobs(database)] }
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { Logger } from '../log.ts'
import type { Database } from './database.ts'
import { lockDirectory } from './lock.ts'
import { usePglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** Opens the database that the configuration names. */
export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL, log)
  const { PGlite } = await import('@electric-sql/pglite')
  if (env.DATA_DIR === 'memory:') {
    const client = await PGlite.create()
    return usePglite(client, () => client.close())
  }
  const unlock = lockDirectory(env.DATA_DIR)
  try {
    const folder = join(env.DATA_DIR, 'db')
    mkdirSync(folder, { recursive: true })
    const client = await PGlite.create(folder)
    return await usePglite(client, async () => {
      await client.close()
      unlock()
    })
  } catch (error) {
    unlock()
    throw error
  }
}

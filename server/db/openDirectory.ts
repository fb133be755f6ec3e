import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DataDirectoryDamagedError } from '../errors.ts'
import type { Logger } from '../log.ts'
import type { Snapshots } from './snapshots.ts'

/**
 * Opens the embedded database of a directory that is locked for us: makes it
 * the first time, and goes back to a snapshot when it does not open or cannot
 * be read.
 *
 * @throws DataDirectoryDamagedError when there is no way back.
 */
export async function openDirectory(
  directory: string,
  snapshots: Snapshots,
  log: Logger,
): Promise<PGlite> {
  const folder = join(directory, 'db')
  if (!existsSync(folder)) await build(folder)
  try {
    return await openWhole(folder)
  } catch (error) {
    log.fatal(
      { event: 'database_damaged', folder, err: error },
      `DATABASE DAMAGED: ${folder} does not open`,
    )
    return await restore(folder, snapshots, log, error)
  }
}

/** Built aside, so that what bears the name is never half made. */
export async function build(folder: string, from?: Blob): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  const client = await PGlite.create(
    draft,
    from ? { loadDataDir: from } : undefined,
  )
  await client.close()
  await rename(draft, folder)
}

/** Opens it and goes through every table: damage shows here, not to a member. */
export async function openWhole(folder: string): Promise<PGlite> {
  const client = await PGlite.create(folder)
  try {
    const { rows } = await client.query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname = 'public'",
    )
    for (const { tablename } of rows)
      await client.query(`select count(*) from "${tablename}"`)
    return client
  } catch (error) {
    await client.close().catch(() => {})
    throw error
  }
}

async function restore(
  folder: string,
  snapshots: Snapshots,
  log: Logger,
  cause: unknown,
): Promise<PGlite> {
  const names = await snapshots.names()
  const aside = `${folder}.damaged-${Date.now()}`
  if (names.length > 0) await rename(folder, aside)
  for (const name of names) {
    try {
      await rm(folder, { recursive: true, force: true })
      await build(folder, await snapshots.read(name))
      const client = await openWhole(folder)
      log.fatal(
        { event: 'database_restored', snapshot: name, aside },
        `DATABASE RESTORED from ${name}: WHAT WAS WRITTEN SINCE IS LOST. The damaged one is kept at ${aside}`,
      )
      return client
    } catch (error) {
      log.error(
        { event: 'snapshot_damaged', snapshot: name, err: error },
        `snapshot ${name} does not open either`,
      )
    }
  }
  throw new DataDirectoryDamagedError(
    `${names.length > 0 ? aside : folder} is damaged and no snapshot opens`,
    { cause, help: ['Restore a copy of DATA_DIR, or start with a new one.'] },
  )
}

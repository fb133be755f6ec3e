import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { ConfigError, DataDirectoryDamagedError } from '../../errors.ts'
import { lockDirectory } from '../lock.ts'
import { openWhole } from '../openDirectory.ts'

/**
 * Opens the embedded database of a directory that no server runs on, for as long
 * as the work takes, and as it is: what brings it forward, or back to a snapshot,
 * is a server that starts on it, and says so.
 *
 * @throws DataDirectoryLockedError while a server runs on it.
 */
export async function whileStopped<T>(
  directory: string,
  work: (client: PGlite) => Promise<T>,
): Promise<T> {
  const folder = join(directory, 'db')
  if (!existsSync(folder))
    throw new ConfigError(`DATA_DIR ${directory} holds no database`)
  const lock = await lockDirectory(directory)
  try {
    const client = await openWhole(folder).catch((cause) => {
      throw new DataDirectoryDamagedError(
        `${folder} does not open: start the server once, it goes back to a snapshot and says so`,
        { cause },
      )
    })
    try {
      return await work(client)
    } finally {
      if (lock.isOurs()) await client.close()
    }
  } finally {
    await lock.release()
  }
}

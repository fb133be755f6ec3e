import { existsSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { ConfigError } from '../../errors.ts'
import { lockDirectory } from '../lock.ts'
import { build, openWhole } from '../openDirectory.ts'
import { readStandFile } from './backUp.ts'
import { readArchive } from './backUpDirectory.ts'
import { restoreDump } from './backUpPostgres.ts'
import { refuseFull, whileConnected } from './connect.ts'
import { compareStands, readStand, type Stand } from './stand.ts'
import { speakAlike } from './statements.ts'

/** How a dump of PostgreSQL begins, and how a packed directory does. */
async function isDump(file: string): Promise<boolean> {
  const opened = await open(file, 'r')
  const { buffer } = await opened.read(Buffer.alloc(5), 0, 5, 0)
  await opened.close()
  if (buffer.toString('latin1') === 'PGDMP') return true
  if (buffer[0] === 0x1f && buffer[1] === 0x8b) return false
  throw new ConfigError(`${file} is no backup of ours`)
}

async function intoPostgres(url: string, file: string): Promise<Stand> {
  await whileConnected(url, (client) => refuseFull(client, 'DATABASE_URL'))
  await restoreDump(file, url)
  return await whileConnected(url, readStand)
}

async function intoDirectory(directory: string, file: string): Promise<Stand> {
  const lock = await lockDirectory(directory)
  const folder = join(directory, 'db')
  try {
    if (existsSync(folder))
      throw new ConfigError(
        `DATA_DIR ${directory} is not empty: name a new one, or move its db away`,
      )
    await build(folder, await readArchive(file))
    const client = await openWhole(folder)
    try {
      await speakAlike(client)
      return await readStand(client)
    } finally {
      await client.close()
    }
  } finally {
    await rm(`${folder}.new`, { recursive: true, force: true })
    await lock.release()
  }
}

/**
 * Restores a backup into the empty database that the configuration names, and
 * holds it against what was noted when it was taken; without that note ledgers
 * are checked alone.
 *
 * @returns whether it is the same.
 */
export async function restore(
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  file: string,
  write: (line: string) => void,
): Promise<boolean> {
  const isOfServer = await isDump(file)
  if (isOfServer && !DATABASE_URL)
    throw new ConfigError(`${file} is of a PostgreSQL server: set DATABASE_URL`)
  if (!isOfServer && DATABASE_URL)
    throw new ConfigError(
      `${file} is of an embedded database: restore it into a DATA_DIR without DATABASE_URL, then moveDatabase`,
    )
  const noted = await readStandFile(file)
  const restored = DATABASE_URL
    ? await intoPostgres(DATABASE_URL, file)
    : await intoDirectory(DATA_DIR, file)
  const { isSame, lines } = compareStands(noted ?? restored, restored)
  for (const line of lines) write(line)
  if (!noted)
    write('No .stand.json beside it: only its ledgers could be checked')
  write(
    isSame
      ? 'Restored: all is as it was backed up'
      : 'RESTORED, BUT IT DIFFERS from what was backed up: do not start on it',
  )
  return isSame
}

import { copyFile, open, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { ConfigError, DataDirectoryLockedError } from '../../errors.ts'
import { createSnapshots } from '../snapshots.ts'
import { readStand, type Stand } from './stand.ts'
import { speakAlike } from './statements.ts'
import { whileStopped } from './whileStopped.ts'

const unpack = promisify(gunzip)

/** Unpacked here: PGlite dies of an archive that is cut short. */
export const readArchive = async (file: string) =>
  new Blob([await unpack(await readFile(file))])

/** What is in an archive, opened in memory. */
async function standOf(file: string): Promise<Stand> {
  const client = await PGlite.create({ loadDataDir: await readArchive(file) })
  try {
    await speakAlike(client)
    return await readStand(client)
  } finally {
    await client.close()
  }
}

/** The newest that a running server has taken, and verified. */
async function copySnapshot(directory: string, file: string): Promise<string> {
  const [newest] = await createSnapshots(directory).names()
  if (!newest)
    throw new ConfigError(
      `A server runs on ${directory} and has taken no snapshot yet: wait for SNAPSHOT_MINUTES, or stop it first`,
    )
  await copyFile(join(directory, 'snapshots', newest), file)
  return newest
}

/**
 * Packs the embedded database of a directory into one file, and opens that file
 * to look at it. While a server runs on the directory, what it wrote since its
 * last snapshot is not in it.
 */
export async function packAndCheck(directory: string, file: string) {
  let here: Stand | undefined
  let snapshot: string | undefined
  try {
    await whileStopped(directory, async (client) => {
      await speakAlike(client)
      here = await readStand(client)
      const dump = await client.dumpDataDir('gzip')
      await writeFile(file, Buffer.from(await dump.arrayBuffer()))
    })
  } catch (error) {
    if (!(error instanceof DataDirectoryLockedError)) throw error
    snapshot = await copySnapshot(directory, file)
  }
  const written = await open(file, 'r+')
  await written.sync()
  await written.close()
  const restored = await standOf(file).catch(async (cause) => {
    await unlink(file)
    throw new ConfigError('The backup does not open', { cause })
  })
  return { here: here ?? restored, restored, snapshot }
}

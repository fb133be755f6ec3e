import { execFile } from 'node:child_process'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'

const unpack = promisify(gunzip)
const keep = 3
const suffix = '.tar.gz'

/**
 * Opens a snapshot and reads every row of every table, in a process of its own:
 * it takes a second of CPU, which would stand in the way of requests here.
 */
const verifier = `
const { readFileSync } = require('node:fs')
const { PGlite } = require(process.argv[1])
const load = new Blob([readFileSync(process.argv[2])])
PGlite.create({ loadDataDir: load }).then(async (db) => {
  const { rows } = await db.query(
    "select tablename from pg_tables where schemaname = 'public'")
  for (const { tablename } of rows)
    await db.query('select count(t::text) from "' + tablename + '" t')
  process.exit(rows.length > 0 ? 0 : 2)
}, () => process.exit(3))
`

async function verifyInChild(
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const args = ['-e', verifier, pglite, path]
  const options = { env: {}, timeout: 60_000, ...(signal && { signal }) }
  await promisify(execFile)(process.execPath, args, options)
}

/**
 * Rolling snapshots of the embedded database, which does not fsync: after a
 * power cut the newest that opens is the way back. Only verified ones are kept.
 */
export function createSnapshots(directory: string, verify = verifyInChild) {
  const folder = join(directory, 'snapshots')

  async function names(): Promise<string[]> {
    const found = await readdir(folder).catch(() => [])
    return found
      .filter((name) => name.endsWith(suffix))
      .sort()
      .reverse()
  }

  return {
    /** Lists what there is, newest first. */
    names,
    /** Unpacked here: PGlite dies of an archive that is cut short. */
    read: async (name: string) =>
      new Blob([await unpack(await readFile(join(folder, name)))]),
    /** Takes one, and drops the oldest beyond three. */
    async take(
      client: PGlite,
      now: Date,
      signal?: AbortSignal,
    ): Promise<string> {
      await mkdir(folder, { recursive: true })
      const name = `${now.toISOString().replaceAll(':', '-')}${suffix}`
      const draft = join(folder, `${name}.draft`)
      try {
        const dump = await client.dumpDataDir('gzip')
        const file = await open(draft, 'w')
        await file.writeFile(Buffer.from(await dump.arrayBuffer()))
        await file.sync()
        await file.close()
        await verify(draft, signal)
        await rename(draft, join(folder, name))
      } finally {
        await rm(draft, { force: true })
      }
      for (const old of (await names()).slice(keep))
        await rm(join(folder, old), { force: true })
      return name
    },
  }
}

export type Snapshots = ReturnType<typeof createSnapshots>

import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { packageRoot } from '../packageRoot.ts'
import type { EnvRecord } from './testEnv.ts'

/** A server to run the suite on; without it, embedded databases. */
const serverUrl = process.env.TEST_DATABASE_URL

export interface TestDatabase {
  record: EnvRecord
  remove(): Promise<void>
}

/** An empty database of its own, of the kind that this run is about. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (serverUrl) return await createOnServer(serverUrl)
  const directory = await createDataDirectory()
  return {
    record: { DATA_DIR: directory },
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  }
}

export async function createOnServer(url: string): Promise<TestDatabase> {
  const name = `club_${randomBytes(6).toString('hex')}`
  const own = new URL(url)
  own.pathname = `/${name}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  return {
    record: { DATABASE_URL: String(own) },
    remove: () => run(`drop database if exists ${name} with (force)`),
  }
}

/**
 * A data directory with an empty database in it. Making one takes PGlite
 * seconds, copying one a tenth: it is made once and kept beside the package.
 */
export async function createDataDirectory(): Promise<string> {
  const template = join(packageRoot(), '.cache/empty-database')
  if (!existsSync(template)) {
    const draft = `${template}.${process.pid}`
    mkdirSync(draft, { recursive: true })
    const client = await PGlite.create(draft)
    await client.close()
    if (existsSync(template)) rmSync(draft, { recursive: true })
    else renameSync(draft, template)
  }
  const directory = mkdtempSync(join(tmpdir(), 'club-'))
  cpSync(template, join(directory, 'db'), { recursive: true })
  return directory
}

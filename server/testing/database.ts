import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migratedFolder, migratedOn } from './migrated.ts'
import type { EnvRecord } from './testEnv.ts'

/** A server to run the suite on; without it, embedded databases. */
const serverUrl = process.env.TEST_DATABASE_URL

/** What databases of this run are copies of, on a server. */
let migrated: Promise<string> | undefined

export interface TestDatabase {
  record: EnvRecord
  remove(): Promise<void>
}

/** A database of its own without a row, of the kind that this run is about. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (serverUrl) {
    migrated ??= migratedOn(serverUrl)
    return await createOnServer(serverUrl, await migrated)
  }
  const directory = await createDataDirectory()
  return {
    record: { DATA_DIR: directory },
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  }
}

/** @param template what it is a copy of. @default an empty one */
export async function createOnServer(
  url: string,
  template = 'template1',
): Promise<TestDatabase> {
  const name = `club_${randomBytes(6).toString('hex')}`
  const own = new URL(url)
  own.pathname = `/${name}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name} template ${template}`)
  return {
    record: { DATABASE_URL: String(own) },
    remove: () => run(`drop database if exists ${name} with (force)`),
  }
}

/** A data directory with a database in it that has all tables, and nothing in them. */
export async function createDataDirectory(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'club-'))
  cpSync(await migratedFolder(), join(directory, 'db'), { recursive: true })
  return directory
}

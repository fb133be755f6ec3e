import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { Orm } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { packageRoot } from '../packageRoot.ts'

/*
 * Databases that have all tables, and nothing in them, to be copied: to make an
 * embedded one and to bring it forward takes seconds, to copy it a tenth.
 */

/** Any number will do, as long as every test process takes the same. */
const makingLock = 7_025_002

/** Other migrations, or another engine, make another database. */
function nameOfMigrated(): string {
  const root = packageRoot()
  const folder = join(root, 'db/migrations')
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(readFileSync(join(folder, file)))
  for (const file of ['meta/_journal.json', '../../package.json'])
    hash.update(readFileSync(join(folder, file)))
  return `migrated_${hash.digest('hex').slice(0, 16)}`
}

/** The embedded one, which is kept beside the package. @returns its folder. */
export async function migratedFolder(): Promise<string> {
  const folder = join(packageRoot(), '.cache', nameOfMigrated())
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  const client = await PGlite.create(draft)
  await migrate(drizzle({ client }) as unknown as Orm)
  await client.close()
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another one of this run was first.
    if (!existsSync(folder)) throw error
    rmSync(draft, { recursive: true })
  }
  return folder
}

/** The one of a server, made by the first who asks. @returns its name. */
export async function migratedOn(url: string): Promise<string> {
  const name = nameOfMigrated()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [makingLock])
    const known = 'select 1 from pg_database where datname = $1'
    if ((await client.query(known, [name])).rowCount === 0) {
      const draft = `${name}_draft`
      await client.query(`drop database if exists ${draft}`)
      await client.query(`create database ${draft}`)
      await migrateOn(url, draft)
      await client.query(`alter database ${draft} rename to ${name}`)
    }
  } finally {
    await client.end()
  }
  return name
}

async function migrateOn(url: string, name: string): Promise<void> {
  const own = new URL(url)
  own.pathname = `/${name}`
  const client = new pg.Client({ connectionString: String(own) })
  await client.connect()
  try {
    await migrate(drizzlePostgres({ client }) as unknown as Orm)
  } finally {
    await client.end()
  }
}

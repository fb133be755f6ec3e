import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/node-postgres'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as administration from '../api/administration/tables.ts'
import * as books from '../api/books/tables.ts'
import * as bounties from '../api/bounties/tables.ts'
import * as clubs from '../api/clubs/tables.ts'
import * as comments from '../api/comments/tables.ts'
import * as content from '../api/content/tables.ts'
import * as drafts from '../api/drafts/tables.ts'
import * as fees from '../api/fees/tables.ts'
import * as inbox from '../api/inbox/tables.ts'
import * as moderation from '../api/moderation/tables.ts'
import * as proposals from '../api/proposals/tables.ts'
import * as shill from '../api/shill/tables.ts'
import * as swap from '../api/swap/tables.ts'
import * as votes from '../api/votes/tables.ts'
import * as indexed from '../indexer/tables.ts'
import * as jobs from '../jobs/tables.ts'
import * as ledger from '../ledger/tables.ts'
import { packageRoot } from '../packageRoot.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import type { Orm } from './database.ts'
import { migrate } from './migrate.ts'
import * as own from './schema.ts'

const schema = {
  ...own,
  ...indexed,
  ...ledger,
  ...jobs,
  ...administration,
  ...books,
  ...bounties,
  ...clubs,
  ...comments,
  ...content,
  ...drafts,
  ...fees,
  ...inbox,
  ...moderation,
  ...proposals,
  ...shill,
  ...swap,
  ...votes,
}
const folder = join(packageRoot(), 'db/migrations')
const journal = JSON.parse(
  readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
) as { entries: unknown[] }

let database: TestDatabase
let orm: Orm
let close: () => Promise<void>

beforeAll(async () => {
  database = await createTestDatabase()
  const { DATABASE_URL, DATA_DIR } = database.record
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    orm = drizzle({ client, schema }) as unknown as Orm
    close = () => client.end()
  } else {
    const client = await PGlite.create(join(String(DATA_DIR), 'db'))
    orm = drizzlePglite({ client, schema }) as unknown as Orm
    close = () => client.close()
  }
})
afterAll(async () => {
  await close()
  await database.remove()
})
beforeEach(empty)

async function empty() {
  await orm.execute('drop schema public cascade')
  await orm.execute('create schema public')
  await orm.execute('drop schema if exists drizzle cascade')
}

/** As the database calls a type: a serial is a number with a default. */
const nameOf = (type: string) =>
  type
    .replace('bigserial', 'bigint')
    .replace('serial', 'integer')
    .replace(/\(.*\)/, '')
    .replace(/^.*\[\]$/, 'ARRAY')

/** Columns and indexes as the database has them. */
async function shape() {
  const columns = await orm.execute(`
    select table_name, column_name, data_type, is_nullable
    from information_schema.columns where table_schema = 'public'
    order by table_name, column_name`)
  const indexes = await orm.execute(`
    select tablename, indexdef from pg_indexes where schemaname = 'public'
    order by indexname`)
  return { columns: columns.rows, indexes: indexes.rows }
}

/** The migrations up to a length, as an older release had them. */
function older(length: number) {
  const copy = mkdtempSync(join(tmpdir(), 'club-migrations-'))
  cpSync(folder, copy, { recursive: true })
  const entries = journal.entries.slice(0, length)
  writeFileSync(
    join(copy, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries }),
  )
  return copy
}

test('default: a fresh database is what a migrated one becomes', async () => {
  for (let length = 1; length <= journal.entries.length; length++) {
    const copy = older(length)
    await migrate(orm, copy)
    rmSync(copy, { recursive: true })
  }
  const migrated = await shape()
  await empty()
  await migrate(orm)
  expect(await shape()).toEqual(migrated)
})

test('default: the migrations lead to the schema that the code knows', async () => {
  await migrate(orm)
  const { columns } = await shape()
  const known = Object.values(schema)
    .filter((table) => table instanceof PgTable)
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table)
      return columns.map((column) => ({
        table_name: name,
        column_name: column.name,
        data_type: nameOf(column.getSQLType()),
        is_nullable: column.notNull ? 'NO' : 'YES',
      }))
    })
  expect(known.length).toBeGreaterThan(0)
  const ordered = (rows: { table_name?: unknown; column_name?: unknown }[]) =>
    rows.map((row) => JSON.stringify(row)).sort()
  expect(ordered(columns)).toEqual(ordered(known))
})

test('behavior: ballots of before get the count that stood with each', async () => {
  const before = journal.entries.findIndex(
    (entry) => (entry as { tag: string }).tag === '0021_timeline',
  )
  const copy = older(before)
  await migrate(orm, copy)
  rmSync(copy, { recursive: true })
  const voted = [
    ['a', 0, 'yes', 5],
    ['b', 0, 'no', 5],
    ['a', 1, 'no', 5],
    ['c', 0, 'yes', 20],
  ] as const
  const id = '00000000-0000-4000-8000-000000000001'
  const rows = voted.map(
    ([voter, seq, choice, power], place) => `('${id}', '${voter}', ${seq},
      '${choice}', ${power}, '', 'd${place}', '{}', '0x', 'key', ${place},
      ${place}, '0x', '0x', '0x', now())`,
  )
  // Without their proposal: only they are looked at.
  await orm.execute(`set session_replication_role = replica`)
  await orm.execute(`insert into ballots (proposal, voter, seq, choice, power,
    reason, digest, message, signature, signer, place, line, line_hash,
    seal_key, seal, at) values ${rows.join()}`)
  await orm.execute(`set session_replication_role = origin`)
  await migrate(orm)
  const { rows: counts } = await orm.execute(`
    select yes_power, no_power, yes_voters, no_voters, is_swing
    from ballots order by place`)
  expect(counts.map((row) => Object.values(row))).toEqual([
    [5, 0, 1, 0, false],
    [5, 5, 1, 1, true],
    [0, 10, 0, 2, true],
    [20, 10, 1, 2, true],
  ])
  await expect(orm.execute('delete from ballots')).rejects.toThrow()
})

test('behavior: a second run changes nothing', async () => {
  await migrate(orm)
  const once = await shape()
  await migrate(orm)
  expect(await shape()).toEqual(once)
})

import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { createLedger } from '../../ledger/ledger.ts'
import type { Orm, Runner } from '../database.ts'
import { quoted, type Statements, tablesOf } from './statements.ts'

/**
 * What a database holds, by the names of what is in it: rows of tables with a
 * digest over all of them, where sequences are, and where ledgers end.
 */
export type Stand = ReadonlyMap<string, string>

export type Client = pg.Client | PGlite

const runnerOver = (client: Client): Runner => ({
  run: (work) =>
    work(
      client instanceof pg.Client
        ? (drizzlePostgres({ client }) as unknown as Orm)
        : (drizzle({ client }) as unknown as Orm),
    ),
})

/** Rows of a table, and a sum over them that their order does not change. */
async function readTable(on: Statements, table: string): Promise<string> {
  const { rows } = await on.query(`
    select count(*) as rows, coalesce(sum(
      ('x' || substr(md5(each::text), 1, 15))::bit(60)::bigint
    ), 0)::text as digest from ${table} each`)
  return `${rows[0]?.rows} rows, ${rows[0]?.digest}`
}

async function* readSequences(on: Statements) {
  const { rows } = await on.query(`
    select schemaname as schema, sequencename as name from pg_sequences
    order by schemaname collate "C", sequencename collate "C"`)
  for (const { schema, name } of rows) {
    const sequence = `${quoted(String(schema))}.${quoted(String(name))}`
    const read = await on.query(
      `select last_value::text as at, is_called from ${sequence}`,
    )
    const { at, is_called } = read.rows[0] ?? {}
    yield [`sequence ${sequence}`, `${is_called ? 'after' : 'at'} ${at}`]
  }
}

/** Goes through every line of every ledger: a broken one is said as such. */
async function* readLedgers(client: Client) {
  const ledger = createLedger(runnerOver(client))
  for (const name of (await ledger.names()).sort()) {
    const checked = await ledger.verify(name)
    yield [
      `ledger ${name}`,
      checked.ok
        ? `${checked.head.size} lines, ${checked.head.hash}`
        : `BROKEN at line ${checked.index}: ${checked.fault}`,
    ]
  }
}

/**
 * Tells what a database holds. Inside a transaction of its client it is what
 * that one sees.
 */
export async function readStand(client: Client): Promise<Stand> {
  const stand = new Map<string, string>()
  for (const table of await tablesOf(client))
    stand.set(`table ${table}`, await readTable(client, table))
  for await (const [name = '', is = ''] of readSequences(client))
    stand.set(name, is)
  for await (const [name = '', is = ''] of readLedgers(client))
    stand.set(name, is)
  return stand
}

/** What does not hold of a database by itself. */
export const faultsOf = (stand: Stand): string[] =>
  [...stand].flatMap(([name, is]) =>
    is.startsWith('BROKEN') ? `${name}: ${is}` : [],
  )

const absent = 'missing'

/** Two databases side by side, a line for each thing, and whether all is the same. */
export function compareStands(here: Stand, there: Stand) {
  const names = [...new Set([...here.keys(), ...there.keys()])]
  const wide = Math.max(0, ...names.map((name) => name.length))
  let isSame = true
  const lines = names.map((name) => {
    const [one, other] = [here.get(name) ?? absent, there.get(name) ?? absent]
    const isEqual = one === other && one !== absent
    isSame &&= isEqual
    const mark = isEqual ? '=' : 'DIFFERS'
    return `${name.padEnd(wide)}  ${one}  ${other}  ${mark}`
  })
  return { isSame: isSame && faultsOf(here).length === 0, lines }
}

import { quoted, type Statements, tablesOf } from './statements.ts'

/** Rows that travel at once. */
const batch = 500

interface Column {
  name: string
  type: string
}

async function columnsOf(on: Statements, table: string): Promise<Column[]> {
  const { rows } = await on.query(
    `select attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute
    where attrelid = $1::regclass and attnum > 0
      and not attisdropped and attgenerated = ''
    order by attnum`,
    [table],
  )
  return rows.map(({ name, type }) => ({
    name: String(name),
    type: String(type),
  }))
}

/** Copies a table. Values travel as the texts that PostgreSQL writes of them. */
async function copyTable(from: Statements, to: Statements, table: string) {
  const columns = await columnsOf(to, table)
  const names = columns.map(({ name }) => quoted(name))
  await from.query(
    `declare moving no scroll cursor for
    select ${names.map((name) => `${name}::text`).join(', ')} from ${table}`,
  )
  const places = columns.map((_, at) => `$${at + 1}::text[]`)
  const given = columns.map((_, at) => `v${at}`)
  const values = columns.map(({ type }, at) => `v${at}::${type}`)
  const insert = `insert into ${table} (${names.join(', ')})
    overriding system value select ${values.join(', ')}
    from unnest(${places.join(', ')}) as given (${given.join(', ')})`
  for (;;) {
    const { rows } = await from.query(`fetch ${batch} from moving`)
    if (rows.length === 0) break
    await to.query(
      insert,
      columns.map(({ name }) => rows.map((row) => row[name] ?? null)),
    )
  }
  await from.query('close moving')
}

async function moveSequences(from: Statements, to: Statements) {
  const { rows } = await from.query(
    'select schemaname as schema, sequencename as name from pg_sequences',
  )
  for (const { schema, name } of rows) {
    const sequence = `${quoted(String(schema))}.${quoted(String(name))}`
    const read = await from.query(
      `select last_value::text as at, is_called from ${sequence}`,
    )
    const { at, is_called } = read.rows[0] ?? {}
    await to.query('select setval($1::regclass, $2::bigint, $3)', [
      sequence,
      at,
      is_called,
    ])
  }
}

/**
 * Copies every row between two databases of one schema, in transactions that
 * the caller has begun on both. Order is no matter: keys between tables are put
 * back at the end, when they are checked as a whole, and no trigger runs.
 */
export async function copyRows(from: Statements, to: Statements) {
  const { rows: keys } = await to.query(`
    select conrelid::regclass::text as "table", conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f'`)
  for (const { table, name } of keys)
    await to.query(
      `alter table ${table} drop constraint ${quoted(String(name))}`,
    )
  const tables = await tablesOf(to)
  for (const table of tables) {
    await to.query(`alter table ${table} disable trigger user`)
    // Some begin with rows of their own, which may have changed since.
    await to.query(`delete from ${table}`)
    await copyTable(from, to, table)
    await to.query(`alter table ${table} enable trigger user`)
  }
  for (const { table, name, definition } of keys)
    await to.query(
      `alter table ${table} add constraint ${quoted(String(name))} ${definition}`,
    )
  await moveSequences(from, to)
}

/** Where statements go, of either driver; rows come as objects. */
export interface Statements {
  query(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Record<string, unknown>[] }>
}

/** Texts of instants and numbers are the same on both sides by these. */
export async function speakAlike(on: Statements): Promise<void> {
  await on.query("set timezone to 'UTC'")
  await on.query("set datestyle to 'ISO, MDY'")
  await on.query("set intervalstyle to 'postgres'")
  await on.query('set extra_float_digits to 1')
}

/** A name as SQL has it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * Tables, as SQL has them, in the order of their names; without those that a
 * crash may forget, and every way back with it.
 */
export async function tablesOf(on: Statements): Promise<string[]> {
  const { rows } = await on.query(`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and c.relpersistence = 'p'
      and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
    order by n.nspname collate "C", c.relname collate "C"`)
  return rows.map(
    ({ schema, name }) => `${quoted(String(schema))}.${quoted(String(name))}`,
  )
}

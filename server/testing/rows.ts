import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestDatabase } from './database.ts'

/**
 * Reads a table behind the server's back. An embedded database belongs to one
 * process: a copy of its files is opened, as after a kill.
 */
export async function rowsOf(
  { record }: TestDatabase,
  table: string,
): Promise<unknown[]> {
  const query = `select * from ${table}`
  if (record.DATABASE_URL) {
    const client = new pg.Client({ connectionString: record.DATABASE_URL })
    await client.connect()
    const { rows } = await client.query(query)
    await client.end()
    return rows
  }
  const copy = mkdtempSync(join(tmpdir(), 'club-copy-'))
  cpSync(join(String(record.DATA_DIR), 'db'), copy, { recursive: true })
  const client = await PGlite.create(copy)
  const { rows } = await client.query(query)
  await client.close()
  rmSync(copy, { recursive: true })
  return rows
}

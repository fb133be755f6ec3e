import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Orm } from './database.ts'
import * as schema from './schema.ts'
import { driverError, isLost } from './unavailable.ts'

/** Where dear statements go; they are given up when the signal says so. */
export interface DearRunner {
  run<T>(work: (orm: Orm) => Promise<T>, signal?: AbortSignal): Promise<T>
}

/**
 * Opens connections to a PostgreSQL server for dear questions alone: a failure
 * of theirs says nothing of the database. The server ends each statement
 * at its time limit, and at once where no asker waits for it any more.
 *
 * @param open how many questions there may be at once.
 * @param longest milliseconds that a statement may take.
 */
export function openDear(url: string, open: number, longest: number) {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 1_000,
    statement_timeout: longest,
    query_timeout: longest + 500,
    // One more, to end what another does.
    max: open + 1,
  })
  pool.on('error', () => {})

  async function run<T>(
    work: (orm: Orm) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted()
    const client = await pool.connect()
    let broken: Error | undefined
    const breaks = (error: Error) => {
      broken = error
    }
    client.on('error', breaks)
    let cancel = () => {}
    try {
      const { rows } = await client.query('select pg_backend_pid() as pid')
      cancel = () => {
        // What is cancelled late must not meet the next statement there.
        broken = new Error('cancelled')
        const { pid } = rows[0] as { pid: number }
        pool.query('select pg_cancel_backend($1)', [pid]).catch(() => {})
      }
      signal?.throwIfAborted()
      signal?.addEventListener('abort', cancel, { once: true })
      return await work(drizzle({ client, schema }))
    } catch (error) {
      if (isLost(driverError(error))) broken ??= error as Error
      signal?.throwIfAborted()
      throw error
    } finally {
      signal?.removeEventListener('abort', cancel)
      client.off('error', breaks)
      client.release(broken)
    }
  }

  return { run, close: () => pool.end() }
}

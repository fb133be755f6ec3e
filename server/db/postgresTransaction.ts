import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { DatabaseUnavailableError } from '../errors.ts'
import type { Orm } from './database.ts'
import * as schema from './schema.ts'
import type { Begin } from './transact.ts'
import { driverError, isLost } from './unavailable.ts'

/**
 * Milliseconds that the server lets a transaction wait for a lock, and for the
 * next statement. The first is less than a statement may take for us, so that
 * the wait ends there and not here alone, and more than the second after which
 * the server looks for deadlocks. The other frees what a hung process holds.
 */
const limits = { lock: 1_300, idle: 8_000 }

const opening = `begin; set local lock_timeout = ${limits.lock};
  set local idle_in_transaction_session_timeout = ${limits.idle}`

/**
 * Begins transactions in connections of a pool. Drizzle's own gives back a
 * connection that lost its rollback on the way, with the transaction open in
 * it: what the next one writes there is never committed. Nor does it listen to
 * the connection's errors meanwhile, and one that is not heard ends the process.
 */
export const beginIn =
  (pool: pg.Pool, logger?: { logQuery(query: string): void }): Begin =>
  async (work) => {
    const client = await pool.connect()
    let broken: Error | undefined
    const breaks = (error: Error) => {
      broken = error
    }
    client.on('error', breaks)
    try {
      await client.query(opening)
      const orm: Orm = drizzle({ client, schema, ...(logger && { logger }) })
      const value = await work(orm)
      await client.query('commit')
      return value
    } catch (error) {
      // Behind a statement that hangs the rollback would wait as long again; and
      // work that was given up may still send some, which must reach no other.
      const cause = driverError(error)
      const isOver = isLost(cause) || cause instanceof DatabaseUnavailableError
      if (isOver) broken = cause as Error
      else await client.query('rollback').catch(breaks)
      throw error
    } finally {
      client.off('error', breaks)
      client.release(broken)
    }
  }

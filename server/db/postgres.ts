import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseUnavailableError } from '../errors.ts'
import { createFlights } from '../keep/flights.ts'
import type { Database, Orm, Prepare, Transactor } from './database.ts'
import { migrate } from './migrate.ts'
import { tryLead } from './postgresLead.ts'
import { createPostgresListener } from './postgresListener.ts'
import { beginIn } from './postgresTransaction.ts'
import { openReplica } from './replica.ts'
import * as schema from './schema.ts'
import { createSockets } from './sockets.ts'
import { createStatementCounter } from './statementCounter.ts'
import { type Begin, longest, transact } from './transact.ts'
import { driverError, isLost, isUnavailable } from './unavailable.ts'

/**
 * In milliseconds; a connection and an answer together are below the two seconds
 * in which a refusal must be out. The server itself ends a statement that takes
 * too long: given up here alone, it would go on working on it.
 */
const waits = {
  connectionTimeoutMillis: 500,
  statement_timeout: 1_350,
  query_timeout: 1_400,
}
/** How long the database has to say that it is there, once in doubt. */
const sign = { connectionTimeoutMillis: 500, query_timeout: 500 }
const probeInterval = 400
/** How long a goodbye may take, in milliseconds. */
const patience = 1_000
/** Any number will do, as long as every process takes the same. */
export const migrationLock = 7_025_001

interface Options {
  prepare?: Prepare
  /** Where its replica is, and how many milliseconds that may be behind. */
  replica?: { url: string; limit: number } | undefined
}

/**
 * Opens a PostgreSQL server. It may be away: then every call is refused at
 * once, and a probe looks for it until it is back.
 */
export function openPostgres(
  url: string,
  log: Logger,
  { prepare = async () => {}, replica: copied }: Options = {},
): Database {
  const counter = createStatementCounter()
  const sockets = createSockets()
  const options = { connectionString: url, stream: sockets.open }
  const pool = new pg.Pool({ ...options, ...waits, max: 10 })
  const orm: Orm = drizzle({ client: pool, schema, logger: counter })
  const uncounted: Orm = drizzle({ client: pool, schema })
  const listener = createPostgresListener(options, log)
  let isReady = false
  let isClosed = false
  let isMigrated = false
  let probe: NodeJS.Timeout | undefined
  const doubts = createFlights<void>()

  async function migrateOnce() {
    if (isMigrated) return
    const client = new pg.Client({ ...options, ...waits })
    client.on('error', () => {})
    await client.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      const alone = drizzle({ client, schema }) as unknown as Orm
      await migrate(alone)
      await prepare(alone)
      isMigrated = true
    } finally {
      await client.end().catch(() => {})
    }
  }

  async function look() {
    try {
      await migrateOnce()
      await pool.query('select 1')
      isReady = true
      log.info({ event: 'database_ready' }, 'database ready')
    } catch (error) {
      if (!isUnavailable(error) && !isClosed)
        log.error({ event: 'database_refused', err: error }, 'database refused')
      if (!isClosed) probe = setTimeout(look, probeInterval)
    }
  }

  function lost(error: unknown) {
    if (!isReady || isClosed) return
    isReady = false
    log.error({ event: 'database_lost', err: error }, 'database lost')
    probe = setTimeout(look, probeInterval)
  }

  async function answers(): Promise<boolean> {
    const client = new pg.Client({ ...options, ...sign })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch (error) {
      return !isLost(error)
    } finally {
      client.end().catch(() => {})
    }
  }

  /**
   * What happens to one connection, or takes too long on it, is no news of the
   * others: the database is asked before all are refused.
   */
  function doubt(error: unknown) {
    if (!isReady || isClosed) return
    doubts.share('', async () => {
      if (!(await answers())) lost(error)
    })
  }

  pool.on('error', doubt)
  const firstLook = look()

  async function guard<T>(work: () => Promise<T>): Promise<T> {
    await firstLook
    if (!isReady) throw new DatabaseUnavailableError('database away')
    try {
      return await work()
    } catch (error) {
      const cause = driverError(error)
      if (!isUnavailable(cause)) throw cause
      if (isLost(cause)) doubt(cause)
      throw new DatabaseUnavailableError('database away', { cause })
    }
  }

  const on = (orm: Orm, begin: Begin, limit: number): Transactor => ({
    run: (work) => guard(() => work(orm)),
    transact: (work) => guard(() => transact(begin, work, limit)),
  })

  const primary = {
    ...on(orm, beginIn(pool, counter), longest.request),
    background: on(uncounted, beginIn(pool), longest.background),
    isReady: () => isReady,
  }
  const replica =
    copied && openReplica(primary, { ...copied, log, logger: counter })

  return {
    ...primary,
    ...(replica && { replica }),
    kind: 'postgres',
    connections: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    upkeep: replica ? [replica.measuring] : [],
    listen: listener.listen,
    listenEpoch: listener.epoch,
    statements: counter.total,
    tryLead: (lock) => tryLead({ ...options, ...waits }, lock),
    async close() {
      isClosed = true
      isReady = false
      clearTimeout(probe)
      const cut = setTimeout(sockets.cut, patience)
      await listener.close()
      await replica?.close()
      await pool.end()
      cut.unref()
    },
  }
}

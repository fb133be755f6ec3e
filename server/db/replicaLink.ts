import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Orm } from './database.ts'
import * as schema from './schema.ts'
import { createSockets } from './sockets.ts'

/**
 * In milliseconds: what a replica does not answer by then the primary is asked,
 * and both together stay below the two seconds in which a refusal must be out.
 */
const waits = {
  connectionTimeoutMillis: 300,
  statement_timeout: 400,
  query_timeout: 450,
}
/** How long a goodbye may take, in milliseconds. */
const patience = 1_000

/** What tells one database of one server from all others. */
const identity = `system_identifier || '/' || (
  select oid from pg_database where datname = current_database())`

interface Row {
  identity: string
  /** Of a replica: whether it takes no writes of its own. */
  follows?: boolean
  /** Where it is in the log of writes. */
  place: string
}

/** Asked of the primary: everything that is committed lies before that place. */
export const primaryPlace = `select ${identity} as identity,
  pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') as place
  from pg_control_system()`

/** Asked of a replica: also whether it is one. */
export const replicaPlace = `select ${identity} as identity,
  pg_is_in_recovery() as follows,
  coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0) as place
  from pg_control_system()`

export const readPlace = (row: unknown) => {
  const { identity, place, follows = false } = row as Row
  return { identity, place: BigInt(place), follows }
}

/** Says what is wrong with what is to be read of; null: it follows that primary. */
export function faultOf(
  seen: ReturnType<typeof readPlace>,
  primary: string,
): string | null {
  if (!seen.follows) return 'is no replica: it takes writes of its own'
  return seen.identity === primary ? null : 'is another database'
}

/** Opens connections to a replica. */
export function openReplicaLink(
  url: string,
  logger: { logQuery(query: string): void },
  onError: (error: Error) => void,
) {
  const sockets = createSockets()
  const options = { connectionString: url, stream: sockets.open }
  const pool = new pg.Pool({ ...options, ...waits, max: 10 })
  pool.on('error', onError)
  const orm: Orm = drizzle({ client: pool, schema, logger })
  return {
    orm,
    /** Tells which database it is, whether it follows another, and how far. */
    async look() {
      const { rows } = await pool.query(replicaPlace)
      return readPlace(rows[0])
    },
    async close() {
      const cut = setTimeout(sockets.cut, patience)
      await pool.end()
      cut.unref()
    },
  }
}

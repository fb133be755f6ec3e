import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Leadership } from './postgresLead.ts'
import type * as schema from './schema.ts'

/** Drizzle over either driver: both answer `execute` with `{ rows }`. */
export type Orm = NodePgDatabase<typeof schema>

/** What the rest of the server sees of its database. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /**
   * Runs statements.
   *
   * @throws DatabaseUnavailableError within two seconds when it is away.
   */
  run<T>(work: (orm: Orm) => Promise<T>): Promise<T>
  /** As `run`, for what no request asked for: it is not counted. */
  readonly background: { run<T>(work: (orm: Orm) => Promise<T>): Promise<T> }
  /** Tells whether it answers and its schema is the one we know. */
  isReady(): boolean
  /** Calls back with the payload of every NOTIFY on a channel. */
  listen(channel: string, onNotice: (payload: string) => void): void
  /**
   * Returns the number of the present unbroken LISTEN, or null while there is
   * none. What was learnt under one number may be stale under another.
   */
  listenEpoch(): number | null
  /**
   * Tries to take the lead among all processes of this database.
   *
   * @returns null while another process has it.
   */
  tryLead(lock: number): Promise<Leadership | null>
  /** Returns how many statements requests have sent: for tests and benches. */
  statements(): number
  close(): Promise<void>
}

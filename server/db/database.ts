import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Job } from '../jobs/job.ts'
import type { Leadership } from './postgresLead.ts'
import type * as schema from './schema.ts'

/** Drizzle over either driver: both answer `execute` with `{ rows }`. */
export type Orm = NodePgDatabase<typeof schema>

/** Puts something in place in a database that no request has reached yet. */
export type Prepare = (orm: Orm) => Promise<void>

/** Where statements go: the database, or a transaction of it. */
export interface Runner {
  /**
   * Runs statements.
   *
   * @throws DatabaseUnavailableError within two seconds when it is away.
   */
  run<T>(work: (orm: Orm) => Promise<T>): Promise<T>
}

/** Where all of several statements happen, or none. */
export interface Transactor extends Runner {
  /**
   * Does work in one transaction, read committed; begun anew, three times in
   * all, where the database took it back for the sake of another (a deadlock,
   * say). So the work may run more than once, and does nothing outside of the
   * database: what has to wait for the commit goes to `afterCommit`.
   *
   * In a transaction it is that transaction: what fails there fails as a whole,
   * whether the error is caught on its way or not. A repository that takes part
   * is given the transaction: a statement beside it would wait for it.
   *
   * @throws DatabaseUnavailableError when the database is away, or the work took
   * longer than five seconds (a minute in the background). It may have been committed all the same where the
   * connection broke at the very end.
   */
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

/** A transaction under way; over when the work that it was given to is. */
export interface Transaction extends Transactor {
  /** Calls back once all of it is kept. */
  afterCommit(act: () => void): void
}

/** What a replica is good for just now, and what it did. */
export interface ReplicaReport {
  /** `refused`: it is no replica of this very database. */
  status: 'used' | 'behind' | 'away' | 'refused'
  /** Milliseconds since it had everything; null where that was never seen. */
  age: number | null
  reads: number
  /** Reads that it could not answer, and the primary did. */
  turnedBack: number
}

/**
 * A streaming replica, for reads that may be a little old: never for what
 * decides, nor for what who asks may have written just now.
 */
export interface Replica extends Runner {
  /** Milliseconds that its reads are behind at most; null while the primary answers them. */
  age(): number | null
  report(): ReplicaReport
  /**
   * Resolves when it has all that is committed by now, within a second; where it
   * has not by then, it is asked nothing until it has.
   */
  caughtUp(): Promise<void>
  /** Looks, and returns why it may not be used, ever; null where nothing is known against it. */
  problem(): Promise<string | null>
}

/** What the rest of the server sees of its database. */
export interface Database extends Transactor {
  readonly kind: 'pglite' | 'postgres'
  /** Where one is configured. */
  readonly replica?: Replica
  /** The same, for what no request asked for: it is not counted. */
  readonly background: Transactor
  /** What this process does for it from time to time. */
  readonly upkeep: readonly Job[]
  /** Connections to it, and how many wait for one; none where it is embedded. */
  connections(): { open: number; waiting: number }
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

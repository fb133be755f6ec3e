import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { DatabaseUnavailableError } from '../errors.ts'
import type { Database, Orm, Prepare, Transactor } from './database.ts'
import { migrate } from './migrate.ts'
import * as schema from './schema.ts'
import { createStatementCounter } from './statementCounter.ts'
import { longest, transact } from './transact.ts'
import { driverError, isUnavailable } from './unavailable.ts'

/** What stands around an opened embedded database. */
export interface Keeper {
  /** Called after the migrations. */
  prepare?: Prepare
  /** Tells whether its directory is still this process's alone. */
  isOurs(): boolean
  /** Told once, when it is not. */
  onLost(): void
  /** Closes it, unless it is another's: closing writes. */
  release(isOurs: boolean): Promise<void>
}

/**
 * Wraps an opened embedded database. Once another process has its directory, it
 * is closed to every request: what two write is lost for both.
 */
export async function usePglite(
  client: PGlite,
  keeper: Keeper,
): Promise<Database> {
  const counter = createStatementCounter()
  const orm = drizzle({ client, schema, logger: counter }) as unknown as Orm
  const uncounted = drizzle({ client, schema }) as unknown as Orm
  await migrate(orm)
  await keeper.prepare?.(uncounted)
  const closing = new AbortController()
  let isOpen = true
  let isLost = false
  let channels = 0
  let pending = 0

  function mayWrite(): boolean {
    if (isOpen && !isLost && !keeper.isOurs()) {
      isLost = true
      closing.abort()
      keeper.onLost()
    }
    return isOpen && !isLost
  }

  async function guard<T>(work: () => Promise<T>): Promise<T> {
    if (!mayWrite()) throw new DatabaseUnavailableError('database closed')
    try {
      return await work()
    } catch (error) {
      const cause = driverError(error)
      if (!isUnavailable(cause)) throw cause
      throw new DatabaseUnavailableError('database away', { cause })
    }
  }

  const on = (orm: Orm, limit: number): Transactor => ({
    run: (work) => guard(() => work(orm)),
    transact: (work) =>
      guard(() => transact((inside) => orm.transaction(inside), work, limit)),
  })

  return {
    ...on(orm, longest.request),
    background: on(uncounted, longest.background),
    kind: 'pglite',
    upkeep: [],
    connections: () => ({ open: 0, waiting: 0 }),
    isReady: mayWrite,
    listenEpoch: () => (isOpen && !isLost && pending === 0 ? channels : null),
    statements: counter.total,
    // Its directory is locked for this process: there is no other to lead.
    tryLead: async () => ({ lost: closing.signal, release: async () => {} }),
    listen(channel, onNotice) {
      pending += 1
      channels += 1
      // A refused LISTEN stays pending: deaf is not the same as quiet.
      client.listen(channel, onNotice).then(
        () => {
          pending -= 1
        },
        () => {},
      )
    },
    async close() {
      if (!isOpen) return
      const isOurs = mayWrite()
      isOpen = false
      closing.abort()
      await keeper.release(isOurs)
    },
  }
}

import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { DatabaseUnavailableError } from '../errors.ts'
import type { Database, Orm, Transactor } from './database.ts'
import { migrate } from './migrate.ts'
import * as schema from './schema.ts'
import { createStatementCounter } from './statementCounter.ts'
import { longest, transact } from './transact.ts'
import { driverError, isUnavailable } from './unavailable.ts'

/** Wraps an opened embedded database; `release` gives back what guards it. */
export async function usePglite(
  client: PGlite,
  release: () => Promise<void>,
): Promise<Database> {
  const counter = createStatementCounter()
  const orm = drizzle({ client, schema, logger: counter }) as unknown as Orm
  const uncounted = drizzle({ client, schema }) as unknown as Orm
  await migrate(orm)
  const closing = new AbortController()
  let isOpen = true
  let channels = 0
  let pending = 0

  async function guard<T>(work: () => Promise<T>): Promise<T> {
    if (!isOpen) throw new DatabaseUnavailableError('database closed')
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
    isReady: () => isOpen,
    listenEpoch: () => (isOpen && pending === 0 ? channels : null),
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
      isOpen = false
      closing.abort()
      await release()
    },
  }
}

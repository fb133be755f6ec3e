import pg from 'pg'
import { longest } from '../api/analytics/history.repository.ts'
import type { Database } from '../db/database.ts'
import { type DearRunner, openDear } from '../db/dear.ts'
import { openDatabase } from '../db/open.ts'
import { emptyIndex } from '../indexer/emptyIndex.ts'
import { createIndexRepository } from '../indexer/index.repository.ts'
import type { ChainSource } from '../indexer/source.ts'
import { createIndexSteps } from '../indexer/step.ts'
import { createLogger } from '../log.ts'
import { createTestDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { contracts, fees } from './modelChain.ts'
import { type EnvRecord, noChain, testEnv } from './testEnv.ts'

/** A database of its own to index model chains into. */
export async function openModelIndex() {
  const database = await createTestDatabase()
  const env = testEnv(noChain, database.record)
  const db = await openDatabase(env, createLogger(env))
  await eventually(() => {
    if (!db.isReady()) throw new Error('the database is not ready')
  })
  const { DATABASE_URL } = database.record
  const server = DATABASE_URL ? openDear(DATABASE_URL, 3, longest) : undefined
  const dear: DearRunner = server ?? db
  return {
    db,
    /** Where dear questions go: connections of their own, where there is a server. */
    dear,
    /** Empties the index. */
    forget: () => emptyIndex(db),
    /** Writes behind the index's back: a past too large to be lived through. */
    fill: async (statements: readonly string[]) => {
      for (const statement of [...statements, 'analyze'])
        await run(database.record, db, statement)
    },
    /** Runs something while another connection holds a table; on a server alone. */
    async whileHeld(table: string, work: () => Promise<void>) {
      if (!DATABASE_URL) return
      const client = new pg.Client({ connectionString: DATABASE_URL })
      await client.connect()
      await client.query(`begin; lock table ${table}`)
      await work().finally(() => client.end())
    },
    /** Returns what reads a chain until there is nothing left to read. */
    reader({ source }: { source: ChainSource }) {
      const index = createIndexRepository(db, 'test')
      const start = { number: -1, hash: '' }
      const steps = createIndexSteps({ source, index, contracts, fees, start })
      return async () => {
        while ((await steps.take()).kind !== 'idle');
      }
    },
    async close() {
      await server?.close()
      await db.close()
      await database.remove()
    },
  }
}

/** Without the time limits of the server's own statements. */
async function run(
  { DATABASE_URL }: EnvRecord,
  db: Database,
  statement: string,
) {
  if (!DATABASE_URL) return await db.run((orm) => orm.execute(statement))
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  await client.query(statement)
  await client.end()
}

export type ModelIndex = Awaited<ReturnType<typeof openModelIndex>>

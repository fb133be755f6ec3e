import { openDatabase } from '../db/open.ts'
import { createIndexRepository } from '../indexer/index.repository.ts'
import { createIndexSteps } from '../indexer/step.ts'
import { createLogger } from '../log.ts'
import { createTestDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { contracts, fees, type ModelChain } from './modelChain.ts'
import { noChain, testEnv } from './testEnv.ts'

/** A database of its own to index model chains into. */
export async function openModelIndex() {
  const database = await createTestDatabase()
  const env = testEnv(noChain, database.record)
  const db = await openDatabase(env, createLogger(env))
  await eventually(() => {
    if (!db.isReady()) throw new Error('the database is not ready')
  })
  return {
    db,
    /** Empties the index. */
    forget: () =>
      db.run((orm) =>
        orm.execute(
          'truncate index_cursor, fee_payments, swap_events, indexed_blocks, accounts, nft_transfers, token_transfers, token_balances restart identity',
        ),
      ),
    /** Returns what reads a chain until there is nothing left to read. */
    reader({ source }: ModelChain) {
      const index = createIndexRepository(db, 'test')
      const start = { number: -1, hash: '' }
      const steps = createIndexSteps({ source, index, contracts, fees, start })
      return async () => {
        while ((await steps.take()).kind !== 'idle');
      }
    },
    async close() {
      await db.close()
      await database.remove()
    },
  }
}

export type ModelIndex = Awaited<ReturnType<typeof openModelIndex>>

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openDatabase } from '../../db/open.ts'
import { createLogger } from '../../log.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { noChain, testEnv } from '../../testing/testEnv.ts'
import { createNonceRepository, type SpentNonce } from './nonces.repository.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  const env = testEnv(noChain, database.record)
  db = await openDatabase(env, createLogger(env))
  await eventually(async () => expect(db.isReady()).toBe(true))
})
afterAll(async () => {
  await db.close()
  await database.remove()
})

const now = new Date('2026-11-21T04:43:12Z')
const expiresAt = new Date(+now + 60_000)

/** Leaves rows behind, as inserts at the same moment may. */
async function leaveBehind(seqs: number[], share: Partial<SpentNonce>) {
  const nonces = createNonceRepository(db, { perBrowser: 3, perSource: 3 })
  for (const seq of seqs)
    await nonces.restore({
      nonceHash: `nonce ${seq}`,
      seq,
      browserHash: `browser ${seq}`,
      sourceHash: `source ${seq}`,
      expiresAt,
      ...share,
    })
  return nonces
}

test('behavior: those beyond the cap of a browser never move up', async () => {
  const share = { browserHash: 'shared' }
  const nonces = await leaveBehind([1, 2, 3, 4, 5], share)
  const spent: unknown[] = []
  for (const seq of [5, 4, 3, 2, 1])
    spent.push((await nonces.spend(`nonce ${seq}`, 'shared', now))?.seq)
  expect(spent).toEqual([5, 4, 3, undefined, undefined])
})

test('behavior: those beyond the cap of a source never move up', async () => {
  const share = { sourceHash: 'shared' }
  const nonces = await leaveBehind([11, 12, 13, 14, 15], share)
  const spent: unknown[] = []
  for (const seq of [15, 14, 13, 12, 11])
    spent.push((await nonces.spend(`nonce ${seq}`, `browser ${seq}`, now))?.seq)
  expect(spent).toEqual([15, 14, 13, undefined, undefined])
})

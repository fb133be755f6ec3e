import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNonceRepository } from '../api/auth/nonces.repository.ts'
import { createLimitRepository } from '../http/limits.repository.ts'
import { createDataDirectory } from '../testing/database.ts'
import { noChain, testEnv } from '../testing/testEnv.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'

let directory: string
let db: Database
beforeAll(async () => {
  directory = await createDataDirectory()
  const env = testEnv(noChain, { DATA_DIR: directory })
  db = await openDatabase(env, pino({ level: 'silent' }))
}, 120_000)
afterAll(async () => {
  await db.close()
  rmSync(directory, { recursive: true })
})

const hash = () => randomBytes(32).toString('hex')

/** What visitors who never sign in leave, in so many turns. */
async function visit(turns: number) {
  const nonces = createNonceRepository(db, { perBrowser: 5, perSource: 20 })
  const limits = createLimitRepository(db)
  for (let turn = 0; turn < turns; turn++) {
    const sourceHash = `source ${turn % 3}`
    const now = new Date()
    const expiresAt = new Date(+now + 300_000)
    const row = {
      nonceHash: hash(),
      browserHash: hash(),
      sourceHash,
      expiresAt,
    }
    await limits.countHit(sourceHash, now, 60_000)
    await nonces.insert(row, now)
  }
}

async function bytes() {
  const { rows } = await db.run((orm) =>
    orm.execute(`
      select sum(pg_total_relation_size(oid))::int as size from pg_class
      where relname in ('nonces', 'rate_limits')`),
  )
  return Number(rows[0]?.size)
}

const upkeep = async () => {
  const { signal } = new AbortController()
  const job = db.upkeep.find(({ name }) => name === 'vacuum')
  await job?.run(signal, { isFirst: false, term: signal })
}

test('behavior: nonces take no more room the more there were', async () => {
  await visit(150)
  await upkeep()
  const first = await bytes()
  for (let round = 0; round < 3; round++) {
    await visit(150)
    await upkeep()
  }
  expect(await bytes()).toBeLessThan(1.4 * first)
}, 120_000)

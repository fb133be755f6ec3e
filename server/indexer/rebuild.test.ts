import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRandom } from '../../dev/world/seed/random.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import { leaderLock } from '../jobs/leaderLock.ts'
import { startJobs } from '../jobs/startJobs.ts'
import { createLogger } from '../log.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import { historyAt, nftHoldersOf } from '../testing/historyAt.ts'
import { contracts, createModelChain } from '../testing/modelChain.ts'
import { noChain, testEnv } from '../testing/testEnv.ts'
import { createIndexRepository } from './index.repository.ts'
import { createIndexer } from './indexer.ts'
import { rebuildIndex } from './rebuild.ts'
import { createIndexSteps } from './step.ts'
import { subjectOf } from './subject.ts'

const chain = createModelChain(createRandom(5))
chain.grow(40)

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.remove())

const envFrom = (FEES_FROM: string) =>
  testEnv(noChain, { ...database.record, FEES_FROM, LOG_LEVEL: 'error' })

/** Runs what a server with these settings would, until it is told to stop. */
async function whileIndexing(
  feesFrom: string,
  work: (db: Database, log: () => string) => Promise<void>,
) {
  const env = envFrom(feesFrom)
  const lines: string[] = []
  const log = createLogger(env, { write: (line) => lines.push(line) })
  const db = await openDatabase(env, log)
  await eventually(() => expect(db.isReady()).toBe(true))
  const steps = createIndexSteps({
    source: chain.source,
    contracts,
    start: { number: -1, hash: '' },
    index: createIndexRepository(db, subjectOf(env)),
  })
  const jobs = startJobs({
    jobs: [createIndexer({ steps, log }).job],
    lead: () => db.tryLead(leaderLock),
    log,
  })
  await work(db, () => lines.join('')).finally(async () => {
    await jobs.stop()
    await db.close()
  })
}

const isIndexed = (db: Database) =>
  eventually(async () => {
    const found = await historyAt(db, chain.head(), (past) => past.nftHolders())
    expect(found).toEqual(nftHoldersOf(chain.stateAt(chain.head())))
  })

const rowOf = async (db: Database, statement: string) =>
  (await db.run((orm) => orm.execute(statement))).rows[0]

test('default: an index of other settings is left alone, emptied on demand, and read anew', async () => {
  await whileIndexing('0', async (db) => {
    await isIndexed(db)
    await db.run((orm) =>
      orm.execute(`insert into members values ('0xaa', now(), now())`),
    )
  })
  await whileIndexing('7', async (db, log) => {
    await eventually(() => expect(log()).toContain('"event":"index_foreign"'))
    expect(log()).toMatch(
      /the index is of FEES_FROM=0 and the settings say FEES_FROM=7: .*rebuildIndex\.js/,
    )
    expect(await rowOf(db, 'select subject from index_cursor')).toEqual({
      subject: subjectOf(envFrom('0')),
    })
  })
  await rebuildIndex(envFrom('7'))
  await whileIndexing('7', async (db) => {
    await isIndexed(db)
    expect(await rowOf(db, 'select subject from index_cursor')).toEqual({
      subject: subjectOf(envFrom('7')),
    })
    expect(await rowOf(db, 'select address from members')).toEqual({
      address: '0xaa',
    })
  })
}, 60_000)

test('error: while a server runs on it nothing is emptied', async () => {
  await whileIndexing('0', async (db) => {
    await isIndexed(db)
    await expect(rebuildIndex(envFrom('0'))).rejects.toThrow(
      /stop it first|in use by process/,
    )
    await isIndexed(db)
  })
}, 60_000)

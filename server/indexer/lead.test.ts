import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '../../dev/world/seed/random.ts'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { startJobs } from '../jobs/startJobs.ts'
import { createOnServer, type TestDatabase } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import {
  historyAt,
  nftHoldersOf,
  tokenHoldersOf,
} from '../testing/historyAt.ts'
import {
  contracts,
  createModelChain,
  type ModelChain,
} from '../testing/modelChain.ts'
import {
  ownPostgres,
  type PostgresServer,
  startPostgres,
} from '../testing/postgres.ts'
import { createIndexRepository } from './index.repository.ts'
import { createIndexer } from './indexer.ts'
import { createIndexSteps } from './step.ts'

const log = pino({ level: 'silent' })
const lock = 7
const start = { number: -1, hash: '' }

describe.runIf(ownPostgres)('on a PostgreSQL server', () => {
  let postgres: PostgresServer
  let database: TestDatabase
  let url: string
  const closing: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })
  afterAll(() => postgres.remove())

  async function newDatabase() {
    database = await createOnServer(postgres.url)
    closing.push(() => database.remove())
    url = String(database.record.DATABASE_URL)
  }

  /** What one server process would run. */
  async function newProcess(chain: ModelChain) {
    const db = openPostgres(url, log)
    await eventually(() => expect(db.isReady()).toBe(true))
    let advanced = 0
    const steps = createIndexSteps({
      source: chain.source,
      index: createIndexRepository(db, 'test'),
      contracts,
      start,
    })
    const indexer = createIndexer({
      steps: {
        async take() {
          const step = await steps.take()
          if (step.kind === 'advanced') advanced += 1
          return step
        },
      },
      log,
    })
    const jobs = startJobs({
      jobs: [indexer.job],
      lead: () => db.tryLead(lock),
      log,
    })
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= jobs.stop().then(() => db.close())
      return stopped
    }
    closing.push(stop)
    return { db, indexer, stop, advanced: () => advanced }
  }

  /** Runs a statement over a connection from outside. */
  async function asAdmin<T>(statement: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    try {
      return (await client.query(statement)).rows as T[]
    } finally {
      await client.end()
    }
  }

  async function equals(db: Database, chain: ModelChain) {
    const state = chain.stateAt(chain.head())
    await historyAt(db, chain.head(), async (history) => {
      expect(await history.nftHolders()).toEqual(nftHoldersOf(state))
      expect(await history.tokenHolders()).toEqual(tokenHoldersOf(state))
    })
  }

  const isAtHead = (
    process: { indexer: { progress(): { block: number } | undefined } },
    chain: ModelChain,
  ) =>
    eventually(
      () => expect(process.indexer.progress()?.block).toBe(chain.head()),
      15_000,
    )

  test('behavior: of two processes one indexes; when its connection dies the other does, within ten seconds', async () => {
    await newDatabase()
    const chain = createModelChain(createRandom(1))
    chain.grow(50)
    const one = await newProcess(chain)
    await isAtHead(one, chain)
    const other = await newProcess(chain)
    chain.grow(10)
    await isAtHead(one, chain)
    expect(other.advanced()).toBe(0)
    await one.stop()
    const began = performance.now()
    chain.grow(10)
    await isAtHead(other, chain)
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(other.advanced()).toBeGreaterThan(0)
    await equals(other.db, chain)
  }, 40_000)

  test('behavior: every connection cut, again and again, loses nothing and doubles nothing', async () => {
    await newDatabase()
    const random = createRandom(2)
    const chain = createModelChain(random)
    const one = await newProcess(chain)
    const other = await newProcess(chain)
    const name = new URL(url).pathname.slice(1)
    for (let round = 0; round < 6; round++) {
      chain.grow(40)
      if (round % 2 === 1) chain.reorg(1 + random.below(10))
      await asAdmin(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      )
    }
    await eventually(() => {
      const blocks = [one, other].map(
        ({ indexer }) => indexer.progress()?.block,
      )
      expect(blocks).toContain(chain.head())
    }, 30_000)
    await equals(one.db, chain)
    expect(one.advanced() + other.advanced()).toBeGreaterThan(0)
  }, 60_000)

  test('error: the database restarts in the middle', async () => {
    await newDatabase()
    const chain = createModelChain(createRandom(3))
    chain.grow(30)
    const one = await newProcess(chain)
    await isAtHead(one, chain)
    await postgres.stop()
    chain.grow(30)
    chain.reorg(5)
    await postgres.start()
    await isAtHead(one, chain)
    await equals(one.db, chain)
  }, 60_000)
})

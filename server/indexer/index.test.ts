import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRandom } from '../../dev/world/seed/random.ts'
import { RangeRefusedError } from '../chain/errors.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import { NodeAwayError } from '../errors.ts'
import { createLogger } from '../log.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import {
  historyAt,
  nftHoldersOf,
  tokenHoldersOf,
} from '../testing/historyAt.ts'
import {
  contracts,
  createModelChain,
  fees,
  type ModelChain,
} from '../testing/modelChain.ts'
import { noChain, testEnv } from '../testing/testEnv.ts'
import { unreliable } from '../testing/unreliable.ts'
import { emptyIndex } from './emptyIndex.ts'
import { createIndexRepository } from './index.repository.ts'
import type { ChainSource } from './source.ts'
import { createIndexSteps } from './step.ts'

const seed = Number(process.env.CLUB_INDEX_SEED ?? 20_261_121)
const histories = Number(process.env.CLUB_INDEX_HISTORIES ?? 2)

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
beforeEach(() => emptyIndex(db))

const start = { number: -1, hash: '' }
const zero = `0x${'00'.repeat(20)}` as const

function index(source: ChainSource) {
  const repository = createIndexRepository(db, 'test')
  const steps = createIndexSteps({
    source,
    index: repository,
    contracts,
    fees,
    start,
  })
  return {
    repository,
    steps,
    /** Goes on until there is nothing left to do. */
    async catchUp() {
      for (;;) {
        const step = await steps.take().catch((error: unknown) => {
          if (error instanceof NodeAwayError) return null
          if (error instanceof RangeRefusedError) return null
          throw error
        })
        if (step?.kind === 'idle') return
      }
    },
  }
}

/** Holds what the analytics are told against the model, at one block. */
async function compare(chain: ModelChain, block: number) {
  const state = chain.stateAt(block)
  const { owners, balances } = state
  const everybody = [...chain.people, zero]
  await historyAt(db, block, async (history) => {
    expect(await history.nftHolders()).toEqual(nftHoldersOf(state))
    expect(await history.tokenHolders()).toEqual(tokenHoldersOf(state))
    const held = await history.balancesOf(everybody)
    for (const who of everybody) {
      const own = [...owners].filter(([, owner]) => owner === who)
      const tokens = await history.tokensOf(who, owners.size + 1)
      expect(await history.nftCountOf(who)).toBe(own.length)
      expect(tokens.map(({ id }) => id)).toEqual(
        own.map(([id]) => id).sort((a, b) => Number(a - b)),
      )
      expect(held.get(who) ?? 0n).toBe(balances.get(who) ?? 0n)
    }
  })
  // The past is asked for from now, too: of a week's change.
  await historyAt(db, chain.head(), async (history) => {
    expect(await history.nftHolders(block)).toEqual(nftHoldersOf(state))
  })
}

/** Holds the fees that are written down against the model. */
async function compareFees(chain: ModelChain) {
  const { rows } = await db.run((orm) =>
    orm.execute(`
      select block, hash, address from fee_payments join accounts on id = from_id
      where asset = 'CRO' order by block, place`),
  )
  expect(rows).toEqual(
    chain.coinFees().map(({ block, hash, from }) => ({
      block,
      hash,
      address: from,
    })),
  )
}

test('default: a chain from its first block', async () => {
  const chain = createModelChain(createRandom(seed))
  chain.grow(60)
  await index(chain.source).catchUp()
  for (let block = 0; block <= 60; block += 5) await compare(chain, block)
  await compareFees(chain)
  expect(chain.stateAt(60).owners.size).toBeGreaterThan(10)
  expect([...chain.stateAt(60).owners.values()]).toContain(zero)
})

test.each([1, 3, 20])(
  'behavior: a reorg %i blocks deep is undone to the fork',
  async (depth) => {
    const chain = createModelChain(createRandom(seed + depth))
    chain.grow(90)
    const { catchUp, steps } = index(chain.source)
    await catchUp()
    const before = chain.head()
    chain.reorg(depth)
    const step = await steps.take()
    expect(step).toMatchObject({ kind: 'rolledBack', blocks: depth })
    await catchUp()
    for (const block of [0, before - depth, before - depth + 1, chain.head()])
      await compare(chain, block)
    await compareFees(chain)
  },
)

test(`behavior: ${histories} random histories with reorgs and a node that stumbles (seed ${seed})`, async () => {
  let compared = 0
  for (let history = 0; history < histories; history++) {
    await emptyIndex(db)
    const random = createRandom(seed + 100 + history)
    const chain = createModelChain(random)
    const refuse = () => new RangeRefusedError('too much')
    let reader = index(unreliable(chain.source, random, refuse))
    for (let round = 0; round < 8; round++) {
      chain.grow(random.below(30))
      if (random.chance(0.5)) chain.reorg(1 + random.below(20))
      // A process that dies and comes back begins from the database.
      if (random.chance(0.3))
        reader = index(unreliable(chain.source, random, refuse))
      await reader.catchUp()
      const block = random.below(chain.head() + 1)
      await compare(chain, block)
      await compare(chain, chain.head())
      await compareFees(chain)
      compared += 2 * (chain.people.length + 1)
    }
  }
  process.stdout.write(`${compared} accounts compared at random blocks\n`)
}, 120_000)

test('behavior: of two writers each block is taken in once', async () => {
  const chain = createModelChain(createRandom(seed + 7))
  chain.grow(200)
  // Each knows where the index stands before the other has moved it.
  let asked = 0
  let meet = () => {}
  const met = new Promise<void>((resolve) => {
    meet = resolve
  })
  const source: ChainSource = {
    ...chain.source,
    async head() {
      asked += 1
      if (asked === 2) meet()
      await met
      return await chain.source.head()
    },
  }
  const one = index(source)
  const other = index(source)
  const outcomes = await Promise.allSettled([
    one.steps.take(),
    other.steps.take(),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual([
    'fulfilled',
    'rejected',
  ])
  await other.catchUp()
  await compare(chain, 200)
  await compareFees(chain)
})

test('error: an index of other contracts is not written on', async () => {
  const chain = createModelChain(createRandom(seed))
  chain.grow(3)
  await index(chain.source).catchUp()
  const foreign = createIndexRepository(db, 'another')
  await expect(foreign.cursor(start)).rejects.toThrow(
    /^the index is of test and the settings say another: .*rebuildIndex\.js/,
  )
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRandom } from '../../../dev/world/seed/random.ts'
import { createNodes } from '../../chain/nodes.ts'
import { systemClock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { openDatabase } from '../../db/open.ts'
import { leaderLock } from '../../jobs/leaderLock.ts'
import { startJobs } from '../../jobs/startJobs.ts'
import { createLogger } from '../../log.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import {
  historyAt,
  nftHoldersOf,
  tokenHoldersOf,
} from '../../testing/historyAt.ts'
import {
  contracts,
  createModelChain,
  fees,
  type ModelChain,
} from '../../testing/modelChain.ts'
import { startModelNode } from '../../testing/modelNode.ts'
import { noChain, testEnv } from '../../testing/testEnv.ts'
import { openIndex } from '../openIndex.ts'

const blocks = Number(process.env.CLUB_LOSSY_BLOCKS ?? 400)
/** Of so many logs a node leaves one out, by chance, each time it is asked. */
const oneOf = Number(process.env.CLUB_LOSSY_ONE_OF ?? 80)

let database: TestDatabase
let db: Database
beforeEach(async () => {
  database = await createTestDatabase()
  const env = testEnv(noChain, database.record)
  db = await openDatabase(env, createLogger(env))
  await eventually(() => expect(db.isReady()).toBe(true))
})
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  await db.close()
  await database.remove()
})

/** Returns at how many of some blocks the index is not what the chain was. */
async function differences(chain: ModelChain, step: number) {
  let count = 0
  for (let block = chain.head(); block > 0; block -= step) {
    const state = chain.stateAt(block)
    const [nft, token] = await historyAt(db, block, (history) =>
      Promise.all([history.nftHolders(), history.tokenHolders()]),
    )
    const isSame = <Key, Value>(one: Map<Key, Value>, other: Map<Key, Value>) =>
      one.size === other.size &&
      [...one].every(([key, value]) => other.get(key) === value)
    if (
      !isSame(nft, nftHoldersOf(state)) ||
      !isSame(token, tokenHoldersOf(state))
    )
      count += 1
  }
  return count
}

type Bend = (method: string, answer: unknown) => unknown

/** A product's index over one node with such manners. */
async function indexOf(chain: ModelChain, bend: Bend) {
  const node = await startModelNode(chain, { bend })
  closing.push(node.stop)
  const env = testEnv(noChain, {
    ...database.record,
    RPC_URL: node.url,
    INDEX_INTERVAL: '50',
    NFT_CONTRACT: contracts.nft,
    TOKEN_CONTRACT: contracts.token,
    ADMIN_WALLET: fees.treasury,
  })
  const log = createLogger(env)
  const nodes = createNodes(env.RPC_URL, log)
  const indexing = openIndex(env, {
    nodes,
    db,
    clock: systemClock,
    log,
    events: { publish: async () => {} },
  })
  const jobs = startJobs({
    jobs: indexing.jobs,
    log,
    lead: () => db.tryLead(leaderLock),
  })
  closing.push(jobs.stop, async () => nodes.close())
  return indexing
}

interface RawLog {
  address: string
  blockNumber: string
  logIndex: string
  transactionHash: string
}

test(`error: one node that leaves out one log of ${oneOf}, once each`, async () => {
  const chain = createModelChain(createRandom(20_261_122))
  chain.grow(blocks)
  const all = chain.rawLogs(0, blocks) as unknown as RawLog[]
  const random = createRandom(5)
  const left = new Set(
    all
      .filter(() => random.chance(1 / oneOf))
      .map(({ transactionHash }) => transactionHash),
  )
  const count = left.size
  const indexing = await indexOf(chain, (method, answer) =>
    method === 'eth_getLogs'
      ? (answer as RawLog[]).filter((log) => !left.delete(log.transactionHash))
      : answer,
  )
  await eventually(
    () => expect(indexing.book.proof()?.verified).toBe(blocks),
    60_000,
  )
  expect(await differences(chain, 50)).toBe(0)
  const { mended = 0 } = indexing.book.proof() ?? {}
  const { found } = indexing.blooms()
  process.stdout.write(
    `${all.length} logs, ${count} left out: ${mended} mended, ${found} found by blooms\n`,
  )
  expect(count).toBeGreaterThan(5)
}, 120_000)

test('error: a log that a node never tells beside another of its block', async () => {
  const chain = createModelChain(createRandom(20_261_122))
  chain.grow(200)
  const all = chain.rawLogs(0, 200) as unknown as RawLog[]
  // The last payment but some: a bloom tells nothing of one of two.
  const [hidden] = all
    .filter(
      ({ address, blockNumber, logIndex }, at) =>
        address === contracts.token &&
        all[at - 1]?.address === address &&
        all[at - 1]?.blockNumber === blockNumber &&
        logIndex !== '0x0',
    )
    .slice(-9)
  let hides = 0
  const { book } = await indexOf(chain, (method, answer) => {
    if (method !== 'eth_getLogs') return answer
    return (answer as RawLog[]).filter(({ transactionHash }) => {
      const isHidden = transactionHash === hidden?.transactionHash
      if (isHidden) hides += 1
      return !isHidden
    })
  })
  const seen = new Set<string | undefined>()
  await eventually(() => {
    const proof = book.proof()
    if (proof?.block === 200 && proof.doubts > 0)
      seen.add(book.standing()?.status)
    expect(proof).toMatchObject({ mended: 1, doubts: 0, verified: 200 })
  }, 30_000)
  expect([...seen]).toEqual(['doubtful'])
  expect(book.standing()?.status).toBe('fresh')
  expect(await differences(chain, 10)).toBe(0)
  expect(hides).toBeGreaterThan(1)
}, 60_000)

import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  http,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubNftAbi as nftAbi } from '../../dev/contracts/generated/ClubNft.gen.ts'
import { clubTokenAbi as tokenAbi } from '../../dev/contracts/generated/ClubToken.gen.ts'
import { receiptOf } from '../../dev/contracts/receiptOf.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { createRandom } from '../../dev/world/seed/random.ts'
import { createNodes, type Nodes } from '../chain/nodes.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import { type Jobs, startJobs } from '../jobs/startJobs.ts'
import { createLogger } from '../log.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import { historyAt } from '../testing/historyAt.ts'
import { testEnv } from '../testing/testEnv.ts'
import { createChainSource } from './chainSource.ts'
import { createIndexRepository } from './index.repository.ts'
import { createIndexer } from './indexer.ts'
import { createIndexSteps } from './step.ts'

type Hex = `0x${string}`

const samples = Number(process.env.CLUB_INDEX_SAMPLES ?? 150)
const random = createRandom(Number(process.env.CLUB_INDEX_SEED ?? 20_261_121))
const lower = (text: string) => text.toLowerCase() as Hex

let chain: Chain
let database: TestDatabase
let db: Database
let indexer: ReturnType<typeof createIndexer>
let jobs: Jobs
let people: Hex[]
let nodes: Nodes

beforeAll(async () => {
  chain = await startChain()
  const { whale, proposer, holder, admin } = chain.accounts
  people = [whale, proposer, holder, admin].map(({ address }) => address)
  database = await createTestDatabase()
  const env = testEnv(chain, database.record)
  const log = createLogger(env)
  db = await openDatabase(env, log)
  await eventually(async () => expect(db.isReady()).toBe(true))
  nodes = createNodes([chain.rpcUrl], log)
  const contracts = {
    nft: lower(chain.addresses.nft),
    token: lower(chain.addresses.token),
  }
  const steps = createIndexSteps({
    source: createChainSource(nodes, log),
    index: createIndexRepository(db, 'local'),
    contracts,
    start: { number: -1, hash: '' },
  })
  indexer = createIndexer({ steps, log })
  jobs = startJobs({ jobs: [indexer.job], lead: () => db.tryLead(1), log })
}, 60_000)
afterAll(async () => {
  await jobs.stop()
  nodes.close()
  await db.close()
  await database.remove()
  await chain.stop()
})

const client = () => createPublicClient({ transport: http(chain.rpcUrl) })

/**
 * What a transfer costs at most, in hex: said, since the node's own guess is
 * made of a state that it may just be replacing.
 */
const atMost = { gas: '0x493e0', gasPrice: '0xba43b7400' }

/** Moves NFTs and tokens about, a block for each, all of them mined. */
async function trade(count: number) {
  const { nft, token } = chain.addresses
  for (; count > 0; count--) {
    const from = random.pick(people)
    const to = random.pick(people)
    const owned = await client().readContract({
      address: nft,
      abi: nftAbi,
      functionName: 'balanceOf',
      args: [from],
    })
    const call = random.chance(0.5) && owned > 0n
    const [target, data] = call
      ? [
          nft,
          encodeFunctionData({
            abi: nftAbi,
            functionName: 'transferFrom',
            args: [
              from,
              to,
              await client().readContract({
                address: nft,
                abi: nftAbi,
                functionName: 'tokenOfOwnerByIndex',
                args: [from, 0n],
              }),
            ],
          }),
        ]
      : [
          token,
          encodeFunctionData({
            abi: tokenAbi,
            functionName: 'transfer',
            args: [to, BigInt(random.below(1_000))],
          }),
        ]
    const hash = await chain.rpc.call<Hex>('eth_sendTransaction', [
      { from, to: target, data, ...atMost },
    ])
    await receiptOf(client(), hash)
  }
}

const headOf = async () =>
  Number(await chain.rpc.call<string>('eth_blockNumber'))

async function caughtUp() {
  await eventually(async () => {
    expect(indexer.progress()?.block).toBe(await headOf())
  }, 15_000)
}

/** What the chain's own history says of one account. */
async function saidByChain(who: Hex, block: number, ids: readonly bigint[]) {
  const blockNumber = BigInt(block)
  const ask = (address: Address, abi: typeof nftAbi | typeof tokenAbi) =>
    client().readContract({
      address,
      abi: abi as typeof tokenAbi,
      blockNumber,
      functionName: 'balanceOf',
      args: [who],
    })
  const owned = ids.map(async (id) => {
    const owner = await client().readContract({
      address: chain.addresses.nft,
      abi: nftAbi,
      blockNumber,
      functionName: 'ownerOf',
      args: [id],
    })
    return lower(owner) === who
  })
  return {
    nfts: await ask(chain.addresses.nft, nftAbi),
    tokens: await ask(chain.addresses.token, tokenAbi),
    owned: await Promise.all(owned),
  }
}

/** What the analytics are told of one account, in each of their ways. */
const saidByIndex = (who: Hex, block: number) =>
  historyAt(db, block, async (history) => ({
    nfts: [
      await history.nftCountOf(who),
      (await history.nftHolders()).get(who) ?? 0,
    ],
    tokens: [
      (await history.balancesOf([who])).get(who) ?? 0n,
      (await history.tokenHolders()).get(who) ?? 0n,
    ],
    ids: (await history.tokensOf(who, 1_000)).map(({ id }) => id),
  }))

/** Asks the chain's own history and the index the same. */
async function differences(count: number) {
  const head = await headOf()
  const found: string[] = []
  for (; count > 0; count--) {
    const who = lower(random.pick(people))
    const block = random.below(head) + 1
    const isDeployed = block >= 2
    if (!isDeployed) continue
    const index = await saidByIndex(who, block)
    // Their number is held too: a few of them are enough.
    const some = index.ids.length > 0 ? [random.pick(index.ids)] : []
    const { nfts, tokens, owned } = await saidByChain(who, block, some)
    const counts = [...index.nfts, new Set(index.ids).size]
    if (counts.some((each) => BigInt(each) !== nfts))
      found.push(`NFTs of ${who} at ${block}`)
    if (index.tokens.some((each) => each !== tokens))
      found.push(`tokens of ${who} at ${block}`)
    if (owned.includes(false)) found.push(`ids of ${who} at ${block}`)
  }
  return found
}

test('default: what the chain says of any block, the index says', async () => {
  await trade(40)
  await caughtUp()
  expect(await differences(samples)).toEqual([])
  process.stdout.write(`${samples} samples against historical balanceOf\n`)
}, 60_000)

test.each([1, 3, 20])(
  'behavior: the node goes back %i blocks',
  async (depth) => {
    await trade(depth + 2)
    await caughtUp()
    const before = await headOf()
    await chain.rpc.call('anvil_reorg', [depth, []])
    expect(await headOf()).toBe(before)
    await trade(3)
    await caughtUp()
    expect(indexer.progress()?.reorgs).toBeGreaterThan(0)
    expect(await differences(40)).toEqual([])
  },
  60_000,
)

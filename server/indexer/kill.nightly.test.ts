import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceAliases } from '../../dev/aliases.mjs'
import { createRandom } from '../../dev/world/seed/random.ts'
import { Browser } from '../testing/browser.ts'
import { eventually } from '../testing/eventually.ts'
import {
  contracts,
  createModelChain,
  type ModelChain,
} from '../testing/modelChain.ts'
import { startModelNode } from '../testing/modelNode.ts'
import { createProcesses, type Processes } from '../testing/processes.ts'

const kills = Number(process.env.CLUB_KILL_ROUNDS ?? 3)
const seed = Number(process.env.CLUB_INDEX_SEED ?? 20_261_121)

const random = createRandom(seed)
let chain: ModelChain
let node: Awaited<ReturnType<typeof startModelNode>>
let processes: Processes

beforeAll(async () => {
  chain = createModelChain(random)
  chain.grow(500)
  node = await startModelNode(chain)
  processes = await createProcesses(sourceAliases())
}, 60_000)
afterAll(async () => {
  await processes.remove()
  await node.stop()
})

const ready = () =>
  processes.ready({
    ...processes.database.record,
    RPC_URL: node.url,
    NFT_CONTRACT: contracts.nft,
    TOKEN_CONTRACT: contracts.token,
    INDEX_INTERVAL: '50',
    // The model tells no whole blocks.
    FEES_FROM: String(2 ** 31 - 1),
  })

interface Row {
  address: string
  nfts: number
  balance: string
}

/** What every holder has, by the server: not too many for one page. */
async function holders(url: string): Promise<Row[]> {
  const path = '/api/analytics/holders?exclude=none&limit=100'
  const { status, json } = await new Browser(url).get(path)
  expect(status).toBe(200)
  const rows = json.rows as Row[]
  return rows.map(({ address, nfts, balance }) => ({ address, nfts, balance }))
}

/** The same by the chain. */
function truth(): Row[] {
  const { owners, balances } = chain.stateAt(chain.head())
  return chain.people.flatMap((address) => {
    const nfts = [...owners.values()].filter((owner) => owner === address)
    const balance = String(balances.get(address) ?? 0n)
    return nfts.length > 0 ? [{ address, nfts: nfts.length, balance }] : []
  })
}

const byAddress = (rows: readonly Row[]) =>
  [...rows].sort((a, b) => (a.address < b.address ? -1 : 1))

test(
  `behavior: kill -9 at any moment of the indexing, ${kills} times, loses nothing and doubles nothing (seed ${seed})`,
  async () => {
    for (let round = 0; round < kills; round++) {
      const { child } = await ready()
      const end = performance.now() + random.below(600)
      while (performance.now() < end) {
        chain.grow(1 + random.below(40))
        if (random.chance(0.2)) chain.reorg(1 + random.below(10))
        // Blocks come now and then.
        await delay(5)
      }
      child.process.kill('SIGKILL')
      await child.ended
      // It went on without us.
      chain.grow(random.below(60))
      if (random.chance(0.3)) chain.reorg(1 + random.below(20))
    }
    const { url } = await ready()
    await eventually(async () => {
      const { json } = await new Browser(url).get('/readyz')
      expect(json.index).toMatchObject({ block: chain.head() })
    }, 20_000)
    // Of an embedded database the first question may be told to come again.
    await eventually(async () => {
      expect(byAddress(await holders(url))).toEqual(byAddress(truth()))
    }, 20_000)
    expect(truth().length).toBeGreaterThan(5)
  },
  60_000 + kills * 15_000,
)

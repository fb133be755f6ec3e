import { createNodes, type Nodes } from '../chain/nodes.ts'
import { createChainSource } from '../indexer/chainSource.ts'
import { createLogger } from '../log.ts'
import {
  contracts,
  createModelChain,
  type ModelChain,
  type Random,
} from './modelChain.ts'
import { type Manners, startModelNode } from './modelNode.ts'
import { noChain, testEnv } from './testEnv.ts'

export const logged: { event: string; reason: string }[] = []
const log = createLogger(testEnv(noChain, { LOG_LEVEL: 'warn' }), {
  write: (line) => logged.push(JSON.parse(line)),
})
export const question = {
  fromBlock: 1,
  toBlock: 40,
  addresses: [contracts.nft, contracts.token],
}

/** The nodes of this test, in the order they were given. */
export const nodes: Awaited<ReturnType<typeof startModelNode>>[] = []
const pools: Nodes[] = []

/** After each test: test files share this module, so that each says it itself. */
export async function stopNodes() {
  for (const pool of pools.splice(0)) pool.close()
  await Promise.all(nodes.splice(0).map((node) => node.stop()))
}

/** A source over nodes that tell the same chain, each in its own manner. */
export async function sourceOver(random: Random, manners: Manners[]) {
  const chain = createModelChain(random)
  chain.grow(40)
  for (const each of manners) nodes.push(await startModelNode(chain, each))
  let now = 0
  const clock = () => now
  const urls = nodes.map(({ url }) => url)
  const pool = createNodes(urls, log, { clock })
  pools.push(pool)
  const source = createChainSource(pool, log)
  const { health } = pool
  return { chain, source, health, pass: (ms: number) => (now += ms) }
}

/** The truth, as the source must tell it. */
export const truth = (chain: ModelChain) => chain.source.logs(question)

export const without = (count: number) => (method: string, answer: unknown) =>
  method === 'eth_getLogs' ? (answer as unknown[]).slice(count) : answer

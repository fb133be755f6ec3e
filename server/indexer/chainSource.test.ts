import { afterEach, describe, expect, test } from 'vitest'
import { createRandom } from '../../dev/world/seed/random.ts'
import { RangeRefusedError } from '../chain/errors.ts'
import { createNodes, type Nodes } from '../chain/nodes.ts'
import { NodeAwayError } from '../errors.ts'
import { createLogger } from '../log.ts'
import {
  contracts,
  createModelChain,
  type ModelChain,
} from '../testing/modelChain.ts'
import { type Manners, startModelNode } from '../testing/modelNode.ts'
import { noChain, testEnv } from '../testing/testEnv.ts'
import { createChainSource } from './chainSource.ts'

const logged: { event: string; reason: string }[] = []
const log = createLogger(testEnv(noChain, { LOG_LEVEL: 'warn' }), {
  write: (line) => logged.push(JSON.parse(line)),
})
const question = {
  fromBlock: 1,
  toBlock: 40,
  addresses: [contracts.nft, contracts.token],
}

const nodes: Awaited<ReturnType<typeof startModelNode>>[] = []
const pools: Nodes[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) pool.close()
  await Promise.all(nodes.splice(0).map((node) => node.stop()))
})

/** A source over nodes that tell the same chain, each in its own manner. */
async function over(...manners: Manners[]) {
  const chain = createModelChain(createRandom(7))
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
const truth = (chain: ModelChain) => chain.source.logs(question)

const without = (count: number) => (method: string, answer: unknown) =>
  method === 'eth_getLogs' ? (answer as unknown[]).slice(count) : answer

test('default: one node', async () => {
  const { chain, source } = await over({})
  expect(await source.logs(question)).toEqual(await truth(chain))
  expect((await truth(chain)).length).toBeGreaterThan(40)
  expect(await source.head()).toMatchObject(await chain.source.head())
  const headers = await source.headers([3, 40, 41])
  const known = await chain.source.headers([3, 40])
  expect([...headers]).toMatchObject([...known])
})

describe('a node that is wrong beside one that is right', () => {
  test.each<[string, Manners]>([
    ['down', { broken: 503 }],
    ['answers garbage', { broken: '<html>' }],
    ['answers something else', { broken: '{"jsonrpc":"2.0","id":0}' }],
    ['on another chain', { chainId: 1 }],
    ['leaves logs out', { bend: without(2) }],
    ['leaves all logs out', { bend: without(1_000) }],
    [
      'tells logs of other blocks',
      {
        bend: (method, answer) =>
          method === 'eth_getLogs'
            ? (answer as object[]).map((each) => ({
                ...each,
                blockNumber: '0xffff',
              }))
            : answer,
      },
    ],
    [
      'tells logs twice',
      {
        bend: (method, answer) =>
          method === 'eth_getLogs'
            ? [...(answer as unknown[]), ...(answer as unknown[])]
            : answer,
      },
    ],
  ])('error: %s', async (_, manners) => {
    for (const order of [
      [manners, {}],
      [{}, manners],
    ]) {
      const { chain, source, health } = await over(...order)
      expect(await source.logs(question)).toEqual(await truth(chain))
      expect(await source.head()).toMatchObject(await chain.source.head())
      const scores = new Map(
        health().map((each) => [each.name, each.health.score]),
      )
      const [bad, good] = order[0] === manners ? nodes : [...nodes].reverse()
      const scoreOf = (node: typeof bad) =>
        scores.get(new URL(String(node?.url)).host) ?? 0
      expect(scoreOf(bad)).toBeLessThan(scoreOf(good))
      await Promise.all(nodes.splice(0).map((node) => node.stop()))
    }
  })

  test('error: invents a log with its receipt: nobody is believed', async () => {
    const forged = (method: string, answer: unknown) => {
      if (method === 'eth_getTransactionReceipt' && answer === null)
        return { logs: [invented] }
      return method === 'eth_getLogs'
        ? [...(answer as unknown[]), invented]
        : answer
    }
    const invented = {
      address: contracts.token,
      topics: [],
      data: '0x',
      blockNumber: '0x28',
      blockHash: `0x${'28'.repeat(32)}`,
      transactionHash: `0x${'99'.repeat(32)}`,
      logIndex: '0xff',
    }
    const { source, chain } = await over({ bend: forged }, {})
    // With logs of block 40 the forgery would stand beside another hash.
    invented.blockHash = (await chain.source.head()).hash as `0x${string}`
    logged.length = 0
    await expect(source.logs(question)).rejects.toThrow(NodeAwayError)
    const names = nodes.map(({ url }) => new URL(url).host)
    expect(logged[0]).toMatchObject({
      event: 'nodes_disagree',
      nodes: names,
      fromBlock: 1,
      toBlock: 40,
      reason: 'two nodes tell two stories',
    })
  })

  test('error: two logs in one place are said with their block', async () => {
    const same = (method: string, answer: unknown) =>
      method === 'eth_getLogs'
        ? (answer as object[]).map((each) => ({
            ...each,
            logIndex: '0x7',
            transactionIndex: '0x2',
          }))
        : answer
    const { source } = await over({ bend: same })
    logged.length = 0
    await expect(source.logs(question)).rejects.toThrow(NodeAwayError)
    expect(logged[0]?.reason).toMatch(/^block \d+ has two logs at \d+$/)
  })
})

describe('logs that are counted anew in each transaction', () => {
  const recounted = (log: object) => ({ ...log, logIndex: '0x0' })
  const anew = (method: string, answer: unknown) => {
    if (method === 'eth_getLogs') return (answer as object[]).map(recounted)
    if (method !== 'eth_getTransactionReceipt' || answer === null) return answer
    const receipt = answer as { logs: object[] }
    return { ...receipt, logs: receipt.logs.map(recounted) }
  }
  /** Keeps one log of each block: it seems to count as others do. */
  const someOf = (method: string, answer: unknown) =>
    method === 'eth_getLogs'
      ? (anew(method, answer) as { blockNumber: string }[]).filter(
          ({ blockNumber }, at, all) =>
            blockNumber !== all[at - 1]?.blockNumber,
        )
      : anew(method, answer)
  const hashes = (logs: { transactionHash: string }[]) =>
    logs.map(({ transactionHash }) => transactionHash)

  test.each<[string, Manners[]]>([
    ['one node', [{ bend: anew }]],
    ['two nodes', [{ bend: anew }, { bend: anew }]],
    ['one leaves some out', [{ bend: anew }, { bend: someOf }]],
    ['the first leaves some out', [{ bend: someOf }, { bend: anew }]],
  ])('behavior: %s: they are in order all the same', async (_, manners) => {
    const { source, chain } = await over(...manners)
    const logs = await source.logs(question)
    expect(hashes(logs)).toEqual(hashes(await truth(chain)))
    const places = logs.map((log) => `${log.blockNumber} ${log.place}`)
    expect(new Set(places).size).toBe(logs.length)
    const narrow = { ...question, fromBlock: 20, toBlock: 29 }
    const within = logs.filter(
      ({ blockNumber }) => blockNumber >= 20 && blockNumber <= 29,
    )
    expect(await source.logs(narrow)).toEqual(within)
  })

  test('behavior: two that differ by their transaction alone are two', async () => {
    let blockHash = ''
    const twins = ['0x50', '0x51'].map((transactionIndex) => ({
      transactionIndex,
      logIndex: '0x50',
      blockNumber: '0x28',
      address: contracts.token,
      topics: [],
      data: '0x',
      transactionHash: `0x${transactionIndex.slice(2).repeat(32)}`,
    }))
    const withTwins = (method: string, answer: unknown) =>
      method === 'eth_getLogs'
        ? [
            ...(answer as unknown[]),
            ...twins.map((twin) => ({ ...twin, blockHash })),
          ]
        : answer
    const { source, chain } = await over(
      { bend: withTwins },
      { bend: withTwins },
    )
    blockHash = (await chain.source.head()).hash
    expect(hashes(await source.logs(question))).toEqual([
      ...hashes(await truth(chain)),
      ...hashes(twins),
    ])
  })

  test('error: a node cannot turn a block around by where it puts transactions', async () => {
    const turned = (method: string, answer: unknown) =>
      method === 'eth_getLogs'
        ? (answer as { transactionIndex: string }[]).map((log) => ({
            ...log,
            transactionIndex: `0x${(99 - Number(log.transactionIndex)).toString(16)}`,
          }))
        : answer
    for (const manners of [
      [{ bend: turned }, {}],
      [{}, { bend: turned }],
    ]) {
      const { source, chain } = await over(...manners)
      expect(hashes(await source.logs(question))).toEqual(
        hashes(await truth(chain)),
      )
      await Promise.all(nodes.splice(0).map((node) => node.stop()))
    }
  })
})

test('error: too wide a range is said so, and held against nobody', async () => {
  const { source, health } = await over({ rangeCap: 30 })
  await expect(source.logs(question)).rejects.toThrow(RangeRefusedError)
  expect(health()[0]?.health.score).toBe(1)
})

describe('a second node that allows less at once', () => {
  test.each([30, 20, 7, 3])(
    'behavior: %i blocks: it is asked in parts',
    async (rangeCap) => {
      const { source, chain, health } = await over(
        { bend: without(2) },
        { rangeCap },
      )
      expect(await source.logs(question)).toEqual(await truth(chain))
      const [first, second] = health()
      expect(first?.health.score).toBeLessThan(0.1)
      expect(second?.health.score).toBe(1)
      expect(source.unwitnessed()).toBe(0)
    },
  )

  test('error: nearly nothing: it counts as away, and is not asked on and on', async () => {
    const { source, chain, health } = await over({}, { rangeCap: 2 })
    expect(await source.logs(question)).toEqual(await truth(chain))
    expect(health()[1]?.health.score).toBeLessThan(1)
    expect(source.unwitnessed()).toBe(1)
    const asked = nodes[1]?.asked.filter((name) => name === 'eth_getLogs')
    expect(asked?.length).toBeLessThan(10)
  })

  test('error: not even one block', async () => {
    const { source, chain, health } = await over({}, { rangeCap: 0 })
    const one = { ...question, fromBlock: 40 }
    expect(await source.logs(one)).toEqual(await chain.source.logs(one))
    expect(health()[1]?.health.score).toBeLessThan(1)
    expect(source.unwitnessed()).toBe(1)
  })
})

test('behavior: ranges that one node alone told are counted, where there are two', async () => {
  const { source, pass } = await over({}, { broken: 503 })
  await source.logs(question)
  // It rests, which is no better.
  await source.logs(question)
  expect(source.unwitnessed()).toBe(2)
  nodes[1]?.become({ broken: undefined as never })
  pass(700_000)
  await source.logs(question)
  expect(source.unwitnessed()).toBe(2)
  const alone = await over({})
  await alone.source.logs(question)
  expect(alone.source.unwitnessed()).toBe(0)
})

test('behavior: a second node that has no block of the range yet is no witness', async () => {
  const isYoung = (method: string, answer: unknown) =>
    method === 'eth_getBlockByNumber'
      ? { ...(answer as object), number: '0x5' }
      : answer
  const { source, chain } = await over({}, { bend: isYoung })
  const late = { ...question, fromBlock: 6 }
  expect(await source.logs(late)).toEqual(await chain.source.logs(late))
  expect(source.unwitnessed()).toBe(1)
  await source.logs(question)
  expect(source.unwitnessed()).toBe(1)
})

test('error: one block is never too wide: the next node is asked', async () => {
  const limited = (method: string, answer: unknown) => {
    if (method !== 'eth_getLogs') return answer
    throw Object.assign(new Error('daily limit exceeded'), { code: -32_005 })
  }
  const { source, chain, health } = await over({ bend: limited }, {})
  const one = { ...question, fromBlock: 40 }
  expect(await source.logs(one)).toEqual(await chain.source.logs(one))
  expect(health()[0]?.health.score).toBeLessThan(1)
  nodes[1]?.become({ bend: limited })
  await expect(source.logs(one)).rejects.toThrow(NodeAwayError)
})

test('error: no node answers', async () => {
  const { source } = await over({ broken: 500 }, { broken: 'no' })
  await expect(source.head()).rejects.toThrow(NodeAwayError)
})

test('behavior: a node that failed rests, and is asked again when it is back', async () => {
  const { source, pass } = await over({}, {})
  const [first, second] = nodes
  first?.become({ broken: 503 })
  await source.head()
  const before = second?.asked.length
  first?.become({ broken: undefined as never })
  await source.head()
  expect(second?.asked.length).toBe(Number(before) + 1)
  pass(700_000)
  const count = first?.asked.length
  for (let times = 0; times < 3; times++) await source.head()
  expect(first?.asked.length).toBeGreaterThanOrEqual(Number(count))
})

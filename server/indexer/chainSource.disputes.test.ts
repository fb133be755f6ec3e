import { afterEach, describe, expect, test } from 'vitest'
import { createRandom } from '../../dev/world/seed/random.ts'
import { NodeAwayError } from '../errors.ts'
import { contracts } from '../testing/modelChain.ts'
import type { Manners } from '../testing/modelNode.ts'
import {
  logged,
  nodes,
  question,
  sourceOver,
  stopNodes,
  truth,
  without,
} from '../testing/sourceOver.ts'

afterEach(stopNodes)

const over = (...manners: Manners[]) => sourceOver(createRandom(7), manners)

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

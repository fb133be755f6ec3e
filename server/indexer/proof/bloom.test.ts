import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../../../dev/world/chain.ts'
import { createRandom } from '../../../dev/world/seed/random.ts'
import { contracts, createModelChain } from '../../testing/modelChain.ts'
import type { ChainLog } from '../chainLog.ts'
import type { Header } from '../source.ts'
import { bitsOf, hasBits } from './bloom.ts'
import { createBlooms } from './blooms.ts'

type Hex = `0x${string}`

let chain: Chain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

test('default: a real chain’s blooms hold what is in its blocks', async () => {
  const { rpc, addresses } = chain
  const filter = { fromBlock: '0x0', toBlock: 'latest' }
  const address = [addresses.nft, addresses.token]
  const logs = await rpc.call<
    { blockNumber: Hex; address: Hex; topics: Hex[] }[]
  >('eth_getLogs', [{ ...filter, address }])
  expect(logs.length).toBeGreaterThan(10)
  const blooms = new Map<Hex, string>()
  for (const { blockNumber, address, topics } of logs) {
    const bloom =
      blooms.get(blockNumber) ??
      (
        await rpc.call<{ logsBloom: string }>('eth_getBlockByNumber', [
          blockNumber,
          false,
        ])
      ).logsBloom
    blooms.set(blockNumber, bloom)
    for (const item of [address, ...topics])
      expect(hasBits(bloom, bitsOf(item))).toBe(true)
  }
  const none = `0x${'0'.repeat(512)}`
  expect(hasBits(none, bitsOf(addresses.nft as Hex))).toBe(false)
})

const silent = pino({ level: 'silent' })

async function model(bend: (bits: string) => string) {
  const modelChain = createModelChain(createRandom(3))
  modelChain.grow(60)
  const asked: number[] = []
  const blooms = createBlooms(
    {
      logsOfBlock(block, addresses) {
        asked.push(block.number)
        return modelChain.source.logsOfBlock(block, addresses)
      },
    },
    contracts,
    silent,
  )
  const range = { fromBlock: 1, toBlock: 60 }
  const addresses = [contracts.nft, contracts.token]
  const logs = await modelChain.source.logs({ ...range, addresses })
  const headers: Header[] = Array.from({ length: 60 }, (_, at) => {
    const raw = modelChain.rawBlock(at + 1)
    if (!raw) throw new Error('no such block')
    const { hash, parentHash, logsBloom } = raw
    return {
      number: at + 1,
      hash,
      parentHash,
      time: 1,
      bloom: { bits: bend(logsBloom), by: 'node' },
    }
  })
  return { blooms, logs, headers, asked }
}

/** Leaves all logs of the first block out that has any. */
const without = (logs: readonly ChainLog[]) =>
  logs.filter(({ blockNumber }) => blockNumber !== logs[0]?.blockNumber)

/** Blocks with a bloom that mixes what one contract did with what the other did. */
const byChance = 5

test('default: logs that are whole stay so, and few are asked for again', async () => {
  const { blooms, logs, headers, asked } = await model((bits) => bits)
  expect(await blooms.complete(headers, logs)).toEqual(logs)
  expect(asked.length).toBeLessThan(byChance)
  expect(blooms.counts()).toMatchObject({ found: 0, distrusted: 0 })
})

test('behavior: what was left out is found, in its place', async () => {
  const { blooms, logs, headers, asked } = await model((bits) => bits)
  const told = without(logs)
  expect(await blooms.complete(headers, told)).toEqual(logs)
  expect(asked).toContain(logs[0]?.blockNumber)
  expect(asked.length).toBeLessThan(byChance + 1)
  expect(blooms.counts().found).toBe(logs.length - told.length)
})

test('behavior: a bloom that says too much is asked about once a block', async () => {
  const { blooms, logs, headers, asked } = await model(
    () => `0x${'f'.repeat(512)}`,
  )
  expect(await blooms.complete(headers, logs)).toEqual(logs)
  expect(new Set(asked).size).toBe(asked.length)
  expect(blooms.counts().found).toBe(0)
})

test('error: blooms that lack what is there are not believed any more', async () => {
  const { blooms, logs, headers, asked } = await model(
    () => `0x${'0'.repeat(512)}`,
  )
  expect(await blooms.complete(headers, logs)).toEqual(logs)
  expect(blooms.counts().distrusted).toBe(1)
  const full = headers.map((header) => ({
    ...header,
    bloom: { bits: `0x${'f'.repeat(512)}`, by: 'node' },
  }))
  await blooms.complete(full, logs)
  expect(asked).toEqual([])
})

import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { createFacts } from '../api/club/facts.ts'
import { stillClock } from '../testing/clock.ts'
import { byHand, soundNode, startRpcStub } from '../testing/rpcStub.ts'
import { createChainReader } from './chainReader.ts'
import { createNodes, type NodesOptions } from './nodes.ts'

type Behave = Parameters<typeof startRpcStub>[0]
type Hex = `0x${string}`

const address = '0x00000000000000000000000000000000000000bb'
const at = { nft: address, token: address, swap: address } as const
const log = pino({ level: 'silent' })
const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const open = (...manners: Behave[]) => openWith({}, ...manners)

async function openWith(options: NodesOptions, ...manners: Behave[]) {
  const stubs = []
  for (const behave of manners) stubs.push(await startRpcStub(behave))
  const nodes = createNodes(
    stubs.map(({ url }) => url),
    log,
    options,
  )
  closing.push(nodes.close, ...stubs.map(({ close }) => close))
  const reader = createChainReader(nodes, at)
  return { stubs, reader, facts: createFacts(reader, stillClock()) }
}

const word = (value: number) => value.toString(16).padStart(64, '0')
/** A text as a contract gives it back. */
const textOf = (text: string): Hex => {
  const hex = Buffer.from(text).toString('hex')
  const padded = hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')
  return `0x${word(32)}${word(text.length)}${padded}`
}
const tokenUri = '0xc87b56dd'
const block = (rest: object = {}) => ({
  number: '0x64',
  timestamp: '0x65000000',
  transactions: [],
  hash: `0x${word(1)}`,
  parentHash: `0x${word(2)}`,
  logs: [],
  ...rest,
})

/** A node of chain 25 with a block, and what is said of tokens. */
const nodeOf =
  (ask: { block?: object; uri?: (id: bigint) => unknown } = {}): Behave =>
  (call, response) => {
    if (call.method === 'eth_getBlockByNumber') return block(ask.block)
    const params = (call.params ?? []) as { data?: string }[]
    const data = params[0]?.data ?? ''
    if (call.method !== 'eth_call' || !data.startsWith(tokenUri))
      return soundNode(7n)(call, response)
    const said = ask.uri?.(BigInt(`0x${data.slice(10)}`)) ?? textOf('')
    if (typeof said === 'string') return said
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, error: said }))
    return byHand
  }

test('default: the facts of a node that makes sense', async () => {
  const { facts } = await open(nodeOf())
  expect(await facts.current()).toMatchObject({
    source: { status: 'fresh', block: 100 },
    blockTime: '2023-09-12T06:06:56.000Z',
  })
})

test.each([
  ['a time that no calendar has', { timestamp: '0xffffffffffff' }],
  ['a time beyond all numbers', { timestamp: `0x${'f'.repeat(40)}` }],
  ['a time that is no number', { timestamp: 'soon' }],
  ['a time before all time', { timestamp: '-0x1' }],
  ['a number beyond all blocks', { number: '0xfffffffff' }],
])('error: %s: that node is away, the next is asked', async (_, rest) => {
  const one = await open(nodeOf({ block: rest }))
  expect(await one.facts.current()).toEqual({
    source: { status: 'unavailable' },
  })
  const two = await open(nodeOf({ block: rest }), nodeOf())
  expect((await two.facts.current()).source.status).toBe('fresh')
  await expect(one.reader.timeOf(100)).rejects.toThrow('node away')
})

test.each([
  { code: -32_603, message: 'something went wrong' },
  { code: -32_000, message: 'stack underflow (0 <=> 1)' },
  { code: -1, message: '' },
])(
  'error: a strange no to one token is that call’s own: $message',
  async (error) => {
    const { reader, facts } = await open(
      nodeOf({ uri: (id) => (id === 5n ? error : textOf('a')) }),
    )
    expect(await reader.tokenUris([5n])).toEqual([undefined])
    expect(await reader.tokenUris([4n, 5n])).toEqual(['a', undefined])
    expect(await reader.holdingsOf(address)).toMatchObject({ nftCount: 7 })
    expect((await facts.current()).source.status).toBe('fresh')
  },
)

test('error: the facts stand where a token cannot be told of', async () => {
  const { facts } = await open(nodeOf({ uri: () => ({ code: -1 }) }))
  const { source, newest } = await facts.current()
  expect(source.status).toBe('fresh')
  expect(newest?.[0]).toMatchObject({ name: '#7', image: '' })
})

test('error: a tokenURI of 2 MB is not parsed, and is that token’s own', async () => {
  const huge = textOf('x'.repeat(2_000_000))
  const { reader } = await open(
    nodeOf({ uri: (id) => (id === 5n ? huge : textOf('a')) }),
  )
  const parse = vi.spyOn(JSON, 'parse')
  expect(await reader.tokenUris([4n, 5n])).toEqual(['a', undefined])
  const longest = Math.max(...parse.mock.calls.map(([text]) => text.length))
  parse.mockRestore()
  expect(longest).toBeLessThanOrEqual(300_000)
  expect(await reader.holdingsOf(address)).toMatchObject({ nftCount: 7 })
})

test('behavior: what one asks of a node tells another whom to ask first', async () => {
  const { reader, stubs } = await open(
    nodeOf({ block: { number: 'no' } }),
    nodeOf(),
  )
  await reader.timeOf(100)
  const before = stubs[0]?.calls.length
  await reader.holdingsOf(address)
  expect(stubs[0]?.calls.length).toBe(before)
})

test('error: a node that sends us elsewhere is not followed', async () => {
  const elsewhere = await startRpcStub(nodeOf())
  closing.push(elsewhere.close)
  const { reader } = await open((_, response) => {
    response.writeHead(307, { location: elsewhere.url }).end()
    return byHand
  })
  await expect(reader.holdingsOf(address)).rejects.toThrow('node away')
  expect(elsewhere.calls).toEqual([])
})

test('error: a node that takes its time for each of many calls is given up', async () => {
  const sound = nodeOf()
  const { reader, stubs } = await openWith({ tryFor: 200 }, (call, response) =>
    call.method === 'eth_call' ? new Promise(() => {}) : sound(call, response),
  )
  const began = performance.now()
  await expect(reader.facts(5)).rejects.toThrow('node away')
  expect(performance.now() - began).toBeLessThan(2_000)
  expect(stubs[0]?.calls).toContain('eth_call')
})

test('behavior: many calls at once are nothing to warn of', async () => {
  const warned = vi.fn()
  process.on('warning', warned)
  const { reader } = await open(soundNode())
  const all = Array.from({ length: 30 }, () => reader.holdingsOf(address))
  expect(await Promise.all(all)).toHaveLength(30)
  process.off('warning', warned)
  expect(warned).not.toHaveBeenCalled()
})

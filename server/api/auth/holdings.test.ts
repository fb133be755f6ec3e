import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createChainReader } from '../../chain/chainReader.ts'
import { createNodes } from '../../chain/nodes.ts'
import type { Standing } from '../../indexer/standing.ts'
import { movableClock } from '../../testing/clock.ts'
import { eventually } from '../../testing/eventually.ts'
import { byHand, soundNode, startRpcStub } from '../../testing/rpcStub.ts'
import { createHoldings } from './holdings.ts'

type Stub = Awaited<ReturnType<typeof startRpcStub>>

const address = '0x00000000000000000000000000000000000000bb'
const at = { nft: address, token: address, swap: address } as const
const closing: (() => unknown)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

function world(...stubs: Stub[]) {
  const clock = movableClock()
  const urls = stubs.map(({ url }) => url)
  const nodes = createNodes(
    urls.length > 0 ? urls : ['http://127.0.0.1:9'],
    pino({ level: 'silent' }),
  )
  closing.push(nodes.close, ...stubs.map((stub) => stub.close))
  const index = { standing: null as Standing | null, count: 0 }
  const book = { standing: () => index.standing, nftCount: () => index.count }
  const reader = createChainReader(nodes, at)
  const holdings = createHoldings(reader, book, clock)
  return { clock, index, user: () => holdings.userAt(address) }
}

test('default: fresh, and one reading serves for seconds', async () => {
  const node = await startRpcStub(soundNode(7n))
  const { user, clock } = world(node)
  const first = await user()
  expect(first).toMatchObject({ nftCount: 7, votingPower: 7 })
  expect(first.holdings).toMatchObject({ status: 'fresh', block: 100 })
  node.behave(soundNode(8n))
  const before = node.calls.length
  expect((await user()).nftCount).toBe(7)
  expect(node.calls.length).toBe(before)
  clock.move(5_001)
  expect((await user()).nftCount).toBe(8)
})

const standing = {
  status: 'fresh',
  block: 90,
  blockTime: 1_700_000_000,
  hash: '0x01',
  version: 3,
  head: 90,
  seenAt: '2026-11-21T00:00:00.000Z',
} as const

test('default: the index knows, as of its block, and no node is asked', async () => {
  const node = await startRpcStub(soundNode(7n))
  const { user, index } = world(node)
  Object.assign(index, { standing, count: 3 })
  expect(await user()).toEqual({
    address,
    nftCount: 3,
    votingPower: 3,
    holdings: { status: 'fresh', block: 90, at: standing.seenAt },
  })
  expect(node.calls.length).toBe(0)
})

test.each(['behind', 'stale'] as const)(
  'behavior: while the index is %s the chain is asked',
  async (status) => {
    const node = await startRpcStub(soundNode(7n))
    const { user, index } = world(node)
    Object.assign(index, { standing: { ...standing, status }, count: 3 })
    const { nftCount, holdings } = await user()
    expect([nftCount, holdings.status, holdings.block]).toEqual([
      7,
      'fresh',
      100,
    ])
  },
)

test('error: no node, and an index of earlier: it stands, and says so', async () => {
  const { user, index } = world()
  Object.assign(index, {
    standing: { ...standing, status: 'stale' },
    count: 3,
  })
  const { nftCount, holdings } = await user()
  expect([nftCount, holdings.status, holdings.block]).toEqual([3, 'stale', 90])
})

test('behavior: many at once ask the node once', async () => {
  const node = await startRpcStub(soundNode())
  const { user, clock } = world(node)
  await user()
  clock.move(5_001)
  const before = node.calls.length
  await Promise.all(Array.from({ length: 10 }, user))
  expect(node.calls.length - before).toBe(2)
})

test('error: no node yet: no number, rather than zero', async () => {
  const { user } = world()
  const first = await user()
  expect(first).toEqual({
    address,
    holdings: { status: 'unavailable' },
  })
  expect(await user()).toEqual(first)
})

test('error: the node goes: the last reading stands, then it is back', async () => {
  const node = await startRpcStub(soundNode(7n))
  const { user, clock } = world(node)
  await user()
  node.behave((_, response) => {
    response.destroy()
    return byHand
  })
  clock.move(5_001)
  const stale = await user()
  expect([stale.nftCount, stale.holdings.status]).toEqual([7, 'stale'])
  const began = performance.now()
  for (let round = 0; round < 20; round++) await user()
  expect(performance.now() - began).toBeLessThan(1_000)
  node.behave(soundNode(9n))
  await eventually(async () => expect((await user()).nftCount).toBe(9))
})

const bad: [string, Parameters<typeof startRpcStub>[0]][] = [
  [
    'answers 429',
    (_, response) => {
      response.writeHead(429).end()
      return byHand
    },
  ],
  [
    'answers 500',
    (_, response) => {
      response.writeHead(500).end('<html>')
      return byHand
    },
  ],
  [
    'answers no JSON',
    (_, response) => {
      response.end('garbage')
      return byHand
    },
  ],
  [
    'answers half',
    (_, response) => {
      response.end('{"jsonrpc":"2.0","id":1,"resu')
      return byHand
    },
  ],
  [
    'trickles',
    (_, response) => {
      const drip = setInterval(() => response.write(' '), 100)
      response.once('close', () => clearInterval(drip))
      return byHand
    },
  ],
  ['answers null', () => null],
  [
    'answers no data',
    ({ method }) => (method === 'eth_chainId' ? '0x19' : '0x'),
  ],
  [
    'answers an absurd count',
    ({ method }) => (method === 'eth_call' ? `0x${'f'.repeat(64)}` : '0x19'),
  ],
]

test.each(bad)('error: a node that %s', async (_, behave) => {
  const node = await startRpcStub(behave)
  const { user } = world(node)
  expect(await user()).toEqual({
    address,
    holdings: { status: 'unavailable' },
  })
})

test.each(bad)(
  'parameters: a second node stands in for one that %s',
  async (_, behave) => {
    const [first, second] = [
      await startRpcStub(behave),
      await startRpcStub(soundNode(4n)),
    ]
    const { user } = world(first, second)
    expect((await user()).nftCount).toBe(4)
  },
)

test('error: a silent node costs six seconds once, then nothing', async () => {
  const node = await startRpcStub(({ method }) =>
    method === 'eth_chainId' ? '0x19' : new Promise(() => {}),
  )
  const { user } = world(node)
  const began = performance.now()
  await user()
  expect(performance.now() - began).toBeLessThan(7_000)
  const again = performance.now()
  await user()
  expect(performance.now() - again).toBeLessThan(300)
})

test('error: a node that comes later on another chain is not believed', async () => {
  const node = await startRpcStub((_, response) => {
    response.destroy()
    return byHand
  })
  const { user } = world(node)
  await user()
  const answered = node.calls.length
  node.behave((call, response) =>
    call.method === 'eth_chainId' ? '0x1' : soundNode(9n)(call, response),
  )
  await eventually(() =>
    expect(node.calls.length).toBeGreaterThan(answered + 1),
  )
  expect((await user()).holdings.status).toBe('unavailable')
})

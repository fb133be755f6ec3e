import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { stillClock } from '../../testing/clock.ts'
import { eventually } from '../../testing/eventually.ts'
import { bounds, createWallets } from './wallets.ts'

const log = pino({ level: 'silent' })
const collection = `0x${'c0'.repeat(20)}`
const wallet = `0x${'ab'.repeat(20)}`
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Each asks from a place of its own, unless it is said where. */
let sources = 0
const from = (wallets: ReturnType<typeof createWallets>) => ({
  of(wallet: string, source?: string) {
    sources += 1
    return wallets.of(wallet, source ?? `source ${sources}`)
  },
})

/** A marketplace on a socket. */
async function market(answer: Answer, key = 'the-key') {
  const asked: IncomingMessage[] = []
  const state = { answer }
  const server = createServer((request, response) => {
    asked.push(request)
    state.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const clock = stillClock()
  const url = `http://127.0.0.1:${port}/v2/wallets`
  return {
    asked,
    clock,
    state,
    port,
    url,
    wallets: from(createWallets({ url, key, collection, clock, log })),
  }
}

const nft = (id: number, rest = {}) => ({
  nftId: String(id),
  nftAddress: collection,
  ...rest,
})
const pages =
  (...all: unknown[][]): Answer =>
  (request, response) => {
    const page = new URL(String(request.url), 'http://x').searchParams.get(
      'page',
    )
    const nfts = all[Number(page) - 1] ?? []
    response.end(JSON.stringify({ nfts, totalPages: all.length }))
  }

test('default: asks with the key, for this wallet and this collection, page by page', async () => {
  const { wallets, asked } = await market(
    pages(
      [nft(1, { name: 'One', rank: 7, listed: true })],
      [nft(2, { image: 'data:image/png;base64,AA' })],
    ),
  )
  const answer = await wallets.of(wallet)
  expect(answer).toMatchObject({
    status: 'answered',
    nfts: [
      { id: '1', name: 'One', rank: 7, isListed: true },
      { id: '2', image: 'data:image/png;base64,AA' },
    ],
  })
  expect(asked).toHaveLength(2)
  const { searchParams, pathname } = new URL(
    String(asked[1]?.url),
    'http://127.0.0.1',
  )
  expect(pathname).toBe('/v2/wallets')
  expect(Object.fromEntries(searchParams)).toEqual({
    wallet,
    collection,
    page: '2',
    pageSize: String(bounds.pageSize),
  })
  expect(asked[0]?.headers['eb-api-key']).toBe('the-key')
})

test('behavior: what makes no sense or is another’s is left out', async () => {
  const { wallets } = await market(
    pages([
      nft(1),
      { nftId: '2', nftAddress: `0x${'00'.repeat(20)}` },
      { nftId: '3 or so', nftAddress: collection },
      'nothing',
      nft(4, { image: 'https://evil.example/x.png', rank: 'first' }),
    ]),
  )
  expect(await wallets.of(wallet)).toMatchObject({
    nfts: [{ id: '1' }, { id: '4' }],
  })
  const answer = await wallets.of(wallet)
  expect(JSON.stringify(answer)).not.toContain('evil')
})

test('behavior: asked once by many, and again after a minute', async () => {
  const { wallets, asked, clock } = await market(pages([nft(1)]))
  await Promise.all(Array.from({ length: 5 }, () => wallets.of(wallet)))
  clock.move(bounds.fresh - 1)
  await wallets.of(wallet)
  expect(asked).toHaveLength(1)
  clock.move(2)
  await wallets.of(wallet)
  expect(asked).toHaveLength(2)
})

test('behavior: more pages than anyone has are not asked for', async () => {
  const { wallets, asked } = await market((_, response) =>
    response.end(JSON.stringify({ nfts: [], totalPages: 1_000_000 })),
  )
  await wallets.of(wallet)
  expect(asked).toHaveLength(bounds.pages)
})

const status =
  (code: number): Answer =>
  (_, response) =>
    response.writeHead(code).end('{}')

const bad: [string, Answer][] = [
  ['answers 500', status(500)],
  ['is busy', status(429)],
  ['ends early', (_, response) => response.destroy()],
  [
    'sends us elsewhere',
    (request, response) => {
      const location = `http://${request.headers.host}/elsewhere`
      if (request.url === '/elsewhere') response.end('{"nfts":[]}')
      else response.writeHead(302, { location }).end()
    },
  ],
]

const walletOf = (index: number) => `0x${String(index).padStart(40, '0')}`

test.each(bad)(
  'error: a service that %s for several wallets is away, and rests',
  async (_, answer) => {
    const { wallets, asked, clock, state } = await market(answer)
    const away = { status: 'away' }
    for (let index = 0; index < bounds.failing; index++)
      expect(await wallets.of(walletOf(index))).toEqual(away)
    const before = asked.length
    state.answer = pages([nft(1)])
    expect(await wallets.of(wallet)).toEqual(away)
    expect(asked).toHaveLength(before)
    expect(asked.map(({ url }) => url)).not.toContain('/elsewhere')
    clock.move(bounds.rest)
    expect((await wallets.of(wallet)).status).toBe('answered')
  },
)

test.each(bad)(
  'error: a service that %s for one wallet lets that one rest, and no other',
  async (_, answer) => {
    const { wallets, asked, clock, state } = await market(answer)
    expect(await wallets.of(wallet)).toEqual({ status: 'away' })
    state.answer = pages([nft(1)])
    expect((await wallets.of(walletOf(1))).status).toBe('answered')
    const before = asked.length
    expect(await wallets.of(wallet)).toEqual({ status: 'away' })
    expect(asked).toHaveLength(before)
    clock.move(bounds.rest)
    expect((await wallets.of(wallet)).status).toBe('answered')
  },
)

test('error: after a rest one failure is enough, and an answer ends that', async () => {
  const { wallets, asked, clock, state } = await market(status(500))
  for (let index = 0; index < bounds.failing; index++)
    await wallets.of(walletOf(index))
  clock.move(bounds.rest)
  await wallets.of(walletOf(10))
  const before = asked.length
  await wallets.of(walletOf(11))
  expect(asked).toHaveLength(before)
  clock.move(bounds.rest)
  state.answer = pages([nft(1)])
  await wallets.of(walletOf(12))
  state.answer = status(500)
  await wallets.of(walletOf(13))
  state.answer = pages([nft(1)])
  expect((await wallets.of(walletOf(14))).status).toBe('answered')
})

test('error: one source has a share of the places, and the others have theirs', async () => {
  const hanging: ServerResponse[] = []
  const { wallets, asked, state } = await market((_, response) => {
    hanging.push(response)
  })
  const taken = Array.from({ length: 3 * bounds.atOnce }, (_, index) =>
    wallets.of(walletOf(index), 'one'),
  )
  await eventually(() => expect(asked.length).toBeGreaterThan(0))
  state.answer = pages([nft(1)])
  expect((await wallets.of(wallet, 'two')).status).toBe('answered')
  expect(asked).toHaveLength(bounds.each + 1)
  for (const response of hanging) response.end('{"nfts":[]}')
  const answers = await Promise.all(taken)
  expect(answers.filter(({ status }) => status === 'away')).toHaveLength(
    3 * bounds.atOnce - bounds.each,
  )
  // The places are free again.
  expect((await wallets.of(walletOf(99), 'one')).status).toBe('answered')
})

/** What the work of reading an answer grows with: the longest text it was of. */
async function longestParsed(work: () => Promise<unknown>) {
  const parse = vi.spyOn(JSON, 'parse')
  await work()
  const lengths = parse.mock.calls.map(([text]) => text.length)
  parse.mockRestore()
  return Math.max(0, ...lengths)
}

test.each<[string, Answer]>([
  ['said to be so long', (_, response) => response.end('[]'.repeat(1_000_000))],
  [
    'without a word of its length',
    (_, response) => {
      response.write('{"nfts":[')
      response.end('[],'.repeat(700_000))
    },
  ],
])('error: a page of 2 MB is not parsed, %s', async (_, answer) => {
  const { wallets } = await market(answer)
  const longest = await longestParsed(async () =>
    expect(await wallets.of(wallet)).toEqual({ status: 'away' }),
  )
  expect(longest).toBeLessThanOrEqual(bounds.bytes)
  expect(bounds.bytes).toBeLessThanOrEqual(512_000)
})

test('error: of a page no more rows are judged than were asked for', async () => {
  const rows = Array.from({ length: 20_000 }, () => ({}))
  const last = nft(7)
  const { wallets } = await market(pages([nft(1), ...rows, last]))
  expect(await wallets.of(wallet)).toMatchObject({ nfts: [{ id: '1' }] })
})

const refusals: [string, Answer][] = [
  ['400', status(400)],
  ['403', status(403)],
  ['404', status(404)],
  ['no JSON', (_, response) => response.end('<html>')],
  ['another shape', (_, response) => response.end('{"data":[]}')],
  [
    'without end',
    (_, response) => {
      const block = 'x'.repeat(1_000_000)
      const pour = () => {
        while (response.write(block));
        response.once('drain', pour)
      }
      pour()
    },
  ],
]

test.each(refusals)(
  'error: answered %s, one wallet is away for a while, and no other',
  async (_, answer) => {
    const { wallets, asked, clock, state } = await market(answer)
    expect(await wallets.of(wallet)).toEqual({ status: 'away' })
    state.answer = pages([nft(1)])
    const other = await wallets.of(`0x${'cd'.repeat(20)}`)
    expect(other.status).toBe('answered')
    clock.move(bounds.refused - 1)
    expect(await wallets.of(wallet)).toEqual({ status: 'away' })
    expect(asked).toHaveLength(2)
    clock.move(1)
    expect((await wallets.of(wallet)).status).toBe('answered')
  },
)

test('error: refused after it was told, a wallet is as it was known', async () => {
  const { wallets, asked, clock, state } = await market(pages([nft(1)]))
  const first = await wallets.of(wallet)
  state.answer = status(404)
  clock.move(bounds.fresh + 1)
  expect(await wallets.of(wallet)).toEqual(first)
  expect(await wallets.of(wallet)).toEqual(first)
  expect(asked).toHaveLength(2)
})

test('error: a crowd of wallets is not passed on to the service', async () => {
  const { wallets, asked, state } = await market(pages([nft(1)]))
  const waiting: (() => void)[] = []
  state.answer = (request, response) =>
    waiting.push(() => pages([nft(1)])(request, response))
  const each = Array.from({ length: 40 }, (_, index) =>
    wallets.of(walletOf(index)),
  )
  await eventually(() => expect(asked).toHaveLength(bounds.atOnce))
  const away = await Promise.all(each.slice(bounds.atOnce))
  expect(new Set(away.map(({ status }) => status))).toEqual(new Set(['away']))
  for (const answer of waiting) answer()
  const answered = await Promise.all(each.slice(0, bounds.atOnce))
  for (const { status } of answered) expect(status).toBe('answered')
  // The others were not the service's failure: it may be asked again.
  state.answer = pages([nft(1)])
  expect((await wallets.of(wallet)).status).toBe('answered')
})

test('error: what is kept of it is bounded by its size', async () => {
  const image = `data:image/png;base64,${'A'.repeat(48_000)}`
  const many = Array.from({ length: 10 }, (_, id) => nft(id, { image }))
  const { wallets, asked } = await market(pages(many))
  const names = Array.from({ length: 70 }, (_, index) => walletOf(index))
  for (const name of names) await wallets.of(name)
  expect(asked).toHaveLength(70)
  await wallets.of(String(names.at(-1)))
  expect(asked).toHaveLength(70)
  await wallets.of(String(names[0]))
  expect(asked).toHaveLength(71)
})

test('error: it goes away: what was known stands', async () => {
  const { wallets, clock, state } = await market(pages([nft(1)]))
  const first = await wallets.of(wallet)
  state.answer = (_, response) => response.destroy()
  clock.move(bounds.fresh + 1)
  expect(await wallets.of(wallet)).toEqual(first)
})

test('default: not configured, it is off', async () => {
  const clock = stillClock()
  const wallets = createWallets({
    url: undefined,
    key: undefined,
    collection,
    clock,
    log,
  })
  expect(await wallets.of(wallet, 'one')).toEqual({ status: 'off' })
})

test('error: a wallet that holds nothing is asked of no marketplace', async () => {
  let held: boolean | undefined = false
  const { url, asked, clock } = await market(pages([nft(1)]))
  const wallets = createWallets({
    url,
    key: 'the-key',
    collection,
    clock,
    log,
    holds: () => held,
  })
  const none = { status: 'answered', at: clock.now(), latency: 0, nfts: [] }
  expect(await wallets.of(wallet, 'one')).toEqual(none)
  // While the index is behind it may hold something by now.
  held = undefined
  expect(await wallets.of(wallet, 'one')).toEqual({ status: 'away' })
  expect(asked).toHaveLength(0)
  held = true
  expect(await wallets.of(wallet, 'one')).toMatchObject({ nfts: [{ id: '1' }] })
})

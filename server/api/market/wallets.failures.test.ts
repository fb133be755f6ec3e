import { afterEach, expect, test, vi } from 'vitest'
import {
  type Answer,
  closeStubs,
  market,
  nft,
  pages,
  status,
  wallet,
  walletOf,
} from '../../testing/marketStub.ts'
import { bounds } from './wallets.ts'

afterEach(closeStubs)

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

import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { stillClock } from '../../testing/clock.ts'
import { eventually } from '../../testing/eventually.ts'
import {
  closeStubs,
  collection,
  log,
  market,
  nft,
  pages,
  wallet,
  walletOf,
} from '../../testing/marketStub.ts'
import { bounds, createWallets } from './wallets.ts'

afterEach(closeStubs)

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

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { watchChain } from '../../dev/testing/paymentPage.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { type StoragePort, safeStorage } from '../ports/storage.ts'
import type { RewardAsset } from '../rules/bounties/index.ts'
import { encodeToken } from '../rules/chain/index.ts'
import { openWallet } from '../swapping/swapping.testing.ts'
import { deferred, fakeTabs } from '../testing/index.ts'
import { first, second } from './rewarding.fixture.ts'
import {
  openBountyServer,
  openPayoutPage,
  type PayoutPageOptions,
  shares,
} from './rewarding.testing.ts'

let chain: Chain
let watch: ReturnType<typeof watchChain>
const closes: (() => unknown)[] = []

beforeAll(async () => {
  chain = await startChain()
  watch = watchChain(chain)
})
afterAll(() => chain.stop())
afterEach(async () => {
  for (const close of closes.splice(0).reverse()) await close()
  await watch.release()
})

/** An author's browser, before a bounty with two winners. */
function openBrowser(asset: RewardAsset = 'CRO') {
  const { accounts } = chain
  const wallet = openWallet(chain, 'whale')
  const storage = safeStorage()
  const winners = [accounts.newcomer.address, accounts.holder.address] as const
  const author = wallet.account.address
  const server = openBountyServer(chain, author, winners, asset)
  const load = (more: Partial<PayoutPageOptions> = {}) => {
    const base = { chain, fetch: server.fetch, wallet: wallet.port, storage }
    const page = openPayoutPage({ ...base, ...more })
    closes.push(() => page.actor.stop())
    return page
  }
  return { ...wallet, author, load, server, storage, winners }
}

const heldOf = (address: `0x${string}`, asset: RewardAsset) =>
  asset === 'CRO'
    ? watch.croOf(address)
    : watch.readToken(encodeToken.balanceOf(address))

test.each(['CRO', 'TOKEN'] as const)(
  'default: two winners are paid in %s, one by one, to the last unit',
  async (asset) => {
    const { load, sends, winners } = openBrowser(asset)
    const before = await Promise.all(winners.map((to) => heldOf(to, asset)))
    const page = load()
    const { shares: due } = await page.open()
    expect(due.map(({ state }) => state)).toEqual(['due', 'due'])
    expect(sends()).toEqual([])
    page.pay(second)
    const { shares: then } = await page.ready()
    expect(then[1]?.state).toMatch(/confirming|paid/)
    expect(sends()).toHaveLength(1)
    page.pay(first)
    await page.reach('settled')
    expect(sends()).toHaveLength(2)
    const after = await Promise.all(winners.map((to) => heldOf(to, asset)))
    const got = after.map((held, place) => held - (before[place] ?? 0n))
    expect(got).toEqual([shares[first], shares[second]])
    expect(page.emitted.map(({ type }) => type)).toEqual([
      'rewarding.sent',
      'rewarding.confirmed',
      'rewarding.sent',
      'rewarding.confirmed',
      'rewarding.settled',
    ])
    expect(page.storage.getItem('club.rewarding')).toBeNull()
  },
)

test('behavior: rejected: nothing moves, and it can be paid after all', async () => {
  const { double, load, sends } = openBrowser()
  const page = load()
  await page.open()
  double.answer('eth_sendTransaction', 'reject')
  page.pay(first)
  await page.until((each) => 'failure' in each && each.failure !== null)
  expect(page.view()).toMatchObject({
    phase: 'ready',
    failure: { code: 'payment.rejected' },
  })
  expect(page.storage.getItem('club.rewarding')).toBeNull()
  double.answer('eth_sendTransaction', 'approve')
  page.pay(first)
  await page.until(
    (each) => 'shares' in each && each.shares[0]?.state === 'paid',
  )
  expect(sends()).toHaveLength(2)
})

test('behavior: a page that died in the prompt is followed, and nothing is sent again', async () => {
  const { double, load, sends, storage: stored } = openBrowser()
  let isGone = false
  const dying: StoragePort = {
    ...stored,
    setItem: (key, value) => isGone || stored.setItem(key, value),
    removeItem: (key) => isGone || stored.removeItem(key),
  }
  const page = load({ storage: dying })
  await page.open()
  const prompt = deferred()
  double.hold('eth_sendTransaction', prompt.promise)
  page.pay(first)
  await expect.poll(() => sends().length).toBe(1)
  isGone = true
  page.actor.stop()
  prompt.resolve()
  const { whale } = chain.accounts
  const sent = await watch.countOf(whale.address, 'latest')
  await expect
    .poll(() => watch.countOf(whale.address, 'latest'))
    .toBeGreaterThanOrEqual(sent)
  const next = load()
  next.actor.send({
    type: 'rewarding.resume',
    bounty: stored.getItem('club.rewarding') ?? '',
  })
  await next.ready()
  expect(sends()).toHaveLength(1)
  next.pay(first)
  await next.until(
    (each) => 'shares' in each && each.shares[0]?.state === 'paid',
  )
  expect(sends()).toHaveLength(1)
})

test('behavior: a reload reports what the server never heard, and sends nothing', async () => {
  const { load, sends, server } = openBrowser()
  server.silence(true)
  const page = load()
  await page.open()
  page.pay(first)
  await page.until(
    (each) => 'shares' in each && each.shares[0]?.state === 'confirming',
  )
  page.actor.stop()
  server.silence(false)
  const next = load()
  await next.open()
  await next.until(
    (each) => 'shares' in each && each.shares[0]?.state === 'paid',
  )
  expect(sends()).toHaveLength(1)
})

test('behavior: tokens that were sent from another browser are found on the chain', async () => {
  const { author, load, sends, winners } = openBrowser('TOKEN')
  const page = load()
  await page.open()
  const data = encodeToken.transfer(winners[0], shares[first] as bigint)
  const call = { from: author, to: chain.addresses.token, data }
  await chain.rpc.call('eth_sendTransaction', [call])
  await watch.mine()
  page.pay(first)
  await page.until(
    (each) => 'shares' in each && each.shares[0]?.state === 'paid',
  )
  expect(sends()).toEqual([])
})

test('behavior: what another browser has reported is not paid again', async () => {
  const { author, load, sends, server, winners } = openBrowser()
  const page = load()
  await page.open()
  const value = `0x${(shares[first] as bigint).toString(16)}`
  const call = { from: author, to: winners[0], value }
  const hash = await chain.rpc.call<string>('eth_sendTransaction', [call])
  await watch.mine()
  const [row] = server.rows
  if (row) row.payout = { hash, state: 'verified' }
  page.pay(first)
  await page.until(
    (each) => 'shares' in each && each.shares[0]?.state === 'paid',
  )
  expect(sends()).toEqual([])
})

test('behavior: of two tabs one asks the wallet', async () => {
  const { double, load, sends } = openBrowser()
  const tabs = fakeTabs()
  const one = load({ tabs: tabs() })
  const two = load({ tabs: tabs() })
  await one.open()
  await two.open()
  const prompt = deferred()
  double.hold('eth_sendTransaction', prompt.promise)
  one.pay(first)
  await expect.poll(() => sends().length).toBe(1)
  two.pay(first)
  await two.until((each) => 'failure' in each && each.failure !== null)
  expect(two.view()).toMatchObject({ failure: { code: 'payment.elsewhere' } })
  prompt.resolve()
  await one.until(
    (each) => 'shares' in each && each.shares[0]?.state === 'paid',
  )
  expect(sends()).toHaveLength(1)
})

test('behavior: a faster one in its place is followed, and told to the server', async () => {
  const { author, load, sends } = openBrowser()
  const page = load()
  await page.open()
  await watch.hold()
  page.pay(first)
  await page.until((each) => 'phase' in each && each.phase === 'sent')
  await expect
    .poll(() => page.storage.getItem('club.rewarding.sent') ?? '')
    .toMatch(/"nonce":\d/)
  const [sent] = page.emitted as { hash: `0x${string}` }[]
  const { nonce, to, value } = await watch.transaction(sent?.hash ?? '0x')
  const faster = { from: author, nonce, to, value, gasPrice: '0x3b9aca0000' }
  await chain.rpc.call('eth_sendTransaction', [faster])
  await watch.mine()
  await watch.release()
  const view = await page.until(
    (each) => 'shares' in each && each.shares[0]?.state === 'paid',
  )
  if (!('shares' in view)) throw new Error('No shares')
  expect(view.shares[0]?.hash).not.toBe(sent?.hash)
  expect(sends()).toHaveLength(1)
})

test('error: another account, and then its own again', async () => {
  const { author, double, load, sends } = openBrowser()
  const page = load()
  await page.open()
  const prompt = deferred()
  double.hold('eth_sendTransaction', prompt.promise)
  page.pay(first)
  await expect.poll(() => sends().length).toBe(1)
  page.actor.send({ type: 'account.changed', address: null })
  expect(page.view()).toMatchObject({
    phase: 'ready',
    failure: { code: 'payment.accountChanged' },
  })
  page.actor.send({ type: 'account.changed', address: author })
  expect(page.view()).toMatchObject({ failure: null })
  // The first prompt is still open: the second click opens no other.
  page.pay(first)
  await page.until((each) => 'phase' in each && each.phase === 'wallet')
  prompt.resolve()
  await page.until(
    (each) => 'shares' in each && each.shares[0]?.state === 'paid',
  )
  expect(sends()).toHaveLength(1)
})

test('error: a disputed bounty is not paid', async () => {
  const { load, sends, server } = openBrowser()
  const page = load()
  await page.open()
  server.moveTo('disputed')
  page.pay(first)
  await page.reach('closed')
  expect(sends()).toEqual([])
})

test('error: less than the share is said before the wallet opens', async () => {
  const { load, sends, server } = openBrowser('TOKEN')
  const page = load()
  const [row] = server.rows
  if (row) row.amount = String(10n ** 40n)
  await page.open()
  page.pay(first)
  await page.until((each) => 'failure' in each && each.failure !== null)
  expect(page.view()).toMatchObject({
    failure: { code: 'rewarding.insufficientTokens' },
  })
  expect(sends()).toEqual([])
})

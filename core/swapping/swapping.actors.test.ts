import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../dev/world/accounts.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { encodeVault } from '../rules/swap/index.ts'
import { toSwapResult } from './index.ts'
import { createSwapServer, type SwapServer } from './swapping.server.testing.ts'
import {
  balancesOf,
  idsOf,
  openSwapPage,
  openWallet,
  type PageOptions,
} from './swapping.testing.ts'

let chain: Chain
let server: SwapServer
beforeAll(async () => {
  chain = await startChain()
  server = await createSwapServer(chain)
})
afterAll(() => chain.stop())
const closes: (() => unknown)[] = []
afterEach(async () => {
  server.over.answer = () => undefined
  for (const close of closes.splice(0).reverse()) await close()
})

function open(role: Role, more: Partial<PageOptions> = {}) {
  const wallet = openWallet(chain, role)
  const account = wallet.account.address
  const base = { chain, server, account, wallet: wallet.port }
  const page = openSwapPage({ ...base, ...more })
  closes.push(() => page.actor.stop())
  return { ...page, ...wallet, account: account }
}
const shown = (steps: readonly { step: string; state: string }[]) =>
  steps.map(({ step, state }) => `${step} ${state}`)

describe('a swap', () => {
  test('default: three NFTs become tokens, to the last unit', async () => {
    const page = open('whale')
    const { account } = page
    const ids = await idsOf(chain, account, 3)
    const before = await balancesOf(chain, account)
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    const { review } = await page.reach('reviewing')
    expect(review).toMatchObject({
      plan: [
        { step: 'approve', how: 'all' },
        { step: 'fee' },
        { step: 'swap' },
        { step: 'revoke', how: 'all' },
      ],
      trial: 'passed',
      tokensPerNft: 50n * 10n ** 27n,
      fee: { amount: 10n ** 18n, by: 'wallet' },
      after: { nfts: before.nfts - 3, power: before.nfts - 3 },
    })
    expect(page.sends()).toEqual([])
    page.actor.send({ type: 'swapping.confirm' })
    const done = await page.reach('done')
    expect(shown(done.steps)).toEqual([
      'approve done',
      'fee done',
      'swap done',
      'revoke done',
    ])
    expect(page.sends()).toHaveLength(4)
    expect(page.sends()[1]).toMatchObject({
      value: '0xde0b6b3a7640000',
      gas: '0x5208',
    })
    const after = await balancesOf(chain, account)
    expect(after).toEqual({
      nfts: before.nfts - 3,
      tokens: before.tokens + review.tokens,
    })
    expect(toSwapResult(done)).toEqual({
      success: true,
      hash: done.intent.swapped?.hash,
    })
    expect(page.emitted.map(({ type }) => type).at(-1)).toBe('swapping.swapped')
    expect(page.storage.getItem('club.swapping')).toBeNull()
    const { nft, swap } = chain.addresses
    const data = encodeVault.isApprovedForAll(account, swap)
    const left = await chain.rpc.call('eth_call', [{ to: nft, data }, 'latest'])
    expect(BigInt(String(left))).toBe(0n)
  })

  test('default: tokens become NFTs again, by the exact amount approved', async () => {
    const page = open('tokenRich')
    const { account } = page
    const ids = (await idsOf(chain, chain.addresses.swap, 2)).slice(0, 2)
    const before = await balancesOf(chain, account)
    page.actor.send({ type: 'swapping.start', mode: 'redeem', ids })
    const { review } = await page.reach('reviewing')
    expect(review).toMatchObject({
      plan: [
        { step: 'approve', how: 'amount' },
        { step: 'fee' },
        { step: 'swap' },
      ],
      trial: 'passed',
      isRevocable: false,
    })
    page.actor.send({ type: 'swapping.confirm' })
    await page.reach('done')
    const after = await balancesOf(chain, account)
    expect(after).toEqual({
      nfts: before.nfts + 2,
      tokens: before.tokens - review.tokens,
    })
    expect(page.sends()).toHaveLength(3)
  })

  test('behavior: one NFT is approved by itself; what is granted is skipped (R5.9)', async () => {
    const page = open('proposer')
    const ids = await idsOf(chain, page.account, 1)
    const { nft, swap } = chain.addresses
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    const first = await page.reach('reviewing')
    expect(first.review.plan[0]).toEqual({ step: 'approve', how: 'one' })
    page.actor.send({ type: 'swapping.back' })
    const data = encodeVault.setApprovalForAll(swap, true)
    const call = { from: page.account, to: nft, data }
    await chain.rpc.call('eth_sendTransaction', [call])
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    const second = await page.reach('reviewing')
    expect(second.review.plan).toEqual([{ step: 'fee' }, { step: 'swap' }])
    page.actor.send({ type: 'swapping.confirm' })
    const done = await page.reach('done')
    expect(shown(done.steps)[0]).toBe('approve skipped')
    expect(page.sends()).toHaveLength(2)
  })

  test('behavior: the primary admin pays nothing, and no payment is sent (R6.3)', async () => {
    const { address } = chain.accounts.admin
    const exempt = address.toLowerCase() as `0x${string}`
    const page = open('admin', {
      server: await createSwapServer(chain, exempt),
    })
    const { nft } = chain.addresses
    const [id = ''] = await idsOf(chain, chain.accounts.whale.address, 1)
    const { address: from } = chain.accounts.whale
    const word = (text: string) => text.padStart(64, '0')
    const args = [from.slice(2), address.slice(2), BigInt(id).toString(16)]
    const data = `0x23b872dd${args.map(word).join('')}`
    await chain.rpc.call('eth_sendTransaction', [{ from, to: nft, data }])
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids: [id] })
    const { review } = await page.reach('reviewing')
    expect(review.fee.by).toBe('admin-exempt')
    page.actor.send({ type: 'swapping.confirm' })
    const done = await page.reach('done')
    expect(done.steps[1]).toEqual({
      step: 'fee',
      state: 'skipped',
      hash: 'admin-exempt',
      why: 'admin-exempt',
    })
    expect(page.sends().map((sent) => BigInt(sent?.value ?? 0))).toEqual([
      0n,
      0n,
    ])
  })

  test('behavior: given up after the fee, which then pays for the next one', async () => {
    const page = open('holder')
    const ids = await idsOf(chain, page.account, 1)
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    await page.reach('reviewing')
    page.actor.send({ type: 'swapping.confirm' })
    // Approved and paid; the swap itself is refused in the wallet.
    await page.until(() => page.sends().length === 2)
    page.double.answer('eth_sendTransaction', 'reject')
    const ready = await page.reachReady()
    expect(ready).toMatchObject({
      step: 'swap',
      failure: { message: 'You rejected the request in your wallet.' },
    })
    page.actor.send({ type: 'swapping.cancel' })
    expect((await page.reach('ended')).intent.state).toBe('cancelled')
    page.double.answer('eth_sendTransaction', 'approve')
    await chain.rpc.call('evm_mine')
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    const { review } = await page.reach('reviewing')
    expect(review.plan).toEqual([{ step: 'swap' }])
    expect(review.fee.by).toBe('credit')
    page.actor.send({ type: 'swapping.confirm' })
    const done = await page.reach('done')
    expect(done.steps[1]).toMatchObject({ state: 'skipped', why: 'credit' })
    expect((await server.ledgerOf(page.account)).fees).toHaveLength(1)
  })
})

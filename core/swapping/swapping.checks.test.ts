import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../dev/world/accounts.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import type { Address } from '../hex.ts'
import { createRpc, type Rpc, RpcError } from '../rpc/index.ts'
import { encodeVault } from '../rules/swap/index.ts'
import { createSwapServer, type SwapServer } from './swapping.server.testing.ts'
import {
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
const byAdmin = (to: `0x${string}`, data: string) =>
  chain.rpc.call('eth_sendTransaction', [
    { from: chain.accounts.admin.address, to, data },
  ])
const _shown = (steps: readonly { step: string; state: string }[]) =>
  steps.map(({ step, state }) => `${step} ${state}`)

describe('before money moves', () => {
  const real = () => createRpc({ url: chain.rpcUrl, fetch })

  test('behavior: a node that overlooks the program, or refuses it: tried after the approval', async () => {
    const nodes: Rpc['call'][] = [
      async (method, params = [], options) =>
        params.length === 3
          ? Promise.reject(new RpcError({ code: -32602, message: 'too many' }))
          : real().call(method, params, options),
      (method, params = [], options) =>
        real().call(method, params.slice(0, 2), options),
    ]
    for (const call of nodes) {
      const page = open('whale', { over: { rpc: { call } } })
      const ids = await idsOf(chain, page.account, 2)
      page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
      expect((await page.reach('reviewing')).review.trial).toBe('later')
    }
  })

  test('error: a swap that would fail is refused before anything is asked', async () => {
    // A vault that trusts another collection: only the trial can tell.
    const rpc: Rpc = {
      call: (method, params = [], options) =>
        params.length === 3
          ? Promise.reject(
              new RpcError({ code: 3, message: 'execution reverted' }),
            )
          : real().call(method, params, options),
    }
    const page = open('whale', { over: { rpc } })
    const ids = await idsOf(chain, page.account, 2)
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    const stopped = await page.reach('stopped')
    expect(stopped.failure.code).toBe('swapping.wouldFail')
    expect(page.sends()).toEqual([])
  })

  test('S4.3.7 error: the vault is paused after the approval: no fee is asked for', async () => {
    const page = open('whale')
    const ids = await idsOf(chain, page.account, 2)
    const { swap } = chain.addresses
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    await page.reach('reviewing')
    await byAdmin(swap, '0x8456cb59')
    closes.push(() => byAdmin(swap, '0x3f4ba83a'))
    page.actor.send({ type: 'swapping.confirm' })
    const ready = await page.reachReady()
    expect(ready).toMatchObject({
      failure: { code: 'swapping.refused', refusal: 'swap_paused' },
    })
    expect(page.sends()).toEqual([])
  })

  test('error: an NFT that was sold meanwhile', async () => {
    const page = open('holder')
    const ids = await idsOf(chain, chain.accounts.whale.address, 1)
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    expect((await page.reach('stopped')).failure).toMatchObject({
      refusal: 'swap_not_owner',
      ids,
    })
  })

  test('error: too few coins for fee and gas, with what is missing', async () => {
    const page = open('holder')
    const ids = await idsOf(chain, page.account, 1)
    const had = await chain.rpc.call('eth_getBalance', [page.account, 'latest'])
    const setTo = (to: unknown) =>
      chain.rpc.call('anvil_setBalance', [page.account, to])
    await setTo('0xde0b6b3a7640000')
    closes.push(() => setTo(had))
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    const { failure } = await page.reach('stopped')
    expect(failure).toMatchObject({
      refusal: 'swap_coins_short',
      have: 10n ** 18n,
    })
    expect(failure.need).toBeGreaterThan(10n ** 18n)
  })

  test('error: a rate that is not the contract’s own', async () => {
    server.over.answer = (name) =>
      name === 'GET swap/config'
        ? Response.json({ ...server.config, unit: '1' })
        : undefined
    const page = open('whale')
    const ids = await idsOf(chain, page.account, 1)
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    expect((await page.reach('stopped')).failure.refusal).toBe(
      'swap_quote_changed',
    )
  })

  test('S4.3.1 S4.3.13 error: the wallet is on another chain, or shows another account', async () => {
    const page = open('whale')
    const ids = await idsOf(chain, page.account, 1)
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    await page.reach('reviewing')
    page.double.setChain(1)
    page.actor.send({ type: 'swapping.confirm' })
    expect(await page.reachReady()).toMatchObject({
      step: 'approve',
      failure: { code: 'payment.wrongChain' },
    })
    page.double.setChain(25)
    page.actor.send({ type: 'chain.changed', chainId: 25 })
    expect(page.view()).toMatchObject({ phase: 'ready', failure: null })
    page.double.setAccounts([chain.accounts.holder])
    page.actor.send({ type: 'swapping.next' })
    expect(await page.reachReady()).toMatchObject({
      failure: { code: 'payment.accountChanged' },
    })
    expect(page.sends()).toEqual([])
  })

  test('S4.3.10 S4.3.11 behavior: a quote that is old is asked anew, and shown where it is another', async () => {
    const page = open('whale')
    const ids = await idsOf(chain, page.account, 2)
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    await page.until((each) => each.status === 'reviewing' && each.isStale)
    const { nft, swap } = chain.addresses
    const data = encodeVault.setApprovalForAll(swap, true)
    const call = { from: page.account, to: nft, data }
    await chain.rpc.call('eth_sendTransaction', [call])
    page.actor.send({ type: 'swapping.confirm' })
    const again = await page.until(
      (each) => each.status === 'reviewing' && each.isChanged,
    )
    expect(again).toMatchObject({
      review: { plan: [{ step: 'fee' }, { step: 'swap' }] },
    })
    expect(page.sends()).toEqual([])
    page.actor.send({ type: 'swapping.revokeAfter', isWanted: true })
    expect(page.view()).toMatchObject({
      review: { plan: [{ step: 'fee' }, { step: 'swap' }, { step: 'revoke' }] },
    })
  })

  /** Pays the fee past the page, and waits until it is in a block. */
  async function payElsewhere(from: Address) {
    const to = chain.accounts.admin.address
    const sent = { from, to, value: '0xde0b6b3a7640000' }
    const hash = await chain.rpc.call('eth_sendTransaction', [sent])
    await expect
      .poll(() => chain.rpc.call('eth_getTransactionReceipt', [hash]))
      .not.toBeNull()
    return Response.json({ block: 1 })
  }

  test('behavior: a fee that the check finds is not paid a second time', async () => {
    const page = open('whale')
    const ids = await idsOf(chain, page.account, 1)
    const before = (await server.ledgerOf(page.account)).fees.length
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    await page.reach('reviewing')
    let isFound = false
    server.over.answer = (name) => {
      if (!name.endsWith('/check') || isFound) return undefined
      isFound = true
      // Sent from another browser, which died before it told anyone.
      return payElsewhere(page.account)
    }
    page.actor.send({ type: 'swapping.confirm' })
    await page.reach('done')
    const { fees } = await server.ledgerOf(page.account)
    expect(fees).toHaveLength(before + 1)
  })

  test('behavior: a server that has seen less is asked again, and nothing is sent meanwhile', async () => {
    const page = open('whale')
    const ids = await idsOf(chain, page.account, 1)
    let refusals = 0
    server.over.answer = (name) =>
      name.endsWith('/check') && refusals++ < 3
        ? server.no(409, 'swap_not_approved')
        : undefined
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    await page.reach('reviewing')
    page.actor.send({ type: 'swapping.confirm' })
    await page.reach('done')
    expect(refusals).toBeGreaterThan(3)
  })

  test('error: what the server refuses is said, with its reason', async () => {
    const page = open('whale')
    const ids = await idsOf(chain, page.account, 1)
    server.over.answer = (name) =>
      name.endsWith('/check') ? server.no(409, 'swap_id_listed') : undefined
    page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
    await page.reach('reviewing')
    page.actor.send({ type: 'swapping.confirm' })
    const ready = await page.until(
      (each) => each.status === 'working' && each.failure !== null,
    )
    expect(ready).toMatchObject({
      step: 'fee',
      failure: { refusal: 'swap_id_listed', message: 'No: swap_id_listed.' },
    })
  })
})

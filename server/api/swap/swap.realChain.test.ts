import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  fee,
  type SwapOnChain,
  startSwapOnChain,
  worth,
} from '../../../dev/faults/swaps/onChain.ts'
import { Browser } from '../../testing/browser.ts'

type Person = Awaited<ReturnType<SwapOnChain['enter']>>

let world: SwapOnChain
let whale: Person
let rich: Person

beforeAll(async () => {
  world = await startSwapOnChain()
  await world.settled()
  whale = await world.enter(world.chain.accounts.whale)
  rich = await world.enter(world.chain.accounts.tokenRich)
}, 60_000)
afterAll(() => world.close())

test('default: three NFTs for tokens and back, to the last unit', async () => {
  const ids = await world.held(whale.address, 3)
  const intent = await whale.ask('deposit', ids)
  expect(intent).toMatchObject({
    state: 'open',
    tokens: String(3n * worth),
    minOut: String(3n * worth),
    fee: { state: 'due', amount: String(fee), byCredit: false },
    steps: {},
  })
  const approved = await whale.approve(3)
  await whale.report(intent.id, 'approve', approved)
  expect((await whale.check(intent.id, 'fee')).status).toBe(200)
  const paid = await whale.pay()
  const told = await whale.report(intent.id, 'fee', paid)
  expect(told.json.steps.fee).toMatchObject({ hash: paid })
  await world.mine()
  await whale.becomes(intent.id, {
    state: 'paid',
    fee: { state: 'paid', hash: paid, byCredit: false },
  })
  expect((await whale.check(intent.id, 'swap')).status).toBe(200)
  const swapped = await whale.swap('deposit', ids, 3n * worth)
  await whale.report(intent.id, 'swap', swapped)
  await world.mine()
  await whale.becomes(intent.id, {
    state: 'swapped',
    swapped: { hash: swapped, ids, tokens: String(3n * worth) },
    steps: {
      approve: { state: 'done' },
      fee: { state: 'done' },
      swap: { state: 'done', hash: swapped },
    },
  })
  expect((await whale.mine()).credits).toEqual([])

  const back = await rich.ask('redeem', ids)
  await rich.approve(3)
  await rich.report(back.id, 'fee', await rich.pay())
  await world.mine()
  await rich.becomes(back.id, { state: 'paid' })
  const redeemed = await rich.swap('redeem', ids, 3n)
  await rich.report(back.id, 'swap', redeemed)
  await world.mine()
  await rich.becomes(back.id, { state: 'swapped', swapped: { ids } })
  await world.settled()
  const history = await new Browser(world.server.url).get(
    `/api/swap/history?address=${rich.address}`,
  )
  expect(history.json).toMatchObject({
    total: 1,
    rows: [{ mode: 'redeem', ids, nfts: 3, hash: redeemed }],
  })
}, 60_000)

test('behavior: neither hash was ever told, and both are found', async () => {
  const ids = await world.held(whale.address, 2)
  const intent = await whale.ask('deposit', ids)
  const paid = await whale.pay()
  const swapped = await whale.swap('deposit', ids)
  await world.mine()
  await whale.becomes(intent.id, {
    state: 'swapped',
    fee: { hash: paid, byCredit: false },
    swapped: { hash: swapped },
  })
}, 30_000)

test('behavior: given up, the fee is a credit, and the next swap asks for none', async () => {
  await world.settled()
  const ids = await world.held(whale.address, 1)
  const first = await whale.ask('deposit', ids)
  const paid = await whale.pay()
  await world.mine()
  await whale.becomes(first.id, { state: 'paid' })
  expect((await whale.cancel(first.id)).json.state).toBe('cancelled')
  expect(await whale.mine()).toMatchObject({
    credits: [{ hash: paid, amount: String(fee) }],
  })
  const quoted = await whale.quote('deposit', ids)
  expect(quoted.json.byCredit).toBe(true)
  const second = (await whale.take(quoted.json)).json
  expect(second).toMatchObject({
    state: 'paid',
    fee: { state: 'paid', hash: paid, byCredit: true },
  })
  // A third takes its place, and the fee comes along.
  const third = await whale.ask('deposit', ids)
  expect(third).toMatchObject({ state: 'paid', fee: { byCredit: true } })
  expect(await whale.tell(second.id)).toMatchObject({ state: 'cancelled' })
  await whale.swap('deposit', ids)
  await world.mine()
  await whale.becomes(third.id, { state: 'swapped' })
  expect((await whale.mine()).credits).toEqual([])
}, 60_000)

test('behavior: a quote is one intent, a hash told twice is one', async () => {
  await world.settled()
  const ids = await world.held(whale.address, 1)
  const quoted = (await whale.quote('deposit', ids)).json
  const first = await whale.take(quoted)
  const again = await whale.take(quoted)
  expect(again.json.id).toBe(first.json.id)
  const paid = await whale.pay()
  const one = await whale.report(first.json.id, 'fee', paid)
  const two = await whale.report(
    first.json.id,
    'fee',
    `https://explorer.example/tx/${paid.toUpperCase()}`,
  )
  expect(two.json.steps.fee.hash).toBe(one.json.steps.fee.hash)
  await world.mine()
  await whale.becomes(first.json.id, { state: 'paid' })
  await whale.cancel(first.json.id)
}, 30_000)

test('behavior: the primary admin pays nothing, and no transaction is made', async () => {
  await world.settled()
  const admin = await world.enter(world.chain.accounts.admin)
  const ids = await world.held(admin.address, 1)
  const intent = await admin.ask('deposit', ids)
  expect(intent).toMatchObject({
    state: 'paid',
    fee: { state: 'exempt', hash: 'admin-exempt', amount: '0' },
  })
  await admin.approve(0)
  await admin.swap('deposit', ids)
  await world.mine()
  await admin.becomes(intent.id, { state: 'swapped' })
}, 30_000)

test('behavior: sped up in the wallet, the other transaction counts', async () => {
  await world.settled()
  const { rpc } = world.chain
  const ids = await world.held(rich.address, 1)
  const intent = await rich.ask('deposit', ids)
  await rich.approve(0)
  await rpc.call('evm_setAutomine', [false])
  try {
    const base = { from: rich.address, to: world.treasury, gas: '0x5208' }
    const value = `0x${fee.toString(16)}`
    const nonce = await rpc.call('eth_getTransactionCount', [
      rich.address,
      'latest',
    ])
    const slow = await rpc.call<string>('eth_sendTransaction', [
      { ...base, value, nonce, gasPrice: '0x77359400' },
    ])
    const told = await rich.report(intent.id, 'fee', slow)
    expect(told.json.steps.fee.state).toBe('sent')
    const fast = await rpc.call<string>('eth_sendTransaction', [
      { ...base, value, nonce, gasPrice: '0xee6b2800' },
    ])
    await world.mine(2)
    await rich.becomes(intent.id, {
      state: 'paid',
      fee: { state: 'paid', hash: fast },
    })
  } finally {
    await rpc.call('evm_setAutomine', [true])
  }
  expect((await rich.cancel(intent.id)).json.state).toBe('cancelled')
}, 30_000)

test('behavior: cancelled in the wallet, it is said, and may be given up', async () => {
  await world.settled()
  const { rpc } = world.chain
  // One without a credit.
  const proposer = await world.enter(world.chain.accounts.proposer)
  const ids = await world.held(proposer.address, 1)
  const intent = await proposer.ask('deposit', ids)
  await rpc.call('evm_setAutomine', [false])
  try {
    const base = { from: proposer.address, gas: '0x5208' }
    const nonce = await rpc.call('eth_getTransactionCount', [
      proposer.address,
      'latest',
    ])
    const value = `0x${fee.toString(16)}`
    const slow = await rpc.call<string>('eth_sendTransaction', [
      { ...base, to: world.treasury, value, nonce, gasPrice: '0x77359400' },
    ])
    await proposer.report(intent.id, 'fee', slow)
    expect((await proposer.cancel(intent.id)).json.code).toBe('swap_under_way')
    const other = await proposer.quote('deposit', ids)
    expect((await proposer.take(other.json)).json).toMatchObject({
      code: 'swap_under_way',
      details: { id: intent.id },
    })
    await rpc.call<string>('eth_sendTransaction', [
      { ...base, to: proposer.address, nonce, gasPrice: '0xee6b2800' },
    ])
    await world.mine(2)
  } finally {
    await rpc.call('evm_setAutomine', [true])
  }
  await proposer.becomes(intent.id, {
    state: 'open',
    steps: { fee: { state: 'failed', fault: 'swap_replaced' } },
  })
  expect((await proposer.cancel(intent.id)).json.state).toBe('cancelled')
}, 30_000)

describe('behavior: a reorg', () => {
  test('takes a fee back, and it is paid where it comes again', async () => {
    await world.settled()
    const proposer = await world.enter(world.chain.accounts.proposer)
    const ids = await world.held(proposer.address, 1)
    const intent = await proposer.ask('deposit', ids)
    await proposer.report(intent.id, 'fee', await proposer.pay())
    await proposer.becomes(intent.id, { fee: { state: 'confirming' } })
    await world.chain.rpc.call('anvil_reorg', [1, []])
    await world.mine(2)
    await world.settled()
    await proposer.becomes(intent.id, { state: 'open', fee: { state: 'due' } })
    const again = await proposer.pay()
    await world.mine()
    await proposer.becomes(intent.id, { state: 'paid', fee: { hash: again } })
    await proposer.cancel(intent.id)
  }, 60_000)

  test('takes a swap back, and its fee still pays', async () => {
    await world.settled()
    const ids = await world.held(whale.address, 1)
    const intent = await whale.ask('deposit', ids)
    if (intent.state !== 'paid') {
      await whale.pay()
      await world.mine(2)
      await whale.becomes(intent.id, { state: 'paid' })
    }
    await world.mine(3)
    await whale.report(
      intent.id,
      'swap',
      await whale.swap('deposit', ids, worth),
    )
    await world.mine()
    await whale.becomes(intent.id, { state: 'swapped' })
    await world.chain.rpc.call('anvil_reorg', [2, []])
    await world.mine(3)
    await world.settled()
    await whale.becomes(intent.id, { state: 'paid', fee: { state: 'paid' } })
    expect((await whale.tell(intent.id)).swapped).toBeUndefined()
    const again = await whale.swap('deposit', ids, worth)
    await world.mine()
    await whale.becomes(intent.id, {
      state: 'swapped',
      swapped: { hash: again },
    })
    expect((await whale.mine()).credits).toEqual([])
  }, 60_000)
})

import { encodeToken } from '@narwhal-club/core/chain'
import type { SwapIntent, SwapQuote } from '@narwhal-club/core/contract'
import { encodeVault } from '@narwhal-club/core/swap'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  fee,
  type SwapOnChain,
  startSwapOnChain,
  worth,
} from '../../../dev/faults/swaps/onChain.ts'

type Person = Awaited<ReturnType<SwapOnChain['enter']>>

let world: SwapOnChain
let whale: Person
let other: Person

/** Paid before there was a server that watched. */
let early: string

beforeAll(async () => {
  world = await startSwapOnChain({}, async ({ rpc, accounts }) => {
    const [from, to] = [accounts.tokenRich.address, accounts.admin.address]
    const value = `0x${fee.toString(16)}`
    early = await rpc.call('eth_sendTransaction', [{ from, to, value }])
    await rpc.call('anvil_mine', ['0x3'])
  })
  await world.settled()
  whale = await world.enter(world.chain.accounts.whale)
  other = await world.enter(world.chain.accounts.proposer)
  const { treasury, token } = world
  const data = encodeToken.transfer(other.address, 2n * worth)
  await world.send(treasury, token, data)
}, 60_000)
afterAll(() => world.close())

const one = async ({ address }: Person) => world.held(address, 1)
const codeOf = async (asked: Promise<{ status: number; json: unknown }>) => {
  const { status, json } = await asked
  return [status, (json as { code?: string }).code]
}
/** Names a hash for a step, and what the server makes of it. */
async function told(person: Person, id: string, step: string, hash: string) {
  const { status, json } = await person.report(id, step, hash)
  return status === 200 ? json.steps[step].fault : json.code
}

describe('error: a fee that is none', () => {
  test('one that is older than the server pays for nothing, named or not', async () => {
    const late = await world.enter(world.chain.accounts.tokenRich)
    const intent = await late.ask('redeem', await world.held(world.vault, 1))
    expect(intent.fee).toMatchObject({ state: 'due', byCredit: false })
    await late.report(intent.id, 'fee', early)
    await world.mine(3)
    await world.settled()
    expect(await late.tell(intent.id)).toMatchObject({
      state: 'open',
      fee: { state: 'due' },
    })
    expect((await late.check(intent.id, 'swap')).status).not.toBe(200)
    expect((await late.mine()).credits).toEqual([])
  }, 30_000)

  test.each([
    [fee - 1n, 'swap_fee_wrong_amount'],
    [fee + 1n, 'swap_fee_wrong_amount'],
    [0n, 'swap_fee_wrong_amount'],
  ])(
    '%i wei are not the fee',
    async (value, fault) => {
      const intent = await other.ask('deposit', await one(other))
      const hash = await other.pay(value)
      expect(await told(other, intent.id, 'fee', hash)).toBe(fault)
      await world.mine(3)
      await world.settled()
      expect(await other.tell(intent.id)).toMatchObject({ state: 'open' })
      expect((await other.mine()).credits).toEqual([])
    },
    30_000,
  )
})

test('error: a hash that was for something else does no step of a swap', async () => {
  const { nft, token, treasury, vault } = world
  const ids = await one(other)
  const intent = await other.ask('deposit', ids)
  const proposalFee = await world.send(
    other.address,
    token,
    encodeToken.transfer(treasury, 333_333_333n * 10n ** 18n),
  )
  const payout = await other.pay(fee, whale.address)
  const approval = await world.send(
    other.address,
    nft,
    encodeVault.setApprovalForAll(vault, true),
  )
  expect(await told(other, intent.id, 'fee', proposalFee)).toBe(
    'fee_wrong_recipient',
  )
  expect(await told(other, intent.id, 'fee', payout)).toBe(
    'fee_wrong_recipient',
  )
  expect(await told(other, intent.id, 'fee', approval)).toBe(
    'fee_wrong_recipient',
  )
  const paid = await other.pay()
  await other.report(intent.id, 'fee', paid)
  await world.mine()
  await other.becomes(intent.id, { state: 'paid' })
  for (const hash of [paid, proposalFee, approval])
    expect(await told(other, intent.id, 'swap', hash)).toBe('swap_wrong_call')
  expect(await told(other, intent.id, 'approve', paid)).toBe('swap_wrong_call')
  // Redeemed where a deposit was asked for.
  await world.send(other.address, token, encodeToken.approve(vault, worth))
  const [inVault = ''] = await world.held(vault, 1)
  const redeemed = await other.swap('redeem', [inVault], 1n)
  expect(await told(other, intent.id, 'swap', redeemed)).toBe('swap_wrong_call')
  await world.mine(2)
  await world.settled()
  expect((await other.tell(intent.id)).swapped).toBeUndefined()
}, 60_000)

test('error: the swap of another account is not mine', async () => {
  await world.settled()
  const mine = await one(whale)
  const theirs = await one(other)
  const intent = await whale.ask('deposit', mine)
  await whale.report(intent.id, 'fee', await whale.pay())
  await world.mine()
  await whale.becomes(intent.id, { state: 'paid' })
  const another = await other.ask('deposit', theirs)
  await other.approve(1)
  await other.pay()
  await world.mine()
  await other.becomes(another.id, { state: 'paid' })
  const swapped = await other.swap('deposit', theirs, worth)
  await world.mine()
  expect(await told(whale, intent.id, 'swap', swapped)).toBe(
    'swap_wrong_sender',
  )
  await other.becomes(another.id, { state: 'swapped' })
  expect(await whale.tell(intent.id)).toMatchObject({ state: 'paid' })
  // Another's fee, which has paid for a swap by now.
  const used = (await other.tell(another.id)).fee.hash
  expect(await codeOf(whale.report(intent.id, 'fee', used))).toEqual([
    409,
    'fee_used',
  ])
  // Nothing of another's intent is told, or done for.
  expect(await codeOf(whale.report(another.id, 'revoke', swapped))).toEqual([
    404,
    'swap_not_found',
  ])
  expect(await codeOf(whale.check(another.id, 'swap'))).toEqual([
    404,
    'swap_not_found',
  ])
  expect(await codeOf(whale.cancel(another.id))).toEqual([
    404,
    'swap_not_found',
  ])
  await whale.cancel(intent.id)
}, 60_000)

test('error: a quote of another, under another name, or signed by nobody', async () => {
  await world.settled()
  const ids = await one(whale)
  const { terms, signature } = (await whale.quote('deposit', ids)).json
  const forged = `0x${'ab'.repeat(32)}`
  expect(await codeOf(whale.take({ terms, signature: forged }))).toEqual([
    409,
    'swap_quote_changed',
  ])
  const asMine = { ...terms, account: other.address }
  expect((await other.take({ terms: asMine, signature })).status).not.toBe(200)
  const renamed = { ...terms, id: crypto.randomUUID() }
  expect(await codeOf(whale.take({ terms: renamed, signature }))).toEqual([
    409,
    'swap_quote_changed',
  ])
  for (const body of [
    { terms, signature: '0x' },
    { terms: { ...terms, more: 1 }, signature },
    { terms: {}, signature },
  ])
    expect((await whale.take(body as never)).status).toBe(400)
})

describe('error: numbers that are none', () => {
  test.each([
    '2'.padEnd(78, '0'),
    String(2n ** 256n - 1n),
    String(2n ** 256n),
    '9'.repeat(78),
  ])('behavior: nobody has N° %s', async (id) => {
    for (const mode of ['deposit', 'redeem'] as const)
      expect(await codeOf(other.quote(mode, [id]))).toEqual([
        409,
        mode === 'deposit' ? 'swap_not_owner' : 'swap_not_in_vault',
      ])
  })

  test.each(['9'.repeat(79), '01', '-1', '1.0', '0x1', ' 1', '1e3', ''])(
    'error: %j is no number of an NFT',
    async (id) => {
      expect((await other.quote('deposit', [id])).status).toBe(400)
    },
  )

  test.each([21, 100, 101, 5_000])('error: %i at once', async (count) => {
    const ids = Array.from({ length: count }, (_, at) => String(at + 1))
    const [status, code] = await codeOf(other.quote('deposit', ids))
    expect(status).toBe(400)
    if (count <= 100) expect(code).toBe('swap_too_many_ids')
  })

  test.each([0, 21, 1_000, 1_001, -1, 1.5])(
    'error: %d, whichever they are',
    async (count) => {
      const asked = other.quote('redeem', [], { ids: undefined, count })
      expect((await asked).status).toBe(400)
    },
  )

  test('error: neither numbers nor how many, or both', async () => {
    const neither = await other.quote('redeem', [], { ids: undefined })
    const both = await other.quote('redeem', ['1'], { count: 1 })
    expect([neither.status, both.status]).toEqual([400, 400])
  })
})

test('behavior: a credit that twenty calls spend at once is spent once', async () => {
  await world.settled()
  const person = await world.enter(world.chain.accounts.holder)
  const ids = await world.held(person.address, 1)
  const first = await person.ask('deposit', ids)
  const paid = await person.pay()
  await person.report(first.id, 'fee', paid)
  await world.mine()
  await person.becomes(first.id, { state: 'paid' })
  await person.cancel(first.id)
  expect((await person.mine()).credits).toMatchObject([{ hash: paid }])

  const quotes: SwapQuote[] = []
  for (let at = 0; at < 20; at++)
    quotes.push((await person.quote('deposit', ids)).json)
  const taken = await Promise.all(quotes.map((quote) => person.take(quote)))
  expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([200]))
  const told = await person.mine()
  const intents = told.intents as SwapIntent[]
  const live = intents.filter(({ state }) => ['open', 'paid'].includes(state))
  expect(live).toMatchObject([
    { state: 'paid', fee: { hash: paid, byCredit: true } },
  ])
  expect(intents.filter(({ fee: { hash } }) => hash === paid)).toHaveLength(1)
  expect(told.credits).toEqual([])

  // The swap uses it up: one that is asked for then has a fee to pay again.
  await person.approve(1)
  await person.swap('deposit', ids, worth)
  await world.mine()
  await person.becomes(live[0]?.id ?? '', { state: 'swapped' })
  const next = await person.ask('deposit', await world.held(person.address, 1))
  expect(next).toMatchObject({ state: 'open', fee: { state: 'due' } })
  expect((await person.mine()).credits).toEqual([])
}, 60_000)

import { encodeToken } from '@narwhal-club/core/chain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  fee,
  type SwapOnChain,
  startSwapOnChain,
  worth,
} from '../../../dev/faults/swaps/onChain.ts'
import {
  idOf,
  type Offer,
  offer,
  openPerson,
  type Person,
  said,
} from '../../testing/bountyWorld.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Account, newAccount } from '../../testing/proposing.ts'
import { openBounties } from './openBounties.ts'
import { settleBounties } from './settleBounties.ts'

type Hex = `0x${string}`
type Asset = Offer['reward']['asset']

/** What a draft is published for. */
const price = 333_333_333n * 10n ** 18n
const rewards = {
  CRO: { amount: '1', share: fee },
  TOKEN: { amount: '333333333', share: price },
}

let world: SwapOnChain
let hunter: Person
let drawn = 0
const run = (query: string) =>
  world.app.db.background.run((orm) => orm.execute(query))
const enter = (account: Account) =>
  openPerson({ ...world.server, app: world.app, run }, account)

beforeAll(async () => {
  world = await startSwapOnChain()
  await world.settled()
  hunter = await enter(newAccount())
  const { whale, proposer, holder } = world.chain.accounts
  for (const { address } of [whale, proposer, holder]) {
    const data = encodeToken.transfer(address, 2n * price)
    await world.send(world.treasury, world.token, data)
  }
  await world.mine(2)
  await world.settled()
}, 60_000)
afterAll(() => world.close())

/** A closed bounty whose whole reward is worth exactly a fee, and its one work. */
async function opened(author: Person, asset: Asset) {
  const { amount } = rewards[asset]
  const words = {
    ...offer,
    // Two of the same words, in the same second, would be one message.
    title: `Draw banner ${++drawn}`,
    reward: { asset, amount },
    winnersMax: 1,
  }
  const bounty = await author.open(words)
  const work = await hunter.submit(bounty)
  await author.post(`${bounty}/close`)
  return { bounty, work }
}
const award = (author: Person, bounty: string, work: string, asset: Asset) =>
  author.award(bounty, [work, rewards[asset].share])

async function awarded(author: Person, asset: Asset) {
  const of = await opened(author, asset)
  expect(said(await award(author, of.bounty, of.work, asset))).toEqual([
    200,
    undefined,
  ])
  return of
}

/** The server was started anew, with a winner's wallet for the fees. */
const feesGoTo = (work: string, address = world.treasury.toLowerCase()) =>
  run(`update submissions set author = '${address}' where id = '${work}'`)

const name = (by: Person, work: string, hash: Hex) =>
  by.post(`/api/submissions/${work}/payout`, { hash })
const payToken = ({ address }: Person, to: Hex = world.treasury) =>
  world.send(address, world.token, encodeToken.transfer(to, price))

/** Asks for the fee of a draft. */
async function askFee(author: Person) {
  const dates = author.datesFrom()
  const refId = await author.write(offer, dates)
  const { contentHash } = author.messageOf(offer, dates)
  const asked = { purpose: 'bounty', refId, contentHash }
  const { status, json, text } = await author.post('/api/fees/intents', asked)
  expect([status, text]).toEqual([200, text])
  return json
}
const feeBecomes = (author: Person, id: string, told: object) =>
  eventually(async () => {
    const { json } = await author.get(`/api/fees/intents/${id}`)
    expect(json).toMatchObject(told)
  }, 10_000)

async function deep() {
  await world.mine(2)
  await world.settled()
}

describe('error: what is paid to the wallet of the fees pays no share', () => {
  const refused = [403, 'bounty_treasury']

  test('nobody is awarded whose payment would be a fee', async () => {
    const author = await enter(world.chain.accounts.whale)
    const { bounty, work } = await opened(author, 'CRO')
    await feesGoTo(work)
    expect(said(await award(author, bounty, work, 'CRO'))).toEqual(refused)
    await feesGoTo(work, hunter.address)
    const answer = await award(author, bounty, work, 'CRO')
    expect(answer.status).toBe(200)
  }, 30_000)

  test('coins: named as a payout, then a credit of swaps', async () => {
    const { proposer } = world.chain.accounts
    const author = await enter(proposer)
    const swapper = await world.enter(proposer)
    const { bounty, work } = await awarded(author, 'CRO')
    await feesGoTo(work)
    const hash = await swapper.pay()
    await deep()
    expect(said(await name(author, work, hash))).toEqual(refused)
    expect((await author.get(bounty)).json.status).toBe('awarded')
    expect((await swapper.mine()).credits).toMatchObject([{ hash }])
  }, 30_000)

  test('coins: the fee of a swap, then named as a payout', async () => {
    const { holder } = world.chain.accounts
    const author = await enter(holder)
    const swapper = await world.enter(holder)
    const { bounty, work } = await awarded(author, 'CRO')
    await feesGoTo(work)
    const ids = await world.held(author.address, 1)
    const intent = await swapper.ask('deposit', ids)
    const hash = await swapper.pay()
    await swapper.report(intent.id, 'fee', hash)
    await deep()
    await swapper.becomes(intent.id, { state: 'paid', fee: { hash } })
    expect(said(await name(author, work, hash))).toEqual(refused)
    expect((await author.get(bounty)).json.status).toBe('awarded')
  }, 30_000)

  test('tokens: named as a payout, then the fee of a draft', async () => {
    const author = await enter(world.chain.accounts.proposer)
    const { bounty, work } = await awarded(author, 'TOKEN')
    await feesGoTo(work)
    const hash = await payToken(author)
    await deep()
    expect(said(await name(author, work, hash))).toEqual(refused)
    expect((await author.get(bounty)).json.status).toBe('awarded')
    await eventually(async () => {
      const { json } = await author.get('/api/fees')
      expect(json.credits).toMatchObject([{ hash, why: 'unmatched' }])
    }, 10_000)
    expect(await askFee(author)).toMatchObject({ state: 'confirmed' })
  }, 30_000)

  test('tokens: the fee of a draft, then named as a payout', async () => {
    const author = await enter(world.chain.accounts.whale)
    const { bounty, work } = await awarded(author, 'TOKEN')
    await feesGoTo(work)
    const { id } = await askFee(author)
    const hash = await payToken(author)
    await author.post(`/api/fees/intents/${id}/tx`, { hash })
    await deep()
    await feeBecomes(author, id, { state: 'confirmed', hash })
    expect(said(await name(author, work, hash))).toEqual(refused)
    expect((await author.get(bounty)).json.status).toBe('awarded')
  }, 30_000)
})

test('behavior: what has paid before fees went there stays paid', async () => {
  const author = await enter(world.chain.accounts.whale)
  const { bounty, work } = await awarded(author, 'TOKEN')
  const hash = await payToken(author, hunter.address)
  await deep()
  expect((await name(author, work, hash)).json.payout.state).toBe('verified')
  const ports = openBounties(world.app)
  const terms = { ...ports.terms, treasury: hunter.address }
  await settleBounties({ ...ports, terms })
  expect((await author.get(bounty)).json.status).toBe('paid')
}, 30_000)

test('error: transactions of a swap are neither a fee of a draft nor a payout', async () => {
  // Who has no credit.
  const { whale } = world.chain.accounts
  const author = await enter(whale)
  const swapper = await world.enter(whale)
  const ids = await world.held(author.address, 1)
  await swapper.approve(1)
  await world.send(
    world.treasury,
    world.token,
    encodeToken.transfer(world.vault, 2n * worth),
  )
  const coins = await awarded(author, 'CRO')
  const tokens = await awarded(author, 'TOKEN')
  const draft = await askFee(author)
  const swap = await swapper.ask('deposit', ids)
  const paid = await swapper.pay()
  await swapper.report(swap.id, 'fee', paid)
  await deep()
  await swapper.becomes(swap.id, { state: 'paid' })
  const deposited = await swapper.swap('deposit', ids, worth)
  await swapper.report(swap.id, 'swap', deposited)
  await deep()
  await swapper.becomes(swap.id, { state: 'swapped' })
  const codes = async (hash: Hex) => [
    (await name(author, coins.work, hash)).json.code,
    (await name(author, tokens.work, hash)).json.code,
    (await author.post(`/api/fees/intents/${draft.id}/tx`, { hash })).json
      .fault,
  ]
  expect(await codes(paid)).toEqual([
    'payout_wrong_recipient',
    'payout_wrong_asset',
    'fee_no_transfer',
  ])
  expect(await codes(deposited)).toEqual([
    'payout_wrong_asset',
    'payout_wrong_recipient',
    'fee_wrong_recipient',
  ])
  // And the other way round.
  const coinPayout = await swapper.pay(fee, hunter.address)
  const tokenPayout = await payToken(author, hunter.address)
  const draftFee = await payToken(author)
  await deep()
  const next = await swapper.ask('deposit', await world.held(author.address, 1))
  const faultOf = async (step: string, hash: Hex) => {
    const { status, json } = await swapper.report(next.id, step, hash)
    return status === 200 ? json.steps[step].fault : json.code
  }
  for (const hash of [coinPayout, tokenPayout, draftFee])
    expect(await faultOf('fee', hash)).toBe('fee_wrong_recipient')
  const feeOfNext = await swapper.pay()
  await swapper.report(next.id, 'fee', feeOfNext)
  await deep()
  await swapper.becomes(next.id, { state: 'paid' })
  for (const hash of [coinPayout, tokenPayout, draftFee])
    expect(await faultOf('swap', hash)).toBe('swap_wrong_call')
  // Each is good for what it was meant for.
  for (const [of, hash] of [
    [coins, coinPayout],
    [tokens, tokenPayout],
  ] as const) {
    const { json } = await name(author, of.work, hash)
    expect(json.payout).toMatchObject({ state: 'verified', hash })
    expect(
      (await author.get(`/api/bounties/${idOf(of.bounty)}`)).json.status,
    ).toBe('paid')
  }
  await author.post(`/api/fees/intents/${draft.id}/tx`, { hash: draftFee })
  await feeBecomes(author, draft.id, { state: 'confirmed', hash: draftFee })
}, 60_000)

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type FeeWorld,
  openFeeWorld,
  otherToken,
  personOf,
  type Sent,
  token,
  treasury,
} from '../../testing/feeWorld.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { mostLive } from './createIntent.ts'

type Hex = `0x${string}`

const price = 333_333_333n * 10n ** 18n
const day = 24 * 60 * 60
const contentHash = `0x${'cc'.repeat(32)}`
const other = `0x${'dd'.repeat(32)}`
const signed = { message: {}, signature: '0x01' }

const ancestor = personOf(8_000)

let at: Awaited<ReturnType<typeof openTestDatabase>>
let world: FeeWorld
let fees: ReturnType<FeeWorld['open']>
let payer: Hex
let persons = 0
let refs = 0

beforeAll(async () => {
  at = await openTestDatabase()
  world = await openFeeWorld(at.db)
  // Before anything asked for a fee: no one's credit.
  await world.mine([sent({ from: ancestor })])
  await world.mine()
  await world.mine()
})
beforeEach(() => {
  payer = personOf(++persons)
  fees = world.open()
})
afterAll(async () => {
  world.close()
  await at.close()
})

function sent(change: Partial<Sent> = {}): Sent {
  return {
    hash: world.newHash(),
    from: payer,
    to: treasury,
    token,
    value: price,
    status: '0x1',
    ...change,
  }
}

type Outcome = 'published' | 'refused' | 'later' | 'unsigned' | 'throws'

/** A thing that a fee is taken for. */
function newRef(outcome: Outcome = 'published') {
  const refId = `00000000-0000-4000-9000-${String(++refs).padStart(12, '0')}`
  world.purposes.outcomes.set(refId, outcome)
  return refId
}
const bodyOf = (refId: string, change: object = {}) => ({
  body: { purpose: 'proposal' as const, refId, contentHash, signed, ...change },
})
const ask = (outcome?: Outcome, change?: object) =>
  fees.create(payer, bodyOf(newRef(outcome), change))
const report = (intent: string, hash: string) =>
  fees.report(payer, { intent, body: { hash } }, { source: 'test' })
const tell = (id: string) => fees.one(payer, id)
/** Mines a payment, and the block that makes it count. */
async function pay(change: Partial<Sent> = {}) {
  const payment = sent(change)
  await world.mine([payment])
  await world.mine()
  await fees.run()
  return payment
}
const refusal = (code: string) => expect.objectContaining({ code })

describe('fees: asking', () => {
  test('default: what it costs, where it goes, until when', async () => {
    const now = world.clock.now()
    const intent = await ask()
    expect(intent).toEqual({
      id: expect.any(String),
      purpose: 'proposal',
      refId: intent.refId,
      contentHash,
      payer,
      token,
      to: treasury,
      amount: String(price),
      state: 'open',
      createdBlock: world.head().number,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + day * 1_000).toISOString(),
      exempt: false,
      byCredit: false,
    })
  })

  test('behavior: asked again it is the same, of what is signed now', async () => {
    const refId = newRef()
    const { id } = await fees.create(payer, bodyOf(refId))
    const again = await fees.create(
      payer,
      bodyOf(refId, { contentHash: other }),
    )
    expect(again).toMatchObject({ id, contentHash: other })
    await report(id, world.newHash())
    const fixed = await fees.create(payer, bodyOf(refId))
    expect(fixed).toMatchObject({ id, contentHash: other, state: 'submitted' })
  })

  test('behavior: asked ten times at once it is one', async () => {
    const refId = newRef()
    const all = await Promise.all(
      Array.from({ length: 10 }, () => fees.create(payer, bodyOf(refId))),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  })

  test('behavior: R6.3 the primary admin pays nothing', async () => {
    payer = treasury
    expect(await ask()).toMatchObject({ exempt: true, state: 'consumed' })
    const refused = await ask('refused')
    expect(refused).toMatchObject({ state: 'failed', fault: 'insufficient_vp' })
    expect(await ask('unsigned')).toMatchObject({ state: 'confirmed' })
  })

  test('error: refused by what it is for, and nothing is kept', async () => {
    const unknown = '00000000-0000-4000-9000-ffffffffffff'
    await expect(fees.create(payer, bodyOf(unknown))).rejects.toEqual(
      refusal('fee_subject_not_found'),
    )
    expect((await fees.tell(payer)).intents).toEqual([])
  })

  test('error: fee_not_offered', async () => {
    const asked = bodyOf(newRef(), { purpose: 'bounty' })
    await expect(fees.create(payer, asked)).rejects.toEqual(
      refusal('fee_not_offered'),
    )
  })

  test('error: index_behind: what is paid now could not be published', async () => {
    const lag = (blocks: number) =>
      at.db.run((orm) =>
        orm.execute(`update index_cursor set head = block + ${blocks}`),
      )
    await lag(31)
    await expect(ask()).rejects.toEqual(refusal('index_behind'))
    await lag(30)
    expect(await ask()).toMatchObject({ state: 'open' })
    await lag(0)
    const empty = await openTestDatabase()
    const young = await openFeeWorld(empty.db)
    const refId = newRef()
    young.purposes.outcomes.set(refId, 'published')
    await expect(young.open().create(payer, bodyOf(refId))).rejects.toEqual(
      refusal('index_behind'),
    )
    young.close()
    await empty.close()
  })

  test('error: fee_limit', async () => {
    for (let number = 0; number < mostLive; number++) await ask()
    await expect(ask()).rejects.toEqual(refusal('fee_limit'))
  })
})

describe('fees: paying', () => {
  test('default: paid, two blocks, published', async () => {
    const { id, refId } = await ask()
    const payment = sent()
    await world.mine([payment])
    expect(
      await report(id, `https://explorer.example/tx/${payment.hash}`),
    ).toMatchObject({
      state: 'submitted',
      hash: payment.hash,
      confirmations: { have: 1, need: 2 },
    })
    await world.mine()
    const done = await report(id, payment.hash.toUpperCase())
    expect(done).toMatchObject({
      state: 'consumed',
      published: refId,
      confirmations: { have: 2, need: 2 },
    })
    expect(await report(id, payment.hash)).toEqual(done)
  })

  test('behavior: never reported, or another than was reported', async () => {
    const silent = await ask()
    const payment = await pay()
    expect(await tell(silent.id)).toMatchObject({
      state: 'consumed',
      hash: payment.hash,
    })
    const { id } = await ask()
    await report(id, world.newHash())
    await pay()
    expect(await tell(id)).toMatchObject({ state: 'consumed' })
  })

  test('behavior: what is over is a credit', async () => {
    const { id } = await ask()
    await pay({ value: price + 5n })
    expect(await tell(id)).toMatchObject({ state: 'consumed' })
    expect(await fees.tell(payer)).toMatchObject({
      credit: '5',
      credits: [{ why: 'over', amount: '5', left: '5' }],
    })
  })

  test('behavior: a reorg takes a payment of one block back', async () => {
    const { id } = await ask()
    const payment = sent()
    await world.mine([payment])
    await report(id, payment.hash)
    await world.rollBack(1)
    await world.mine()
    await world.mine()
    await world.mine()
    await fees.run()
    expect(await tell(id)).toMatchObject({
      state: 'submitted',
      confirmations: { have: 0, need: 2 },
    })
    await world.mine([payment])
    await world.mine()
    await fees.run()
    expect(await tell(id)).toMatchObject({ state: 'consumed' })
  })

  test('behavior: put into another block after it counted, it counts once', async () => {
    const { id } = await ask()
    const payment = await pay()
    expect(await tell(id)).toMatchObject({ state: 'consumed' })
    await world.rollBack(2)
    await world.mine([sent({ from: personOf(0) }), payment])
    await world.mine()
    await world.mine()
    await fees.run()
    expect(await fees.tell(payer)).toMatchObject({ credit: '0' })
  })

  test('behavior: two that settle at once use a payment once', async () => {
    const { id } = await ask()
    const payment = sent({ value: price * 2n })
    await world.mine([payment])
    await world.mine()
    const others = Array.from({ length: 4 }, () => world.open())
    await Promise.all(others.map((each) => each.run()))
    expect(await tell(id)).toMatchObject({ state: 'consumed' })
    expect(await fees.tell(payer)).toMatchObject({ credit: String(price) })
    const { published } = world.purposes
    expect(published.filter(({ intent }) => intent === id)).toHaveLength(1)
  })

  test('behavior: the node away, the index pays all the same', async () => {
    const { id } = await ask()
    const payment = sent()
    await world.mine([payment])
    await world.mine()
    world.cut(true)
    expect(await report(id, payment.hash)).toMatchObject({ state: 'consumed' })
    world.cut(false)
  })

  test.each<[string, Partial<Sent>]>([
    ['fee_wrong_token', { token: otherToken }],
    ['fee_wrong_recipient', { to: personOf(9_999) }],
    ['fee_wrong_sender', { from: personOf(9_998) }],
    ['fee_too_small', { value: price - 1n }],
    ['fee_reverted', { status: '0x0' }],
  ])('error: %s', async (fault, change) => {
    const { id } = await ask()
    const payment = await pay(change)
    expect(await report(id, payment.hash)).toMatchObject({
      state: 'submitted',
      fault,
    })
    // Nothing is lost by it: the right one pays.
    const right = await pay()
    expect(await report(id, right.hash)).toMatchObject({ state: 'consumed' })
    expect((await tell(id)).fault).toBeUndefined()
  })

  test('error: fee_too_old: before it was asked for, or before fees were', async () => {
    const ancient = world.blocks[0]?.sent[0] as Sent
    const { id } = await ask()
    expect(await report(id, ancient.hash)).toMatchObject({
      fault: 'fee_wrong_sender',
    })
    expect((await fees.tell(ancestor)).credits).toEqual([])
    payer = ancestor
    const own = await ask()
    expect(await report(own.id, ancient.hash)).toMatchObject({
      state: 'submitted',
      fault: 'fee_too_old',
    })
    expect((await fees.tell(payer)).credits).toEqual([])
  })

  test('error: fee_used: it has paid before', async () => {
    const first = await ask()
    const payment = await pay()
    expect(await tell(first.id)).toMatchObject({ state: 'consumed' })
    const { id } = await ask()
    await expect(report(id, payment.hash)).rejects.toEqual(refusal('fee_used'))
    payer = personOf(++persons)
    const thief = await ask()
    await expect(report(thief.id, payment.hash)).rejects.toEqual(
      refusal('fee_used'),
    )
  })

  test('error: bad_hash, fee_not_found', async () => {
    const { id } = await ask()
    for (const hash of ['x'.repeat(64), `0x${'a'.repeat(65)}`])
      await expect(report(id, hash)).rejects.toEqual(refusal('bad_hash'))
    payer = personOf(++persons)
    await expect(report(id, world.newHash())).rejects.toEqual(
      refusal('fee_not_found'),
    )
    await expect(tell(id)).rejects.toEqual(refusal('fee_not_found'))
    await expect(fees.cancel(payer, { intent: id })).rejects.toEqual(
      refusal('fee_not_found'),
    )
  })
})

describe('fees: the end of it', () => {
  test('default: given up before it was paid; what comes is a credit', async () => {
    const { id, refId } = await ask()
    expect(await fees.cancel(payer, { intent: id })).toMatchObject({
      state: 'expired',
    })
    expect(world.purposes.released).toContain(refId)
    await pay()
    expect(await fees.tell(payer)).toMatchObject({
      credit: String(price),
      credits: [{ why: 'unmatched' }],
    })
    await expect(fees.cancel(payer, { intent: id })).rejects.toEqual(
      refusal('fee_closed'),
    )
    await expect(report(id, world.newHash())).rejects.toEqual(
      refusal('fee_closed'),
    )
  })

  test('error: fee_under_way', async () => {
    const { id } = await ask()
    await report(id, world.newHash())
    await expect(fees.cancel(payer, { intent: id })).rejects.toEqual(
      refusal('fee_under_way'),
    )
  })

  test('behavior: paid with nothing signed for it, the fee comes back', async () => {
    const { id, refId } = await ask('unsigned', { signed: undefined })
    await pay()
    expect(await tell(id)).toMatchObject({ state: 'confirmed' })
    expect(await fees.cancel(payer, { intent: id })).toMatchObject({
      state: 'credited',
    })
    expect(world.purposes.released).toContain(refId)
    expect(await fees.tell(payer)).toMatchObject({
      credit: String(price),
      credits: [{ why: 'refunded' }],
    })
  })

  test('behavior: it expires by the chain, not by the clock', async () => {
    const { id, refId } = await ask()
    world.clock.move(25 * 3_600_000)
    await fees.run()
    expect(await tell(id)).toMatchObject({ state: 'open' })
    await world.mine()
    await fees.run()
    expect(await tell(id)).toMatchObject({ state: 'expired' })
    expect(world.purposes.released).toContain(refId)
    await pay()
    expect(await fees.tell(payer)).toMatchObject({ credit: String(price) })
  })

  test('behavior: what came late is waited for, so that it pays and nothing is paid again', async () => {
    const { id, refId } = await ask()
    await world.mine([], 25 * 3_600)
    await fees.run()
    expect(await tell(id)).toMatchObject({ state: 'expired' })
    await world.mine([sent()])
    await fees.run()
    await expect(fees.create(payer, bodyOf(refId))).rejects.toEqual(
      refusal('index_behind'),
    )
    await world.mine()
    await fees.run()
    expect(await fees.create(payer, bodyOf(refId))).toMatchObject({
      state: 'consumed',
      byCredit: true,
    })
  })

  test('behavior: what another says of it does not hide what comes late', async () => {
    const { id, refId } = await ask()
    await world.mine([], 25 * 3_600)
    await fees.run()
    expect(await tell(id)).toMatchObject({ state: 'expired' })
    const payment = sent()
    await world.mine([payment])
    await fees.run()
    const owner = payer
    payer = personOf(++persons)
    const meddler = await ask()
    await report(meddler.id, payment.hash)
    payer = owner
    await expect(fees.create(payer, bodyOf(refId))).rejects.toEqual(
      refusal('index_behind'),
    )
    await world.mine()
    await fees.run()
    expect(await fees.create(payer, bodyOf(refId))).toMatchObject({
      state: 'consumed',
      byCredit: true,
    })
  })

  test('behavior: one that was named and never came is waited for, but not for ever', async () => {
    const { id, refId } = await ask()
    await report(id, world.newHash())
    await world.mine([], 25 * 3_600)
    await fees.run()
    expect(await tell(id)).toMatchObject({ state: 'expired' })
    await expect(fees.create(payer, bodyOf(refId))).rejects.toEqual(
      refusal('index_behind'),
    )
    world.clock.move(11 * 60_000)
    await world.mine()
    expect(await fees.create(payer, bodyOf(refId))).toMatchObject({
      state: 'open',
    })
  })

  test('behavior: what is under way for one thing keeps no one from another', async () => {
    const { id } = await ask()
    const payment = sent()
    await world.mine([payment])
    await report(id, payment.hash)
    expect(await ask()).toMatchObject({ state: 'open' })
  })

  test('behavior: refused when it was paid, the fee is a credit and pays the next', async () => {
    const { id, refId } = await ask('refused')
    const payment = await pay()
    expect(await tell(id)).toMatchObject({
      state: 'credited',
      fault: 'insufficient_vp',
    })
    expect(world.purposes.released).toContain(refId)
    expect(await fees.tell(payer)).toMatchObject({
      credit: String(price),
      credits: [{ why: 'refunded', hash: payment.hash }],
    })
    const again = await ask('refused')
    expect(again).toMatchObject({ byCredit: true, state: 'credited' })
    expect(await fees.tell(payer)).toMatchObject({ credit: String(price) })
    const last = await ask()
    expect(last).toMatchObject({
      byCredit: true,
      state: 'consumed',
      hash: payment.hash,
    })
    expect(await fees.tell(payer)).toMatchObject({ credit: '0', credits: [] })
  })

  test('behavior: a credit pays one of two that are asked for at once', async () => {
    await pay()
    const both = await Promise.all([ask('unsigned'), ask('unsigned')])
    expect(both.map(({ state }) => state).sort()).toEqual(['confirmed', 'open'])
    expect(await fees.tell(payer)).toMatchObject({ credit: '0' })
  })

  test('behavior: too small twice is enough, when it is asked again', async () => {
    const refId = newRef()
    const { id } = await fees.create(payer, bodyOf(refId))
    const half = await pay({ value: price / 2n })
    expect(await report(id, half.hash)).toMatchObject({
      fault: 'fee_too_small',
    })
    await pay({ value: price - price / 2n })
    const again = await fees.create(payer, bodyOf(refId))
    expect(again).toMatchObject({ id, byCredit: true, state: 'consumed' })
  })

  test('behavior: what cannot be published just now is tried again', async () => {
    const { id, refId } = await ask('later')
    await pay()
    expect(await tell(id)).toMatchObject({ state: 'confirmed' })
    world.purposes.outcomes.set(refId, 'published')
    await fees.run()
    expect(await tell(id)).toMatchObject({ state: 'confirmed' })
    world.clock.move(4_000)
    await fees.run()
    expect(await tell(id)).toMatchObject({ state: 'consumed' })
  })

  test('error: one that throws is tried again, and keeps none from it', async () => {
    const broken = await ask('throws')
    await pay()
    expect(await tell(broken.id)).toMatchObject({ state: 'confirmed' })
    const well = await ask()
    await pay()
    expect(await tell(well.id)).toMatchObject({ state: 'consumed' })
    world.purposes.outcomes.set(broken.refId, 'published')
    world.clock.move(60_000)
    await fees.run()
    expect(await tell(broken.id)).toMatchObject({ state: 'consumed' })
  })

  test('behavior: what is not signed waits for its author', async () => {
    const { id } = await ask('published', { signed: undefined })
    await pay()
    expect(await tell(id)).toMatchObject({ state: 'confirmed' })
  })
})

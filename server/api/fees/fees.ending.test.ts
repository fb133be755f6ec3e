import { expect, test } from 'vitest'
import { bodyOf, openFeeDesk, price, refusal } from '../../testing/feeDesk.ts'

const desk = openFeeDesk()

test('default: given up before it was paid; what comes is a credit', async () => {
  const { id, refId } = await desk.ask()
  expect(await desk.fees.cancel(desk.payer, { intent: id })).toMatchObject({
    state: 'expired',
  })
  expect(desk.world.purposes.released).toContain(refId)
  await desk.pay()
  expect(await desk.fees.tell(desk.payer)).toMatchObject({
    credit: String(price),
    credits: [{ why: 'unmatched' }],
  })
  await expect(desk.fees.cancel(desk.payer, { intent: id })).rejects.toEqual(
    refusal('fee_closed'),
  )
  await expect(desk.report(id, desk.world.newHash())).rejects.toEqual(
    refusal('fee_closed'),
  )
})

test('error: fee_under_way', async () => {
  const { id } = await desk.ask()
  await desk.report(id, desk.world.newHash())
  await expect(desk.fees.cancel(desk.payer, { intent: id })).rejects.toEqual(
    refusal('fee_under_way'),
  )
})

test('behavior: paid with nothing signed for it, the fee comes back', async () => {
  const { id, refId } = await desk.ask('unsigned', { signed: undefined })
  await desk.pay()
  expect(await desk.tell(id)).toMatchObject({ state: 'confirmed' })
  expect(await desk.fees.cancel(desk.payer, { intent: id })).toMatchObject({
    state: 'credited',
  })
  expect(desk.world.purposes.released).toContain(refId)
  expect(await desk.fees.tell(desk.payer)).toMatchObject({
    credit: String(price),
    credits: [{ why: 'refunded' }],
  })
})

test('behavior: it expires by the chain, not by the clock', async () => {
  const { id, refId } = await desk.ask()
  desk.world.clock.move(25 * 3_600_000)
  await desk.fees.run()
  expect(await desk.tell(id)).toMatchObject({ state: 'open' })
  await desk.world.mine()
  await desk.fees.run()
  expect(await desk.tell(id)).toMatchObject({ state: 'expired' })
  expect(desk.world.purposes.released).toContain(refId)
  await desk.pay()
  expect(await desk.fees.tell(desk.payer)).toMatchObject({
    credit: String(price),
  })
})

test('behavior: what came late is waited for, so that it pays and nothing is paid again', async () => {
  const { id, refId } = await desk.ask()
  await desk.world.mine([], 25 * 3_600)
  await desk.fees.run()
  expect(await desk.tell(id)).toMatchObject({ state: 'expired' })
  await desk.world.mine([desk.sent()])
  await desk.fees.run()
  await expect(desk.fees.create(desk.payer, bodyOf(refId))).rejects.toEqual(
    refusal('index_behind'),
  )
  await desk.world.mine()
  await desk.fees.run()
  expect(await desk.fees.create(desk.payer, bodyOf(refId))).toMatchObject({
    state: 'consumed',
    byCredit: true,
  })
})

test('behavior: what another says of it does not hide what comes late', async () => {
  const { id, refId } = await desk.ask()
  await desk.world.mine([], 25 * 3_600)
  await desk.fees.run()
  expect(await desk.tell(id)).toMatchObject({ state: 'expired' })
  const payment = desk.sent()
  await desk.world.mine([payment])
  await desk.fees.run()
  const owner = desk.payer
  desk.payer = desk.nextPerson()
  const meddler = await desk.ask()
  await desk.report(meddler.id, payment.hash)
  desk.payer = owner
  await expect(desk.fees.create(desk.payer, bodyOf(refId))).rejects.toEqual(
    refusal('index_behind'),
  )
  await desk.world.mine()
  await desk.fees.run()
  expect(await desk.fees.create(desk.payer, bodyOf(refId))).toMatchObject({
    state: 'consumed',
    byCredit: true,
  })
})

test('behavior: one that was named and never came is waited for, but not for ever', async () => {
  const { id, refId } = await desk.ask()
  await desk.report(id, desk.world.newHash())
  await desk.world.mine([], 25 * 3_600)
  await desk.fees.run()
  expect(await desk.tell(id)).toMatchObject({ state: 'expired' })
  await expect(desk.fees.create(desk.payer, bodyOf(refId))).rejects.toEqual(
    refusal('index_behind'),
  )
  desk.world.clock.move(11 * 60_000)
  await desk.world.mine()
  expect(await desk.fees.create(desk.payer, bodyOf(refId))).toMatchObject({
    state: 'open',
  })
})

test('behavior: what is under way for one thing keeps no one from another', async () => {
  const { id } = await desk.ask()
  const payment = desk.sent()
  await desk.world.mine([payment])
  await desk.report(id, payment.hash)
  expect(await desk.ask()).toMatchObject({ state: 'open' })
})

test('behavior: refused when it was paid, the fee is a credit and pays the next', async () => {
  const { id, refId } = await desk.ask('refused')
  const payment = await desk.pay()
  expect(await desk.tell(id)).toMatchObject({
    state: 'credited',
    fault: 'insufficient_vp',
  })
  expect(desk.world.purposes.released).toContain(refId)
  expect(await desk.fees.tell(desk.payer)).toMatchObject({
    credit: String(price),
    credits: [{ why: 'refunded', hash: payment.hash }],
  })
  const again = await desk.ask('refused')
  expect(again).toMatchObject({ byCredit: true, state: 'credited' })
  expect(await desk.fees.tell(desk.payer)).toMatchObject({
    credit: String(price),
  })
  const last = await desk.ask()
  expect(last).toMatchObject({
    byCredit: true,
    state: 'consumed',
    hash: payment.hash,
  })
  expect(await desk.fees.tell(desk.payer)).toMatchObject({
    credit: '0',
    credits: [],
  })
})

test('behavior: a credit pays one of two that are asked for at once', async () => {
  await desk.pay()
  const both = await Promise.all([desk.ask('unsigned'), desk.ask('unsigned')])
  expect(both.map(({ state }) => state).sort()).toEqual(['confirmed', 'open'])
  expect(await desk.fees.tell(desk.payer)).toMatchObject({ credit: '0' })
})

test('behavior: too small twice is enough, when it is asked again', async () => {
  const refId = desk.newRef()
  const { id } = await desk.fees.create(desk.payer, bodyOf(refId))
  const half = await desk.pay({ value: price / 2n })
  expect(await desk.report(id, half.hash)).toMatchObject({
    fault: 'fee_too_small',
  })
  await desk.pay({ value: price - price / 2n })
  const again = await desk.fees.create(desk.payer, bodyOf(refId))
  expect(again).toMatchObject({ id, byCredit: true, state: 'consumed' })
})

test('behavior: what cannot be published just now is tried again', async () => {
  const { id, refId } = await desk.ask('later')
  await desk.pay()
  expect(await desk.tell(id)).toMatchObject({ state: 'confirmed' })
  desk.world.purposes.outcomes.set(refId, 'published')
  await desk.fees.run()
  expect(await desk.tell(id)).toMatchObject({ state: 'confirmed' })
  desk.world.clock.move(4_000)
  await desk.fees.run()
  expect(await desk.tell(id)).toMatchObject({ state: 'consumed' })
})

test('error: one that throws is tried again, and keeps none from it', async () => {
  const broken = await desk.ask('throws')
  await desk.pay()
  expect(await desk.tell(broken.id)).toMatchObject({ state: 'confirmed' })
  const well = await desk.ask()
  await desk.pay()
  expect(await desk.tell(well.id)).toMatchObject({ state: 'consumed' })
  desk.world.purposes.outcomes.set(broken.refId, 'published')
  desk.world.clock.move(60_000)
  await desk.fees.run()
  expect(await desk.tell(broken.id)).toMatchObject({ state: 'consumed' })
})

test('behavior: what is not signed waits for its author', async () => {
  const { id } = await desk.ask('published', { signed: undefined })
  await desk.pay()
  expect(await desk.tell(id)).toMatchObject({ state: 'confirmed' })
})

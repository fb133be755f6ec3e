import { expect, test } from 'vitest'
import { ancestor, openFeeDesk, price, refusal } from '../../testing/feeDesk.ts'
import { otherToken, personOf, type Sent } from '../../testing/feeWorld.ts'

const desk = openFeeDesk()

test('default: paid, two blocks, published', async () => {
  const { id, refId } = await desk.ask()
  const payment = desk.sent()
  await desk.world.mine([payment])
  expect(
    await desk.report(id, `https://explorer.example/tx/${payment.hash}`),
  ).toMatchObject({
    state: 'submitted',
    hash: payment.hash,
    confirmations: { have: 1, need: 2 },
  })
  await desk.world.mine()
  const done = await desk.report(id, payment.hash.toUpperCase())
  expect(done).toMatchObject({
    state: 'consumed',
    published: refId,
    confirmations: { have: 2, need: 2 },
  })
  expect(await desk.report(id, payment.hash)).toEqual(done)
})

test('behavior: never reported, or another than was reported', async () => {
  const silent = await desk.ask()
  const payment = await desk.pay()
  expect(await desk.tell(silent.id)).toMatchObject({
    state: 'consumed',
    hash: payment.hash,
  })
  const { id } = await desk.ask()
  await desk.report(id, desk.world.newHash())
  await desk.pay()
  expect(await desk.tell(id)).toMatchObject({ state: 'consumed' })
})

test('behavior: what is over is a credit', async () => {
  const { id } = await desk.ask()
  await desk.pay({ value: price + 5n })
  expect(await desk.tell(id)).toMatchObject({ state: 'consumed' })
  expect(await desk.fees.tell(desk.payer)).toMatchObject({
    credit: '5',
    credits: [{ why: 'over', amount: '5', left: '5' }],
  })
})

test('behavior: a reorg takes a payment of one block back', async () => {
  const { id } = await desk.ask()
  const payment = desk.sent()
  await desk.world.mine([payment])
  await desk.report(id, payment.hash)
  await desk.world.rollBack(1)
  await desk.world.mine()
  await desk.world.mine()
  await desk.world.mine()
  await desk.fees.run()
  expect(await desk.tell(id)).toMatchObject({
    state: 'submitted',
    confirmations: { have: 0, need: 2 },
  })
  await desk.world.mine([payment])
  await desk.world.mine()
  await desk.fees.run()
  expect(await desk.tell(id)).toMatchObject({ state: 'consumed' })
})

test('behavior: put into another block after it counted, it counts once', async () => {
  const { id } = await desk.ask()
  const payment = await desk.pay()
  expect(await desk.tell(id)).toMatchObject({ state: 'consumed' })
  await desk.world.rollBack(2)
  await desk.world.mine([desk.sent({ from: personOf(0) }), payment])
  await desk.world.mine()
  await desk.world.mine()
  await desk.fees.run()
  expect(await desk.fees.tell(desk.payer)).toMatchObject({ credit: '0' })
})

test('behavior: two that settle at once use a payment once', async () => {
  const { id } = await desk.ask()
  const payment = desk.sent({ value: price * 2n })
  await desk.world.mine([payment])
  await desk.world.mine()
  const others = Array.from({ length: 4 }, () => desk.world.open())
  await Promise.all(others.map((each) => each.run()))
  expect(await desk.tell(id)).toMatchObject({ state: 'consumed' })
  expect(await desk.fees.tell(desk.payer)).toMatchObject({
    credit: String(price),
  })
  const { published } = desk.world.purposes
  expect(published.filter(({ intent }) => intent === id)).toHaveLength(1)
})

test('behavior: the node away, the index pays all the same', async () => {
  const { id } = await desk.ask()
  const payment = desk.sent()
  await desk.world.mine([payment])
  await desk.world.mine()
  desk.world.cut(true)
  expect(await desk.report(id, payment.hash)).toMatchObject({
    state: 'consumed',
  })
  desk.world.cut(false)
})

test.each<[string, Partial<Sent>]>([
  ['fee_wrong_token', { token: otherToken }],
  ['fee_wrong_recipient', { to: personOf(9_999) }],
  ['fee_wrong_sender', { from: personOf(9_998) }],
  ['fee_too_small', { value: price - 1n }],
  ['fee_reverted', { status: '0x0' }],
])('error: %s', async (fault, change) => {
  const { id } = await desk.ask()
  const payment = await desk.pay(change)
  expect(await desk.report(id, payment.hash)).toMatchObject({
    state: 'submitted',
    fault,
  })
  // Nothing is lost by it: the right one pays.
  const right = await desk.pay()
  expect(await desk.report(id, right.hash)).toMatchObject({ state: 'consumed' })
  expect((await desk.tell(id)).fault).toBeUndefined()
})

test('error: fee_too_old: before it was asked for, or before fees were', async () => {
  const ancient = desk.world.blocks[0]?.sent[0] as Sent
  const { id } = await desk.ask()
  expect(await desk.report(id, ancient.hash)).toMatchObject({
    fault: 'fee_wrong_sender',
  })
  expect((await desk.fees.tell(ancestor)).credits).toEqual([])
  desk.payer = ancestor
  const own = await desk.ask()
  expect(await desk.report(own.id, ancient.hash)).toMatchObject({
    state: 'submitted',
    fault: 'fee_too_old',
  })
  expect((await desk.fees.tell(desk.payer)).credits).toEqual([])
})

test('error: fee_used: it has paid before', async () => {
  const first = await desk.ask()
  const payment = await desk.pay()
  expect(await desk.tell(first.id)).toMatchObject({ state: 'consumed' })
  const { id } = await desk.ask()
  await expect(desk.report(id, payment.hash)).rejects.toEqual(
    refusal('fee_used'),
  )
  desk.payer = desk.nextPerson()
  const thief = await desk.ask()
  await expect(desk.report(thief.id, payment.hash)).rejects.toEqual(
    refusal('fee_used'),
  )
})

test('error: bad_hash, fee_not_found', async () => {
  const { id } = await desk.ask()
  for (const hash of ['x'.repeat(64), `0x${'a'.repeat(65)}`])
    await expect(desk.report(id, hash)).rejects.toEqual(refusal('bad_hash'))
  desk.payer = desk.nextPerson()
  await expect(desk.report(id, desk.world.newHash())).rejects.toEqual(
    refusal('fee_not_found'),
  )
  await expect(desk.tell(id)).rejects.toEqual(refusal('fee_not_found'))
  await expect(desk.fees.cancel(desk.payer, { intent: id })).rejects.toEqual(
    refusal('fee_not_found'),
  )
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type FeeWorld,
  openFeeWorld,
  personOf,
  type Sent,
  token,
  treasury,
} from '../../testing/feeWorld.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'

type Hex = `0x${string}`

const price = 333_333_333n * 10n ** 18n
/** Where fees went before the server was started with another wallet. */
const former: Hex = `0x${'0f'.repeat(20)}`
const other = personOf(9_000)

let at: Awaited<ReturnType<typeof openTestDatabase>>
let world: FeeWorld
let fees: ReturnType<FeeWorld['open']>
let persons = 0

beforeAll(async () => {
  at = await openTestDatabase()
  world = await openFeeWorld(at.db)
  await world.mine()
  await world.mine()
  fees = world.open()
})
afterAll(async () => {
  world.close()
  await at.close()
})

/** An intent that was made while fees went elsewhere. */
async function askedBefore() {
  const payer = personOf(++persons)
  const refId = `00000000-0000-4000-9000-${String(persons).padStart(12, '0')}`
  world.purposes.outcomes.set(refId, 'published')
  const { id } = await fees.create(payer, {
    body: {
      purpose: 'proposal',
      refId,
      contentHash: `0x${'cc'.repeat(32)}`,
      signed: { message: {}, signature: '0x01' },
    },
  })
  await at.db.run((orm) =>
    orm.execute(
      `update fee_intents set to_address = '${former}' where id = '${id}'`,
    ),
  )
  return { id, payer }
}

async function pay(from: Hex, to: Hex): Promise<Sent> {
  const hash = world.newHash()
  const sent = { hash, from, to, token, value: price, status: '0x1' } as const
  await world.mine([sent])
  await world.mine()
  return sent
}

describe('the treasury is another one now', () => {
  test('behavior: an intent names the address that it was made with', async () => {
    const { id, payer } = await askedBefore()
    expect((await fees.one(payer, id)).to).toBe(former)
  })

  test('behavior: what was paid there pays, once', async () => {
    const { id, payer } = await askedBefore()
    const { hash } = await pay(payer, former)
    await fees.report(payer, { intent: id, body: { hash } }, { source: 'test' })
    await fees.run()
    expect(await fees.one(payer, id)).toMatchObject({ state: 'consumed', hash })
    const again = await askedBefore()
    await at.db.run((orm) =>
      orm.execute(
        `update fee_intents set payer = '${payer}' where id = '${again.id}'`,
      ),
    )
    const report = { intent: again.id, body: { hash } }
    const twice = fees.report(payer, report, { source: 'test' })
    await expect(twice).rejects.toMatchObject({ code: 'fee_used' })
  })

  test.each([
    ['the new one', treasury],
    ['a third one', other],
  ] as const)('error: what went to %s does not pay it', async (_, to) => {
    const { id, payer } = await askedBefore()
    const { hash } = await pay(payer, to)
    await fees.report(payer, { intent: id, body: { hash } }, { source: 'test' })
    await fees.run()
    expect(await fees.one(payer, id)).toMatchObject({
      state: 'submitted',
      fault: 'fee_wrong_recipient',
    })
  })

  test('behavior: what reached the new one is a credit, and not lost', async () => {
    const { payer } = await askedBefore()
    await pay(payer, treasury)
    await fees.run()
    const { rows } = await at.db.run((orm) =>
      orm.execute(
        `select why, left_over::text as amount from fee_credits
          where payer = '${payer}'`,
      ),
    )
    expect(rows).toEqual([{ why: 'unmatched', amount: String(price) }])
  })
})

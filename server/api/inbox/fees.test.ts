import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type FeeWorld,
  openFeeWorld,
  personOf,
  token,
  treasury,
} from '../../testing/feeWorld.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { listInbox } from './inbox.commands.ts'

const price = 333_333_333n * 10n ** 18n
const amount = String(price)
let at: Awaited<ReturnType<typeof openTestDatabase>>
let world: FeeWorld
beforeAll(async () => {
  at = await openTestDatabase()
  world = await openFeeWorld(at.db)
  await world.mine()
})
afterAll(async () => {
  world.close()
  await at.close()
})

let refs = 0
/** Asks for a fee for a thing that ends so when it is paid. */
async function ask(payer: `0x${string}`, outcome: 'published' | 'refused') {
  const refId = `00000000-0000-4000-9000-${String(++refs).padStart(12, '0')}`
  world.purposes.outcomes.set(refId, outcome)
  const contentHash = `0x${'cc'.repeat(32)}` as const
  const signed = { message: {}, signature: '0x01' }
  const body = { purpose: 'proposal', refId, contentHash, signed } as const
  return await world.open().create(payer, { body })
}
async function pay(from: `0x${string}`, value = price) {
  const hash = world.newHash()
  const payment = { hash, from, to: treasury, token, value } as const
  await world.mine([{ ...payment, status: '0x1' }])
  await world.mine()
  await world.open().run()
}
async function told(address: string) {
  const { rows } = await listInbox(world, address, {})
  return rows.map((row) => ('fee' in row ? [row.kind, row.fee] : [row.kind]))
}

test('default: a fee that arrived is told to its payer, once', async () => {
  const payer = personOf(1)
  await ask(payer, 'published')
  await pay(payer)
  await world.open().run()
  expect(await told(payer)).toEqual([['paid', { amount, purpose: 'proposal' }]])
  expect(await told(personOf(2))).toEqual([])
})

test('behavior: money that pays for nothing is told as a credit', async () => {
  const payer = personOf(3)
  await pay(payer, 7n)
  expect(await told(payer)).toEqual([
    ['credited', { amount: '7', why: 'unmatched' }],
  ])
})

test('behavior: what could not be published gives its fee back', async () => {
  const payer = personOf(4)
  await ask(payer, 'refused')
  await pay(payer)
  expect(await told(payer)).toEqual(
    expect.arrayContaining([
      ['credited', { amount, purpose: 'proposal', why: 'refunded' }],
      ['paid', { amount, purpose: 'proposal' }],
    ]),
  )
})

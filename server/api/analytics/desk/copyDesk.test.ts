import { pino } from 'pino'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../../../../dev/world/seed/random.ts'
import { createModelChain } from '../../../testing/modelChain.ts'
import { openModelFees } from '../../../testing/modelFees.ts'
import { type ModelIndex, openModelIndex } from '../../../testing/modelIndex.ts'
import { threadHere } from '../../../testing/threadHere.ts'
import type { MomentName } from '../answers/types.ts'
import {
  createHistoryRepository,
  HistoryMovedError,
} from '../history.repository.ts'
import type { Payment } from '../history.ts'
import { createCopyDesk } from './copyDesk.ts'
import { createThreadDesk } from './threadDesk.ts'
import { workOut } from './workOut.ts'

let index: ModelIndex
beforeAll(async () => {
  index = await openModelIndex()
})
afterAll(() => index.close())

/** A desk over the index, whose copy grows by a few rows at a time. */
const openDesk = (patience: number) =>
  createCopyDesk(
    index.db,
    createThreadDesk(threadHere, {}, pino({ level: 'silent' })),
    { small: 0, portion: 7, patience },
  )

async function paymentsIn({ db }: ModelIndex) {
  const { rows } = await db.run((orm) =>
    orm.execute(`select block, 0 as time, asset, place, hash,
        address as from, amount::text as amount
      from fee_payments join accounts on id = from_id where is_exact`),
  )
  const payments = rows as unknown as (Omit<Payment, 'amount'> & {
    amount: string
  })[]
  return payments.map((paid) => ({ ...paid, amount: BigInt(paid.amount) }))
}

const questions: [MomentName, object][] = [
  ['analyticsSummary', {}],
  ['analyticsMoments', {}],
  ['analyticsRetention', {}],
  ['analyticsToken', {}],
  ['analyticsHolders', { limit: 100 }],
  ['analyticsFees', { limit: 100 }],
  ['analyticsTimeseries', { metric: 'transfers', step: 'day' }],
]

test('property: a copy answers as the index does, as it grows and is taken back', async () => {
  const random = createRandom(11)
  const chain = createModelChain(random, 0.5)
  const fees = await openModelFees(index.db, random)
  const catchUp = index.reader(chain)
  const desk = openDesk(60_000)
  const history = createHistoryRepository(index.db)

  async function compare() {
    await catchUp()
    await fees.useAll(await paymentsIn(index))
    const tip = await history.tip()
    if (!tip) throw new Error('no index')
    for (const [name, ask] of questions) {
      const question = { name, ask, tip, moment: tip, leftOut: [zeroAddress] }
      const copied = await desk.workOut(question)
      const own = await workOut(history, question)
      expect([name, Buffer.from(copied.body).toString()]).toEqual([
        name,
        Buffer.from(own.body).toString(),
      ])
    }
  }
  chain.grow(40)
  await compare()
  chain.grow(25)
  await compare()
  chain.reorg(10)
  await compare()
  await desk.close()
  // What became of fees is in no copy, and told all the same.
  expect(fees.met()).toContain('published')
}, 60_000)

test('behavior: kept up, it answers at once what it would have sent away', async () => {
  const chain = createModelChain(createRandom(12))
  chain.grow(120)
  const catchUp = index.reader(chain)
  await catchUp()
  const desk = openDesk(1)
  const history = createHistoryRepository(index.db)
  const tip = await history.tip()
  if (!tip) throw new Error('no index')
  const name = 'analyticsSummary' as const
  const question = { name, ask: {}, tip, moment: tip, leftOut: [] }
  await expect(desk.workOut(question)).rejects.toMatchObject({
    code: 'unavailable',
    reason: 'copying',
  })
  await desk.keepUp?.(tip, new AbortController().signal)
  expect(await desk.workOut(question)).toEqual(await workOut(history, question))

  chain.reorg(10)
  await catchUp()
  const after = await history.tip()
  if (!after) throw new Error('no index')
  await desk.keepUp?.(after, new AbortController().signal)
  // One that waited since before: what was copied since is not lost over it.
  await expect(desk.workOut(question)).rejects.toThrow(HistoryMovedError)
  const now = { ...question, tip: after, moment: after }
  expect(await desk.workOut(now)).toEqual(await workOut(history, now))
  await desk.close()
}, 60_000)

test('error: a thread that ends takes what it was asked with it, and another begins', async () => {
  let ends = () => {}
  let begun = 0
  const thread = createThreadDesk(
    () => {
      begun += 1
      return {
        post: () => {},
        onReply: () => {},
        onEnd: (act) => {
          ends = () => act(new Error('out of memory'))
        },
        stop: async () => {},
      }
    },
    {},
    pino({ level: 'silent' }),
  )
  for (const at of [1, 2]) {
    const asked = thread.send({ kind: 'empty', reorgs: 0 })
    expect(begun).toBe(at)
    ends()
    await expect(asked).rejects.toMatchObject({
      code: 'unavailable',
      reason: 'slow',
    })
  }
})

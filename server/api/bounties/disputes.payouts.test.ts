import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsOn, refusal } from '../../testing/bountyActs.ts'
import {
  type BountyServer,
  cro,
  day,
  said,
  startWithHunters,
} from '../../testing/bountyWorld.ts'

let server: BountyServer
beforeAll(async () => {
  server = await startWithHunters(60)
})
afterAll(() => server.close())

const { decided, paid, vote } = actsOn(() => server)
const why = { text: 'The one who won copied mine.' }

describe('payouts that are under way when it is disputed', () => {
  /** Its author has sent what the job has not seen paid; then it is disputed. */
  async function disputedWhilePaying() {
    const acted = await decided()
    const { who, one, two, bounty, works } = acted
    const seen = paid(who, one, 6n * cro, { confirmations: 1 })
    await server.pays(who.address, works[0], seen)
    await two.post(`${bounty}/dispute`, { submission: works[0], ...why })
    await vote(bounty, 1, 2)
    server.clock.move(3 * day + 1_000)
    const deep = { ...seen, mined: { ...seen.mined, confirmations: 9 } }
    return { ...acted, deep: deep as typeof seen }
  }

  test('behavior: what was sent before is waited for, and stays where it paid', async () => {
    const { who, bounty, deep } = await disputedWhilePaying()
    // No node can be asked: nothing is undone before they can.
    await server.settle(null)
    expect((await who.get(bounty)).json.status).toBe('disputed')
    await server.settle(deep)
    await server.settle(deep)
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'awarded',
      counts: { winners: 2, paid: 1 },
      dispute: { outcome: 'rejected', isUndone: false },
    })
  })

  test('behavior: what was sent before and paid nothing is undone', async () => {
    const { who, bounty, works, deep } = await disputedWhilePaying()
    const mined = deep.mined && { ...deep.mined, isReverted: true }
    await server.settle({ ...deep, mined })
    await server.settle({ ...deep, mined })
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'in_review',
      dispute: { outcome: 'rejected', isUndone: true },
    })
    expect(said(await who.award(bounty, [works[0], 10n * cro]))).toEqual([
      409,
      'award_bound',
    ])
  })

  test('behavior: what was paid before it is named also while the club votes', async () => {
    const { who, one, two, bounty, works } = await decided()
    const before = paid(who, one, 6n * cro)
    server.clock.move(60_000)
    await two.post(`${bounty}/dispute`, { submission: works[1], ...why })
    server.clock.move(60_000)
    await expect(
      server.pays(who.address, works[1], paid(who, two, 4n * cro)),
    ).rejects.toEqual(refusal('bounty_disputed'))
    const told = await server.pays(who.address, works[0], before)
    expect(told.payout).toMatchObject({ state: 'verified' })
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'disputed',
      counts: { paid: 1 },
    })
  })
})

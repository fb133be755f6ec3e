import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsOn } from '../../testing/bountyActs.ts'
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

const { decided, vote } = actsOn(() => server)
const why = { text: 'It is what was asked for.' }

/** Work that is turned down so long before its author had to decide. */
async function turnedDown(before: number, status = 'rejected') {
  const { who, one, two, bounty, works } = await decided({ award: false })
  const { decideBy } = (await who.get(bounty)).json
  server.clock.move(Date.parse(decideBy) - before - server.clock.now())
  const review = { status, publicReason: 'It is not what I want.' }
  const path = `/api/submissions/${works[0]}/review`
  expect(said(await who.post(path, review))).toEqual([200, undefined])
  const dispute = (submission: string = works[0]) =>
    one.post(`${bounty}/dispute`, { submission, ...why })
  return { who, one, two, bounty, works, dispute }
}

describe('what was turned down', () => {
  test('default: it is disputed for three days, also once it has expired', async () => {
    const { who, bounty, works, dispute } = await turnedDown(60_000)
    server.clock.move(3 * day - 60_000)
    expect((await who.get(bounty)).json.status).toBe('expired')
    expect(said(await dispute(works[1]))).toEqual([409, 'dispute_too_early'])
    expect((await dispute()).json).toMatchObject({ missing: 0 })
    expect((await who.get(bounty)).json.status).toBe('disputed')
    await vote(bounty, 2, 1)
    server.clock.move(3 * day + 1_000)
    await server.settle()
    // Who decides anew has a week, as ever.
    const told = (await who.get(bounty)).json
    expect(told).toMatchObject({
      status: 'in_review',
      dispute: { outcome: 'passed', isUndone: true },
    })
    expect(Date.parse(told.decideBy)).toBeGreaterThan(
      server.clock.now() + 6.9 * day,
    )
    expect(said(await who.award(bounty, [works[1], 10n * cro]))).toEqual([
      409,
      'award_bound',
    ])
    const all = [
      [works[0], 5n * cro],
      [works[1], 5n * cro],
    ] as const
    expect(said(await who.award(bounty, ...all))).toEqual([200, undefined])
  })

  test('behavior: without a clear yes it has expired again, and may be decided as long as before', async () => {
    const { who, two, bounty, works, dispute } = await turnedDown(60_000)
    server.clock.move(day)
    await dispute()
    server.clock.move(3 * day + 1_000)
    await server.settle()
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'expired',
      badges: ['undecided'],
      dispute: { outcome: 'no_votes', isUndone: false },
    })
    expect(said(await who.award(bounty, [works[1], 10n * cro]))).toEqual([
      200,
      undefined,
    ])
    expect(await two.inbox()).toContain('awarded')
  })

  test('B3.1.13 behavior: whose work was called spam disputes it alone, as a holder', async () => {
    const [who, hunter] = [await server.holder(), await server.holder()]
    const poor = await server.person()
    const bounty = await who.open()
    const [own, other] = [
      await hunter.submit(bounty),
      await poor.submit(bounty),
    ]
    await who.post(`${bounty}/close`)
    const review = { status: 'spam', publicReason: 'It is an advertisement.' }
    for (const id of [own, other])
      await who.post(`/api/submissions/${id}/review`, review)
    const path = `${bounty}/dispute`
    // Empty wallets freeze nothing, and of another's work it takes three.
    expect(said(await poor.post(path, { submission: other, ...why }))).toEqual([
      403,
      'insufficient_vp',
    ])
    const ofAnother = { submission: other, ...why }
    expect((await (await server.holder()).post(path, ofAnother)).json).toEqual({
      missing: 2,
    })
    expect((await who.get(bounty)).json.status).toBe('in_review')
    const { json } = await hunter.post(path, { submission: own, ...why })
    expect(json).toMatchObject({ missing: 0, proposal: expect.any(String) })
    expect((await who.get(bounty)).json.status).toBe('disputed')
  })

  test.each(['rejected', 'spam'])(
    'error: dispute_over, three days after it was %s',
    async (status) => {
      const { bounty, works } = await turnedDown(60_000, status)
      const holder = await server.holder()
      const body = { submission: works[0], ...why }
      server.clock.move(3 * day)
      expect(said(await holder.post(`${bounty}/dispute`, body))).toEqual([
        409,
        'dispute_over',
      ])
    },
  )
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BountyServer,
  cro,
  day,
  offer,
  said,
  startWithHunters,
} from '../../testing/bountyWorld.ts'
import { openBounties } from './openBounties.ts'

let server: BountyServer
beforeAll(async () => {
  server = await startWithHunters(20)
})
afterAll(() => server.close())

describe('what may not be opened', () => {
  test.each([
    ['bad_bounty', { ...offer, title: 'Draw' }],
    [
      'bad_bounty',
      { ...offer, reward: { asset: 'CRO' as const, amount: '0' } },
    ],
    ['bad_bounty', { ...offer, winnersMax: 6 }],
    ['body_too_long', { ...offer, description: 'x'.repeat(10_001) }],
    [
      'link_blocked',
      { ...offer, description: `${offer.description} https://bit.ly/x` },
    ],
  ])('error: %s', async (code, words) => {
    const who = await server.person(server.moderator)
    const answer = await who.publish(words)
    expect(answer.json.code).toBe(code)
    const dates = who.datesFrom()
    const content = who.contentOf(words, dates)
    const check = { club: 'main', content }
    const { json } = await who.post('/api/bounties/check', check)
    expect(json.faults).not.toEqual([])
    expect(json.contentHash).toBe(undefined)
  })

  test.each([
    ['too soon', [0.5, 2, 3]],
    ['decided before it ends', [5, 4, 10]],
    ['decided 15 days later', [5, 20, 25]],
    ['paid 8 days later', [5, 10, 18.1]],
    ['91 days ahead', [91, 92, 93]],
  ])('B3.1.17 error: bad_dates, %s', async (_, days) => {
    const who = await server.person(server.moderator)
    const answer = await who.publish(offer, { dates: who.datesFrom(days) })
    expect(said(answer)).toEqual([400, 'bad_dates'])
  })

  test('B3.1.2 error: insufficient_vp, author_blocked, club_paused', async () => {
    const poor = await server.person()
    expect(said(await poor.publish())).toEqual([403, 'insufficient_vp'])
    const barred = await server.person(server.barred)
    expect(said(await barred.publish())).toEqual([403, 'author_blocked'])
    const who = await server.holder()
    const dates = who.datesFrom()
    const content = who.contentOf(offer, dates)
    const draft = (
      await who.post('/api/bounty-drafts', { club: 'paused', content })
    ).json.id
    const message = {
      ...who.messageOf(offer, dates, { club: 'paused' }),
      summary: who
        .messageOf(offer, dates)
        .summary.replace('Narwhal Club', 'Paused'),
    }
    const intent = await who.pay(draft, message.contentHash)
    const signature = await who.sign(message)
    const body = { draft, message, signature, intent }
    expect(said(await who.post('/api/bounties', body))).toEqual([
      409,
      'club_paused',
    ])
  })

  test('error: draft_not_found, fee_not_found', async () => {
    const [who, other] = [await server.holder(), await server.holder()]
    const dates = who.datesFrom()
    const draft = await who.write(offer, dates)
    const message = who.messageOf(offer, dates)
    const signature = await who.sign(message)
    const theirs = await other.pay(draft, message.contentHash)
    const body = { draft, message, signature, intent: theirs }
    expect(said(await who.post('/api/bounties', body))).toEqual([
      404,
      'fee_not_found',
    ])
    expect(said(await other.post('/api/bounties', body))).toEqual([
      404,
      'draft_not_found',
    ])
  })

  test('B3.1.12 error: payout_overdue, until it is paid', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const work = await hunter.submit(bounty)
    expect(said(await who.post(`${bounty}/close`, {}))[0]).toBe(200)
    expect(said(await who.award(bounty, [work, 10n * cro]))[0]).toBe(200)
    // The same words at another moment are another message.
    server.clock.move(60_000)
    expect((await who.publish()).status).toBe(200)
    server.clock.move(15 * day)
    await who.get('/api/auth/me')
    const told = await who.get(bounty)
    expect(told.json).toMatchObject({ status: 'awarded', badges: ['overdue'] })
    expect(said(await who.publish())).toEqual([403, 'payout_overdue'])
    const { json } = await who.get(`/api/people/${who.address}/bounties`)
    expect(json.author).toMatchObject({ opened: 2, overdue: 1 })
    // Fees go to the winner now: nobody can pay them, so nothing is owed.
    const { writes } = openBounties(server.app)
    const at = { now: server.clock.now(), treasury: hunter.address }
    expect(await writes.owes(who.address, at)).toBe(false)
    const other = { ...at, treasury: who.address }
    expect(await writes.owes(who.address, other)).toBe(true)
  })
})

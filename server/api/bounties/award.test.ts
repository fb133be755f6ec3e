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

const { decided } = actsOn(() => server)

describe('an award', () => {
  test('B3.1.7 default: winners share all of it, and everyone concerned is told', async () => {
    const { who, one, two, bounty, works } = await decided()
    const { json } = await who.get(bounty)
    expect(json).toMatchObject({
      status: 'awarded',
      counts: { submissions: 2, winners: 2, paid: 0 },
      award: {
        by: who.address,
        winners: [
          { submission: works[0], amount: String(6n * cro) },
          { submission: works[1], amount: String(4n * cro) },
        ],
      },
    })
    expect(await one.inbox()).toContain('awarded')
    expect(await two.inbox()).toContain('awarded')
    expect(said(await who.award(bounty, [works[0], 10n * cro]))).toEqual([
      409,
      'not_open',
    ])
    expect(said(await one.remove(`/api/submissions/${works[0]}`))).toEqual([
      409,
      'not_open',
    ])
    const review = { status: 'spam', publicReason: 'No more.' }
    expect(
      said(await who.post(`/api/submissions/${works[0]}/review`, review)),
    ).toEqual([409, 'not_open'])
  })

  test('B3.1.9 error: bad_award', async () => {
    const { who, bounty, works } = await decided({ award: false })
    const [a, b] = works
    const codes = []
    for (const winners of [
      [],
      [[a, 10n * cro - 1n]],
      [[a, 10n * cro + 1n]],
      [
        [a, 5n * cro],
        [a, 5n * cro],
      ],
      [
        [a, 10n * cro],
        [b, 0n],
      ],
    ] as [string, bigint][][]) {
      const { json } = await who.award(bounty, ...winners)
      codes.push([json.code, json.details.fault.code])
    }
    expect(codes).toEqual([
      ['bad_award', 'missing'],
      ['bad_award', 'sum'],
      ['bad_award', 'sum'],
      ['bad_award', 'repeated'],
      ['bad_award', 'nothing'],
    ])
  })

  test('B3.1.6 B3.1.7 error: still_open, submission_not_found, not_author', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const work = await hunter.submit(bounty)
    expect(said(await who.award(bounty, [work, 10n * cro]))).toEqual([
      409,
      'still_open',
    ])
    await who.post(`${bounty}/close`)
    expect(said(await hunter.award(bounty, [work, 10n * cro]))).toEqual([
      403,
      'not_author',
    ])
    const none = '00000000-0000-4000-8000-000000000000'
    expect(said(await who.award(bounty, [none, 10n * cro]))).toEqual([
      404,
      'submission_not_found',
    ])
    const moderator = await server.person(server.moderator)
    expect(said(await moderator.award(bounty, [work, 10n * cro]))).toEqual([
      403,
      'not_author',
    ])
  })

  test('B3.1.8 behavior: where its author is silent, who looks after the club decides', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const work = await hunter.submit(bounty)
    server.clock.move(11 * day)
    const moderator = await server.person(server.moderator)
    expect(said(await moderator.award(bounty, [work, 10n * cro]))).toEqual([
      200,
      undefined,
    ])
    const { json } = await who.get(bounty)
    expect(json).toMatchObject({ award: { by: moderator.address }, badges: [] })
    // As long after as its author had promised.
    expect(Date.parse(json.payBy)).toBeGreaterThan(server.clock.now() + 4 * day)
    expect(await who.inbox()).toContain('awarded')
  })

  test('error: what expired long ago, or without work, is over', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const work = await hunter.submit(bounty)
    server.clock.move(25 * day)
    const moderator = await server.person(server.moderator)
    expect(said(await moderator.award(bounty, [work, 10n * cro]))).toEqual([
      403,
      'not_author',
    ])
    expect(said(await who.award(bounty, [work, 10n * cro]))).toEqual([
      409,
      'not_open',
    ])
  })

  test('error: own_work: who looks after the club does not decide about their own', async () => {
    const [who, moderator] = [
      await server.holder(),
      await server.person(server.moderator),
    ]
    const other = await server.person()
    const bounty = await who.open()
    const [own, rival] = [
      await moderator.submit(bounty),
      await other.submit(bounty),
    ]
    server.clock.move(11 * day)
    expect(said(await moderator.award(bounty, [own, 10n * cro]))).toEqual([
      403,
      'own_work',
    ])
    expect(
      said(
        await moderator.post(`/api/submissions/${rival}/review`, {
          status: 'rejected',
          publicReason: 'Mine is better.',
        }),
      ),
    ).toEqual([403, 'own_work'])
    await moderator.remove(`/api/submissions/${own}`)
    const admin = await server.person(server.admin)
    expect(said(await admin.award(bounty, [rival, 10n * cro]))).toEqual([
      403,
      'fresh_signature_needed',
    ])
    await admin.elevate()
    expect(said(await admin.award(bounty, [rival, 10n * cro]))).toEqual([
      200,
      undefined,
    ])
  })
})

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

describe('a dispute', () => {
  test('B3.1.13 B3.1.14 default: one who worked has the club vote; nothing is decided meanwhile', async () => {
    const { who, one, two, bounty, works } = await decided({ award: false })
    await who.award(bounty, [works[0], 10n * cro])
    const body = { submission: works[1], ...why }
    const answer = await two.post(`${bounty}/dispute`, body)
    expect(answer.json).toMatchObject({ missing: 0 })
    const { proposal } = answer.json
    const told = await who.get(`/api/proposals/${proposal}`)
    expect(told.json).toMatchObject({
      kind: 'dispute',
      status: 'active',
      options: ['Yes', 'No'],
      title: expect.stringContaining('Should'),
    })
    expect(told.json.author).toBe(undefined)
    expect(told.json.fee).toBe(undefined)
    expect(Date.parse(told.json.end) - Date.parse(told.json.start)).toBe(
      3 * day,
    )
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'disputed',
      dispute: { submission: works[1], proposal, isUndone: false },
    })
    expect(await one.inbox()).toContain('disputed')
    const frozen = [409, 'bounty_disputed']
    expect(said(await who.award(bounty, [works[0], 10n * cro]))).toEqual(frozen)
    expect(said(await who.post(`${bounty}/cancel`, { reason: 'No.' }))).toEqual(
      frozen,
    )
    expect(
      said(
        await who.post(`/api/submissions/${works[0]}/review`, {
          status: 'submitted',
        }),
      ),
    ).toEqual(frozen)
    expect(said(await two.remove(`/api/submissions/${works[1]}`))).toEqual(
      frozen,
    )
    await expect(
      server.pays(one.address, works[0], paid(who, one, 10n * cro)),
    ).rejects.toEqual(refusal('bounty_disputed'))
    expect(said(await two.post(`${bounty}/dispute`, body))).toEqual(frozen)
  })

  test('B3.1.14 behavior: a yes undoes the award, and binds the next', async () => {
    const { who, one, two, bounty, works } = await decided({ award: false })
    await who.award(bounty, [works[0], 10n * cro])
    const body = { submission: works[1], ...why }
    await two.post(`${bounty}/dispute`, body)
    await vote(bounty, 2, 1)
    await server.settle()
    expect((await who.get(bounty)).json.status).toBe('disputed')
    server.clock.move(3 * day + 1_000)
    await server.settle()
    await server.settle()
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'in_review',
      dispute: { outcome: 'passed', isUndone: true },
      counts: { winners: 0 },
    })
    expect(said(await who.award(bounty, [works[0], 10n * cro]))).toEqual([
      409,
      'award_bound',
    ])
    const moderator = await server.person(server.moderator)
    expect(said(await moderator.award(bounty, [works[1], 10n * cro]))).toEqual([
      200,
      undefined,
    ])
    expect(said(await one.post(`${bounty}/dispute`, body))).toEqual([
      409,
      'dispute_before',
    ])
  })

  test('behavior: what was paid stays in the next award', async () => {
    const { who, one, bounty, works } = await decided()
    await server.pays(one.address, works[0], paid(who, one, 6n * cro))
    const body = { submission: works[1], ...why }
    await one.post(`${bounty}/dispute`, body)
    await vote(bounty, 1, 2)
    server.clock.move(3 * day + 1_000)
    await server.settle()
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'in_review',
      counts: { winners: 1, paid: 1 },
      dispute: { outcome: 'rejected', isUndone: true },
    })
    const bad = await who.award(bounty, [works[0], 10n * cro])
    expect(bad.json.details).toMatchObject({ fault: { code: 'paid' } })
  })

  test('behavior: without a clear yes or no it stands, and the time is given back', async () => {
    const { who, two, bounty, works } = await decided({ award: false })
    await who.award(bounty, [works[0], 10n * cro])
    const before = (await who.get(bounty)).json.award.payBy
    await two.post(`${bounty}/dispute`, { submission: works[1], ...why })
    server.clock.move(3 * day + 1_000)
    await server.settle()
    const { json } = await who.get(bounty)
    expect(json).toMatchObject({
      status: 'awarded',
      dispute: { outcome: 'no_votes', isUndone: false },
    })
    // In whole minutes.
    const given = Date.parse(json.award.payBy) - Date.parse(before)
    expect([3 * day, 3 * day + 60_000]).toContain(given)
  })

  test('error: author_blocked: what is said becomes words of a proposal', async () => {
    const { bounty, works } = await decided()
    const barred = await server.person(server.barred)
    const body = { submission: works[0], ...why }
    expect(said(await barred.post(`${bounty}/dispute`, body))).toEqual([
      403,
      'author_blocked',
    ])
  })

  test('B3.1.13 error: who may not, and what cannot be disputed', async () => {
    const { who, one, bounty, works } = await decided({ award: false })
    const path = `${bounty}/dispute`
    const body = { submission: works[0], ...why }
    expect(said(await who.post(path, body))).toEqual([403, 'own_bounty'])
    const poor = await server.person()
    expect(said(await poor.post(path, body))).toEqual([403, 'insufficient_vp'])
    expect(said(await one.post(path, body))).toEqual([409, 'dispute_too_early'])
    await who.award(bounty, [works[0], 6n * cro], [works[1], 4n * cro])
    expect(said(await one.post(path, { ...body, text: '   ' }))).toEqual([
      400,
      'reason_required',
    ])
    const text = 'Look at https://narwhal-airdrop.example/x'
    expect(said(await one.post(path, { ...body, text }))).toEqual([
      400,
      'link_blocked',
    ])
    const submission = '00000000-0000-4000-8000-000000000000'
    expect(said(await one.post(path, { ...body, submission }))).toEqual([
      404,
      'submission_not_found',
    ])
    await server.pays(one.address, works[0], paid(who, one, 6n * cro))
    expect(said(await one.post(path, body))).toEqual([409, 'share_paid'])
    server.clock.move(3 * day + 1_000)
    expect(
      said(await one.post(path, { ...body, submission: works[1] })),
    ).toEqual([409, 'dispute_over'])
  })

  test('error: index_behind opens no vote, and nothing is frozen', async () => {
    const { one, bounty, works, who } = await decided()
    await server.stand({ block: 10, head: 100 })
    const body = { submission: works[1], ...why }
    expect(said(await one.post(`${bounty}/dispute`, body))).toEqual([
      503,
      'index_behind',
    ])
    await server.stand()
    expect((await who.get(bounty)).json.status).toBe('awarded')
  })

  test('behavior: work that the club wants paid is not turned down, taken back or cancelled', async () => {
    const { who, two, bounty, works } = await decided({ award: false })
    const review = (status: string) =>
      who.post(`/api/submissions/${works[1]}/review`, {
        status,
        publicReason: 'It is not what I want.',
      })
    await review('spam')
    await who.award(bounty, [works[0], 10n * cro])
    for (const holder of [1, 2, 3])
      await (await server.holder()).post(`${bounty}/dispute`, {
        submission: works[1],
        text: `${why.text} ${holder}`,
      })
    await vote(bounty, 2, 1)
    server.clock.move(3 * day + 1_000)
    await server.settle()
    const bound = [409, 'award_bound']
    expect(said(await review('spam'))).toEqual(bound)
    expect(said(await review('rejected'))).toEqual(bound)
    expect(said(await two.remove(`/api/submissions/${works[1]}`))).toEqual(
      bound,
    )
    const moderator = await server.person(server.moderator)
    expect(
      said(await moderator.post(`${bounty}/cancel`, { reason: 'Enough.' })),
    ).toEqual(bound)
    expect(said(await who.award(bounty, [works[1], 10n * cro]))).toEqual([
      200,
      undefined,
    ])
  })
})

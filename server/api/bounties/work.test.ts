import { bountyLimits } from '@narwhal-club/core/bounties'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BountyServer,
  day,
  offer,
  said,
  startWithHunters,
} from '../../testing/bountyWorld.ts'

let server: BountyServer
beforeAll(async () => {
  server = await startWithHunters(20)
})
afterAll(() => server.close())

const text = 'Here is the banner.'

describe('work', () => {
  test('B3.2.14 default: it is handed in, changed, and taken back', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const id = await hunter.submit(bounty)
    const path = `/api/submissions/${id}`
    const better = { text: `${text} It is blue.`, links: [] }
    const changed = await hunter.put(path, better)
    expect(changed.json).toMatchObject({ version: 2, work: better })
    const { json } = await who.get(path)
    expect(json.versions.map((each: { text: string }) => each.text)).toEqual([
      better.text,
      text,
    ])
    expect((await who.get(bounty)).json.counts.submissions).toBe(1)
    expect((await hunter.get(bounty)).json.mine.submission).toBe(id)
    expect(await who.inbox()).toEqual(['submitted'])
    expect((await hunter.remove(path)).json).toEqual({ ok: true })
    expect((await who.get(bounty)).json.counts.submissions).toBe(0)
    expect(said(await who.get(path))).toEqual([404, 'submission_not_found'])
    expect(await who.inbox()).toEqual([])
    await hunter.submit(bounty)
  })

  test.each(['rejected', 'spam'])(
    'error: what was judged %s is not taken back, nor handed in again',
    async (status) => {
      const [who, hunter] = [await server.holder(), await server.person()]
      const bounty = await who.open()
      const path = `/api/submissions/${await hunter.submit(bounty)}`
      await who.post(`${path}/review`, { status, publicReason: 'No banner.' })
      expect(said(await hunter.remove(path))).toEqual([409, 'not_open'])
      const again = await hunter.post(`${bounty}/submissions`, {
        text,
        links: [],
      })
      expect(said(again)).toEqual([409, 'already_submitted'])
    },
  )

  test('B3.2.13 behavior: sent twice it is handed in once', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const id = '00000000-0000-4000-8000-0000000000aa'
    const body = { id, text, links: [] }
    const path = `${bounty}/submissions`
    const answers = await Promise.all([
      hunter.post(path, body),
      hunter.post(path, body),
    ])
    expect(answers.map(said)).toEqual([
      [200, undefined],
      [200, undefined],
    ])
    const other = await server.person()
    expect(said(await other.post(path, body))).toEqual([
      409,
      'submission_conflict',
    ])
    const more = { text: 'Something else.', links: [] }
    expect(said(await hunter.post(path, more))).toEqual([
      409,
      'already_submitted',
    ])
  })

  test('error: bounty_full, until some of it is marked as spam', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const first = await hunter.submit(bounty)
    await server.run(`insert into submissions
      (id, bounty, author, status, version, text, at)
      select gen_random_uuid(), bounty, '0x' || lpad(n::text, 40, '0'),
        case n when 1 then 'withdrawn' else status end, 1, text, at
      from submissions, generate_series(1, ${bountyLimits.works}) as n
      where id = '${first}'`)
    const body = { text, links: [] }
    const late = await server.person()
    const path = `${bounty}/submissions`
    expect(said(await late.post(path, body))).toEqual([409, 'bounty_full'])
    // Those who are in change theirs as ever.
    const edited = { text: `${text} Again.`, links: [] }
    expect((await hunter.put(`/api/submissions/${first}`, edited)).status).toBe(
      200,
    )
    const review = { status: 'spam', publicReason: 'It is the same again.' }
    await who.post(`/api/submissions/${first}/review`, review)
    await late.submit(bounty)
    expect(said(await (await server.person()).post(path, body))).toEqual([
      409,
      'bounty_full',
    ])
  })

  test('B3.2.11 behavior: a table of it, safe to open', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const id = await hunter.submit(bounty, '=SUM(A1:A9) is the banner')
    const review = { status: 'shortlisted', note: 'Good lines.' }
    await who.post(`/api/submissions/${id}/review`, review)
    const mine = await who.get(`${bounty}/submissions.csv`)
    expect(mine.text).toContain("'=SUM(A1:A9) is the banner")
    expect(mine.text).toContain('Good lines.')
    const theirs = await hunter.get(`${bounty}/submissions.csv`)
    expect(theirs.text).not.toContain('Good lines.')
  })

  test('B3.2.10 error: files are not taken', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const path = `${await who.open()}/submissions`
    const files = [{ name: 'banner.svg', data: 'PHN2Zz4=' }]
    const sent = await hunter.post(path, { text, links: [], files })
    expect(said(sent)).toEqual([400, 'invalid_body'])
  })

  test('error: bad_submission, link_blocked', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const path = `${await who.open()}/submissions`
    const send = (body: object) => hunter.post(path, body)
    expect(said(await send({ text: 'No.', links: [] }))).toEqual([
      400,
      'bad_submission',
    ])
    const links = ['https://narwhal-airdrop.example/x']
    expect(said(await send({ text, links }))).toEqual([400, 'link_blocked'])
  })

  test('B3.2.14 B3.2.15 error: own_bounty, bounty_treasury, author_blocked, insufficient_vp, not_open', async () => {
    const who = await server.holder()
    const bounty = await who.open()
    const path = `${bounty}/submissions`
    const body = { text, links: [] }
    const by = async (person: typeof who, at = path) =>
      said(await person.post(at, body))
    expect(await by(who)).toEqual([403, 'own_bounty'])
    const treasury = await server.person(server.admin)
    expect(await by(treasury)).toEqual([403, 'bounty_treasury'])
    const barred = await server.person(server.barred)
    expect(await by(barred)).toEqual([403, 'author_blocked'])
    server.clock.move(60_000)
    const dear = await who.open({ ...offer, minVp: 4 })
    const holder = await server.holder()
    expect(await by(holder, `${dear}/submissions`)).toEqual([
      403,
      'insufficient_vp',
    ])
    const id = await holder.submit(bounty)
    server.clock.move(6 * day)
    const poor = await server.person()
    expect(await by(poor)).toEqual([409, 'not_open'])
    expect(
      said(
        await holder.put(`/api/submissions/${id}`, {
          text: `${text}!`,
          links: [],
        }),
      ),
    ).toEqual([409, 'not_open'])
    const none = '/api/bounties/00000000-0000-4000-8000-000000000000'
    expect(await by(poor, `${none}/submissions`)).toEqual([
      404,
      'bounty_not_found',
    ])
  })

  test('error: what is not theirs', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const id = await hunter.submit(await who.open())
    const path = `/api/submissions/${id}`
    expect(said(await who.put(path, { text, links: [] }))).toEqual([
      403,
      'not_author',
    ])
    expect(said(await who.remove(path))).toEqual([403, 'not_author'])
    const none = '/api/submissions/00000000-0000-4000-8000-000000000000'
    expect(said(await hunter.put(none, { text, links: [] }))).toEqual([
      404,
      'submission_not_found',
    ])
  })

  test('error: submission_full', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const id = await hunter.submit(await who.open())
    await server.run(`update submissions set version = 50 where id = '${id}'`)
    const body = { text: `${text} Again.`, links: [] }
    expect(said(await hunter.put(`/api/submissions/${id}`, body))).toEqual([
      409,
      'submission_full',
    ])
  })

  test('error: submission_full, also of who takes it back to hand it in again', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const id = await hunter.submit(bounty)
    await server.run(`update submissions set version = 50 where id = '${id}'`)
    await hunter.remove(`/api/submissions/${id}`)
    const again = { text, links: [] }
    expect(said(await hunter.post(`${bounty}/submissions`, again))).toEqual([
      409,
      'submission_full',
    ])
  })
})

describe('reviews', () => {
  test('B3.2.12 default: what turns work down says why, and its author hears of it', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const id = await hunter.submit(await who.open())
    const path = `/api/submissions/${id}/review`
    expect(said(await who.post(path, { status: 'rejected' }))).toEqual([
      400,
      'reason_required',
    ])
    const publicReason = 'It is no banner.'
    const { json } = await who.post(path, { status: 'rejected', publicReason })
    expect(json).toMatchObject({ status: 'rejected', publicReason })
    expect(await hunter.inbox()).toEqual(['reviewed'])
    expect(said(await hunter.post(path, { status: 'shortlisted' }))).toEqual([
      403,
      'not_author',
    ])
    const moderator = await server.person(server.moderator)
    expect(said(await moderator.post(path, { status: 'submitted' }))).toEqual([
      403,
      'not_author',
    ])
    const body = { text: `${text} Better.`, links: [] }
    expect(said(await hunter.put(`/api/submissions/${id}`, body))).toEqual([
      409,
      'not_open',
    ])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BountyServer,
  cro,
  day,
  idOf,
  offer,
  said,
  startWithHunters,
} from '../../testing/bountyWorld.ts'

let server: BountyServer
beforeAll(async () => {
  server = await startWithHunters(40)
})
afterAll(() => server.close())

const text = 'Here is the banner.'

describe('work', () => {
  test('default: it is handed in, changed, and taken back', async () => {
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

  test('behavior: sent twice it is handed in once', async () => {
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

  test('behavior: until the deadline others see none of it', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const visitor = await server.person()
    const visibility = 'after_deadline' as const
    const bounty = await who.open({ ...offer, visibility })
    await hunter.submit(bounty)
    const list = `${bounty}/submissions`
    const seen = async (person: typeof who) =>
      (await person.get(list)).json.rows[0].work
    expect(await seen(who)).toMatchObject({ text })
    expect(await seen(hunter)).toMatchObject({ text })
    expect(await seen(visitor)).toBe(undefined)
    await who.post(`${bounty}/close`)
    expect(await seen(visitor)).toMatchObject({ text })
  })

  test('behavior: a table of it, safe to open', async () => {
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

  test('error: own_bounty, bounty_treasury, author_blocked, insufficient_vp, not_open', async () => {
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
})

describe('reviews', () => {
  test('default: what turns work down says why, and its author hears of it', async () => {
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

describe('changes', () => {
  test('default: a new version says it better, pays more and ends later', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const dates = who.datesFrom()
    const bounty = await who.open(offer, { dates })
    await hunter.submit(bounty)
    const { signed } = (await who.get(bounty)).json
    const words = {
      ...offer,
      title: 'Draw the summer banner',
      reward: { asset: 'CRO' as const, amount: '12' },
    }
    const later = who.datesFrom([6, 11, 16])
    const message = who.messageOf(words, later, {
      version: 2,
      replaces: signed.digest,
    })
    const content = who.contentOf(words, later)
    const body = { content, message, signature: await who.sign(message) }
    expect(said(await hunter.put(bounty, body))).toEqual([403, 'not_author'])
    expect(said(await who.put(bounty, body))).toEqual([200, undefined])
    expect((await who.get(bounty)).json).toMatchObject({
      version: 2,
      title: words.title,
      reward: { amount: String(12n * cro) },
      submitBy: new Date(later.submitBy).toISOString(),
    })
    const { json } = await who.get(`${bounty}/versions`)
    expect(json.rows.map((each: { title: string }) => each.title)).toEqual([
      words.title,
      offer.title,
    ])
    expect(await hunter.inbox()).toEqual(['changed'])
  })

  test.each([
    [
      'bad_bounty',
      { reward: { asset: 'CRO' as const, amount: '9' } },
      [5, 10, 15],
    ],
    ['bad_bounty', { winnersMax: 3 }, [5, 10, 15]],
    ['bad_bounty', { minVp: 1 }, [5, 10, 15]],
    ['bad_dates', {}, [4, 10, 15]],
  ])('error: %s, %j', async (code, change, days) => {
    const who = await server.holder()
    const bounty = await who.open(offer)
    const { signed } = (await who.get(bounty)).json
    const words = { ...offer, ...change }
    const dates = who.datesFrom(days)
    const message = who.messageOf(words, dates, {
      version: 2,
      replaces: signed.digest,
    })
    const content = who.contentOf(words, dates)
    const body = { content, message, signature: await who.sign(message) }
    expect((await who.put(bounty, body)).json.code).toBe(code)
  })

  test('error: version_limit', async () => {
    const who = await server.holder()
    const bounty = await who.open()
    await server.run(
      `update bounties set version = 20 where id = '${idOf(bounty)}'`,
    )
    const dates = who.datesFrom()
    const message = who.messageOf(offer, dates, { version: 21 })
    const content = who.contentOf(offer, dates)
    const body = { content, message, signature: await who.sign(message) }
    expect(said(await who.put(bounty, body))).toEqual([409, 'version_limit'])
  })

  test('default: dates are extended without a signature, and never shortened', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const dates = who.datesFrom()
    const bounty = await who.open(offer, { dates })
    await hunter.submit(bounty)
    const path = `${bounty}/extend`
    const body = (each: typeof dates) => ({
      submitBy: new Date(each.submitBy).toISOString(),
      decideBy: new Date(each.decideBy).toISOString(),
      payBy: new Date(each.payBy).toISOString(),
    })
    const later = {
      submitBy: dates.submitBy + day,
      decideBy: dates.decideBy + day,
      payBy: dates.payBy + day,
    }
    expect((await who.post(path, body(later))).json).toEqual({ ok: true })
    expect(await hunter.inbox()).toEqual(['changed'])
    expect(said(await who.post(path, body(dates)))).toEqual([400, 'bad_dates'])
    expect(said(await hunter.post(path, body(later)))).toEqual([
      403,
      'not_author',
    ])
    await who.post(`${bounty}/close`)
    expect(said(await who.post(path, body(later)))).toEqual([409, 'not_open'])
    expect(said(await who.post(`${bounty}/close`))).toEqual([409, 'not_open'])
  })

  test('default: it is cancelled by its author while nobody has worked', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const path = `${bounty}/cancel`
    const reason = 'It was drawn already.'
    expect(said(await who.post(path, { reason: '   ' }))).toEqual([
      400,
      'reason_required',
    ])
    await hunter.submit(bounty)
    expect(said(await who.post(path, { reason }))).toEqual([
      403,
      'has_submissions',
    ])
    expect(said(await hunter.post(path, { reason }))).toEqual([
      403,
      'not_author',
    ])
    const moderator = await server.person(server.moderator)
    expect((await moderator.post(path, { reason })).json).toEqual({ ok: true })
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'cancelled',
      cancelled: { reason, by: moderator.address },
    })
    expect(said(await moderator.post(path, { reason }))).toEqual([
      409,
      'not_open',
    ])
    server.clock.move(60_000)
    const other = await who.open()
    expect((await who.post(`${other}/cancel`, { reason })).json).toEqual({
      ok: true,
    })
  })
})

describe('moments', () => {
  test('default: whom each concerns is told, once it is that moment', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    await hunter.submit(bounty)
    await server.moments(bounty)
    expect(await hunter.inbox()).toEqual([])
    server.clock.move(4.5 * day)
    await server.moments(bounty)
    expect(await hunter.inbox()).toEqual(['deadline'])
    expect(await who.inbox()).toEqual(['submitted'])
    server.clock.move(day)
    await server.moments(bounty)
    expect(await who.inbox()).toEqual(['deadline', 'submitted'])
    expect((await who.get(bounty)).json.status).toBe('in_review')
    server.clock.move(5 * day)
    await server.moments(bounty)
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'expired',
      badges: ['undecided'],
    })
    expect(await hunter.inbox()).toEqual(['deadline'])
  })
})

describe('lists', () => {
  test('default: pages of any order and filter have each once', async () => {
    const who = await server.holder()
    const mine = []
    for (const amount of ['1', '3', '2']) {
      server.clock.move(60_000)
      const reward = { asset: 'TOKEN' as const, amount }
      const skills = [`kite ${amount}`]
      mine.push(await who.open({ ...offer, reward, skills }))
    }
    const hunter = await server.person()
    await hunter.submit(mine[0] as string)
    const list = async (query: string) => {
      const ids: string[] = []
      for (let cursor = ''; ; ) {
        const at = `/api/clubs/main/bounties?author=${who.address}&limit=1${query}${cursor}`
        const { json } = await who.get(at)
        ids.push(...json.rows.map(({ id }: { id: string }) => id))
        if (!json.next) return ids
        cursor = `&cursor=${json.next}`
      }
    }
    const [a, b, c] = mine.map(idOf)
    expect(await list('')).toEqual([c, b, a])
    expect(await list('&sort=reward')).toEqual([b, c, a])
    expect((await list('&sort=work'))[0]).toBe(a)
    expect(await list('&sort=deadline')).toEqual([a, b, c])
    expect(await list('&skill=Kite%203')).toEqual([b])
    expect(await list('&state=open&asset=TOKEN')).toEqual([c, b, a])
    expect(await list('&asset=CRO')).toEqual([])
    expect(await list(`&hunter=${hunter.address}`)).toEqual([a])
    expect(await list('&mine=true&q=spring')).toEqual([c, b, a])
    expect(said(await who.get('/api/bounties?club=none'))).toEqual([
      404,
      'club_not_found',
    ])
    const club = await who.get('/api/clubs/main')
    const open = await who.get('/api/bounties?state=open&limit=1')
    expect(club.json.counts.bounties).toBe(open.json.total)
  })

  test('behavior: each read is one statement at most', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const id = await hunter.submit(bounty)
    const paths = [
      '/api/bounties?sort=deadline',
      bounty,
      `${bounty}/versions`,
      `${bounty}/submissions`,
      `${bounty}/comments`,
      `/api/submissions/${id}`,
      `/api/people/${who.address}/bounties`,
    ]
    for (const path of paths) {
      await who.get('/api/auth/me')
      const before = server.statements()
      const { status } = await who.get(path)
      expect([path, status, server.statements() - before <= 2]).toEqual([
        path,
        200,
        true,
      ])
    }
  })
})

describe('comments', () => {
  test('default: they stand below a bounty as below a proposal', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const path = `${bounty}/comments`
    const { json } = await hunter.post(path, { text: 'In which colours?' })
    const replyTo = json.id
    await who.post(path, { text: 'In blue.', replyTo })
    const told = await who.get(path)
    expect(told.json).toMatchObject({
      comments: 2,
      rows: [{ id: replyTo, replyCount: 1 }],
    })
    expect(told.json.rows[0].votingPower).toBe(undefined)
    expect((await who.get(bounty)).json.counts.comments).toBe(2)
    const inbox = await hunter.get('/api/inbox')
    expect(inbox.json.rows[0]).toMatchObject({
      kind: 'reply',
      bounty: { id: idOf(bounty) },
    })
    const none = '/api/bounties/00000000-0000-4000-8000-000000000000/comments'
    expect(said(await who.get(none))).toEqual([404, 'bounty_not_found'])
    expect(said(await who.post(none, { text: 'Hm.' }))).toEqual([
      404,
      'bounty_not_found',
    ])
    await who.post(`${bounty}/close`)
    expect((await who.get(bounty)).json.counts.comments).toBe(2)
  })
})

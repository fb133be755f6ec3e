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
  server = await startWithHunters(20)
})
afterAll(() => server.close())

describe('changes', () => {
  test('B3.1.4 default: a new version says it better, pays more and ends later', async () => {
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
  ])('B3.1.4 error: %s, %j', async (code, change, days) => {
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

  test('behavior: a new version is looked at before it is signed', async () => {
    const who = await server.holder()
    const dates = who.datesFrom()
    const bounty = await who.open(offer, { dates })
    const look = async (words: typeof offer, at = dates, of = bounty) => {
      const content = who.contentOf(words, at)
      const body = { club: 'main', content, bounty: idOf(of) }
      return (await who.post('/api/bounties/check', body)).json
    }
    const better = { ...offer, title: 'Draw the summer banner' }
    const { contentHash } = who.messageOf(better, dates, { version: 2 })
    // A few hours before its end no draft would be sound: a new version is.
    server.clock.move(4.9 * day)
    expect(await look(better)).toMatchObject({ faults: [], contentHash })
    const shorter = { ...dates, submitBy: dates.submitBy - 60_000 }
    const worse = { ...offer, reward: { ...offer.reward, amount: '9' } }
    expect((await look(worse, shorter)).faults).toEqual([
      { field: 'reward', code: 'lowered' },
      { field: 'submitBy', code: 'lowered', limit: dates.submitBy },
    ])
    const nowhere = `/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`
    expect((await look(better, dates, nowhere)).code).toBe('bounty_not_found')
  })

  test('default: its dates are a file for calendars, each an event', async () => {
    const who = await server.holder()
    const dates = who.datesFrom()
    const bounty = await who.open(offer, { dates })
    const { text, headers } = await who.get(`${bounty}/calendar.ics`)
    expect(headers['content-type']).toContain('text/calendar')
    const starts = [...text.matchAll(/^DTSTART:(.+)\r$/gm)].map(
      ([, start]) => start,
    )
    const stamps = Object.values(dates).map((at) =>
      new Date(at).toISOString().replace(/[-:]|\.000/g, ''),
    )
    expect(starts).toEqual(stamps)
    expect(text).toContain(`SUMMARY:Paid by: ${offer.title}`)
    expect(new Set(text.match(/^UID:.+$/gm)).size).toBe(3)
    await who.post(`${bounty}/cancel`, { reason: 'It was drawn already.' })
    const after = await who.get(`${bounty}/calendar.ics`)
    expect(after.text.match(/^STATUS:CANCELLED/gm)).toHaveLength(3)
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

  test('B3.1.3 default: dates are extended without a signature, and never shortened', async () => {
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

  test('B3.1.15 default: it is cancelled by its author while nobody has worked', async () => {
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
  test('B3.1.5 B3.1.16 default: whom each concerns is told, once it is that moment', async () => {
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

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { movableClock } from '../../testing/clock.ts'
import { type PaperServer, startOnPaper } from '../../testing/paperIndex.ts'
import {
  type Author,
  at,
  newAccount,
  openAuthor,
  said,
  words,
} from '../../testing/proposing.ts'
import { rowsOf } from '../../testing/rows.ts'

const day = 86_400
const [admin, moderator, poor, ...holders] = Array.from(
  { length: 30 },
  newAccount,
)
type Account = (typeof holders)[number]
const clock = movableClock()
let server: PaperServer
let next = 0

beforeAll(async () => {
  server = await startOnPaper(
    holders.map((account) => ({ owner: at(account), nfts: 50 })),
    {
      clock,
      record: { ADMINS: at(admin as Account) },
      extras: {
        clubs: (own) => [{ ...own, moderators: [at(moderator as Account)] }],
      },
    },
  )
})
afterAll(() => server.close())

const author = () => {
  clock.move(3 * 3_600_000)
  return openAuthor(server, holders[next++])
}

/** A proposal that is not voted on yet. */
async function pending(who: Author) {
  const earliestStart = who.nowInSeconds() + day
  const { json } = await who.publish(words, { earliestStart })
  const path = `/api/proposals/${json.id}`
  const { signed } = (await who.get(path)).json
  return { path, earliestStart, digest: signed.digest, json }
}

async function edit(
  who: Author,
  of: Awaited<ReturnType<typeof pending>>,
  bend: Parameters<Author['messageOf']>[1] = {},
  content = { ...words, body: `${words.body} And a sail.` },
) {
  const { earliestStart, digest: replaces } = of
  const usual = { version: 2, replaces, earliestStart }
  const message = who.messageOf(content, { ...usual, ...bend })
  const signature = await who.sign(message)
  return await who.put(of.path, { content, message, signature })
}

describe('table U', () => {
  test('U an edit is a version of its own; what was frozen stays', async () => {
    const who = await author()
    const of = await pending(who)
    const before = (await who.get(of.path)).json
    expect((await edit(who, of)).status).toBe(200)
    const after = (await who.get(of.path)).json
    expect(after).toMatchObject({ version: 2, snapshot: before.snapshot })
    expect(after.body).toBe(`${words.body} And a sail.`)
    const { rows } = (await who.get(`${of.path}/versions`)).json
    expect(rows.map(({ version }: { version: number }) => version)).toEqual([
      2, 1,
    ])
    expect(rows[0].signed.message.replaces).toBe(rows[1].signed.digest)
    const diff = (await who.get(`${of.path}/diff?from=1&to=2`)).json
    expect(diff.body).toEqual([
      { is: 'same', text: words.body },
      { is: 'added', text: ' And a sail.' },
    ])
    const none = await who.get(`${of.path}/diff?from=1&to=3`)
    expect(said(none)).toEqual([404, 'version_not_found'])
  })

  test('U1 only its author', async () => {
    const who = await author()
    const of = await pending(who)
    const other = await author()
    expect(said(await edit(other, of))).toEqual([403, 'not_author'])
  })

  test('U2 only before it is voted on, by the server’s clock', async () => {
    const who = await author()
    const of = await pending(who)
    clock.move((day - 3) * 1_000)
    const later = await openAuthor(server, who.account)
    clock.move(5_000)
    expect(said(await edit(later, of))).toEqual([409, 'not_open'])
  })

  test.each([
    ['another version', { version: 3 }, 400, 'bad_envelope'],
    [
      'what replaces another',
      { replaces: `0x${'1'.repeat(64)}` },
      400,
      'bad_envelope',
    ],
    ['a shorter time', { duration: 259_140 }, 400, 'bad_schedule'],
    [
      'other words',
      { contentHash: `0x${'1'.repeat(64)}` },
      409,
      'content_changed',
    ],
  ] as const)('U3 %s', async (_, bend, status, code) => {
    const who = await author()
    const of = await pending(who)
    expect(said(await edit(who, of, bend as object))).toEqual([status, code])
  })

  test('U3 a vote on what was frozen is not put off for ever', async () => {
    const who = await author()
    const published = who.nowInSeconds()
    const of = await pending(who)
    clock.move((day / 2) * 1_000)
    const later = await openAuthor(server, who.account)
    const put = (days: number) =>
      edit(later, of, { earliestStart: published + days * day })
    const refused = await put(30.4)
    expect(said(refused)).toEqual([400, 'bad_schedule'])
    expect(refused.json.details.faults).toMatchObject([
      { field: 'earliestStart', code: 'too_far' },
    ])
    expect((await put(29.9)).status).toBe(200)
  })

  test('U3 it is not changed without end', async () => {
    const who = await author()
    let of = await pending(who)
    const limit = 20
    for (let version = 2; version <= limit + 1; version++) {
      const answer = await edit(who, of, { version })
      expect([version, ...said(answer)].slice(0, 2)).toEqual([
        version,
        version <= limit ? 200 : 409,
      ])
      if (version > limit) expect(answer.json.code).toBe('version_limit')
      const { signed } = (await who.get(of.path)).json
      of = { ...of, digest: signed.digest }
    }
  })

  test('U3 an earlier start, and the same edit twice', async () => {
    const who = await author()
    const of = await pending(who)
    const earlier = { earliestStart: of.earliestStart - 60 }
    expect(said(await edit(who, of, earlier))).toEqual([400, 'bad_schedule'])
    const both = await Promise.all([edit(who, of), edit(who, of)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

describe('table D', () => {
  const cancel = (who: Author, path: string) =>
    who.post(`${path}/cancel`, { reason: 'Asked for twice.' })

  test('D1 its author before voting, and no one else', async () => {
    const who = await author()
    const { path } = await pending(who)
    const other = await author()
    expect(said(await cancel(other, path))).toEqual([403, 'not_author'])
    expect((await cancel(who, path)).status).toBe(200)
    const told = (await other.get(path)).json
    expect(told).toMatchObject({
      status: 'closed',
      outcome: 'cancelled',
      cancelled: { by: at(who.account), reason: 'Asked for twice.' },
    })
    expect(said(await cancel(who, path))).toEqual([409, 'not_open'])
  })

  test('D1 who looks after the club, while it is voted on; it is audited', async () => {
    for (const account of [moderator, admin]) {
      const who = await author()
      const { json } = await who.publish()
      const path = `/api/proposals/${json.id}`
      expect(said(await cancel(who, path))).toEqual([403, 'not_moderator'])
      const other = await openAuthor(server, account)
      expect((await other.get(path)).json.mine.isModerator).toBe(true)
      expect((await cancel(other, path)).status).toBe(200)
      const lines = (await rowsOf(server.database, 'ledger_entries')) as {
        kind: string
        payload: string
      }[]
      const line = lines.find(({ payload }) => payload.includes(json.id))
      expect(line?.kind).toBe('proposal.cancelled')
      expect(JSON.parse(line?.payload ?? '{}')).toEqual({
        by: at(account as Account),
        to: json.id,
        reason: 'Asked for twice.',
      })
    }
  })

  test('D2 one that is not there', async () => {
    const who = await author()
    const path = '/api/proposals/00000000-0000-4000-8000-000000000000'
    expect(said(await cancel(who, path))).toEqual([404, 'proposal_not_found'])
  })
})

describe('table F', () => {
  test('F1, F2 a flag is a moderator’s, once, and can be taken back', async () => {
    const who = await author()
    const { json } = await who.publish()
    const path = `/api/proposals/${json.id}`
    const flag = (by: Author) => by.post(`${path}/flag`, { reason: 'A scam.' })
    expect(said(await flag(who))).toEqual([403, 'not_moderator'])
    const look = await openAuthor(server, moderator)
    expect((await flag(look)).status).toBe(200)
    expect(said(await flag(look))).toEqual([409, 'already_flagged'])
    expect((await who.get(path)).json.flagReason).toBe('A scam.')
    const clear = (by: Author) => by.browser.send('DELETE', `${path}/flag`)
    expect(said(await clear(who))).toEqual([403, 'not_moderator'])
    expect((await clear(look)).status).toBe(200)
    expect((await who.get(path)).json).not.toHaveProperty('flagReason')
  })

  test('three holders report it, each once, until a moderator looks', async () => {
    const who = await author()
    const { json } = await who.publish()
    const path = `/api/proposals/${json.id}`
    const report = (by: Author) => by.post(`${path}/report`, { reason: 'spam' })
    const others = [await author(), await author(), await author()]
    for (const [index, other] of others.entries()) {
      expect((await report(other)).status).toBe(200)
      expect((await report(other)).status).toBe(200)
      const told = (await other.get(path)).json
      expect([told.reports, told.reported]).toEqual([index + 1, index === 2])
      expect(told.mine.reported).toBe(true)
    }
    const none = await report(await openAuthor(server, poor))
    expect(said(none)).toEqual([403, 'insufficient_vp'])
    const look = await openAuthor(server, moderator)
    await look.browser.send('DELETE', `${path}/flag`)
    expect((await who.get(path)).json).toMatchObject({
      reports: 0,
      reported: false,
    })
  })
})

describe('before', () => {
  test('a check says what publishing would, and keeps nothing', async () => {
    const who = await author()
    const check = (content: object) =>
      who.post('/api/proposals/check', { club: 'main', content })
    const good = (await check(words)).json
    expect(good).toMatchObject({ faults: [], newHosts: [] })
    expect(good.contentHash).toBe(who.messageOf(words).contentHash)
    expect(good.duplicates[0]).toMatchObject({ why: 'alike', similarity: 1 })
    const body = `${words.body} https://new.example/ http://old.example/`
    const bad = (await check({ ...words, title: 'x', duration: 60 })).json
    expect(bad.faults).toMatchObject([
      { field: 'title', code: 'too_short', limit: 5 },
      { field: 'duration', code: 'too_short' },
    ])
    expect(bad).not.toHaveProperty('contentHash')
    const linked = (await check({ ...words, body })).json
    expect(linked.newHosts).toEqual(['new.example'])
    expect(linked.faults).toMatchObject([{ field: 'body', code: 'scheme' }])
    expect((await check({ ...words, body })).json).toEqual(linked)
  })

  test('a check has turns of its own: of one source few at a time', async () => {
    const who = await author()
    const check = () =>
      who.post('/api/proposals/check', { club: 'main', content: words })
    const many = await Promise.all(Array.from({ length: 30 }, check))
    const told = many.map(({ status, json }) => `${status} ${json.code ?? ''}`)
    expect(new Set(told)).toEqual(new Set(['200 ', '429 rate_limited']))
    expect(told.filter((each) => each === '200 ').length).toBeLessThan(15)
    expect((await check()).status).toBe(200)
  })

  test('eligibility: all that is in the way, of any wallet', async () => {
    const who = await author()
    const ask = (by: Author['get'], as = '') =>
      by(`/api/eligibility?club=main&action=propose${as}`)
    expect((await ask(who.get)).json).toEqual({
      ok: true,
      address: at(who.account),
      have: 50,
      need: 50,
      why: [],
    })
    const other = await ask(who.get, `&as=${at(poor as Account)}`)
    expect(other.json).toMatchObject({
      ok: false,
      have: 0,
      why: [{ code: 'insufficient_vp', missing: 50 }],
    })
    await who.publish()
    await who.publish({ ...words, title: 'A second' })
    const full = (await ask(who.get)).json
    expect(full.why).toMatchObject([{ code: 'proposal_limit' }])
  })
})

describe('lists', () => {
  test('each is one statement; so is a proposal', async () => {
    const who = await author()
    const { json } = await who.publish()
    for (const path of [
      '/api/proposals?sort=ending&q=relay',
      '/api/clubs/main/proposals?status=active&mine=true',
      `/api/proposals/${json.id}`,
      `/api/proposals/${json.id}/voters`,
      '/api/clubs/main/feed.xml',
    ]) {
      const before = server.statements()
      expect((await who.get(path)).status).toBe(200)
      expect([path, server.statements() - before]).toEqual([path, 1])
    }
    const mine = await who.get('/api/proposals?mine=true')
    expect(mine.json).toMatchObject({ total: 1, rows: [{ id: json.id }] })
    expect((await who.get('/api/proposals?voted=yes')).json.total).toBe(0)
    const club = (await who.get('/api/clubs/main')).json.counts.proposals
    const all = (await who.get('/api/proposals')).json.total
    expect(club.pending + club.active + club.closed).toBe(all)
  })

  test('the forms: voters as a table, a calendar, a feed', async () => {
    const who = await author()
    const title =
      'Fish, ships; and <b>"sails"</b> for 雪 & everyone who is here'
    const { json } = await who.publish({ ...words, title })
    const path = `/api/proposals/${json.id}`
    const table = await who.get(`${path}/voters.csv`)
    expect(table.text.split('\r\n')).toHaveLength(holders.length + 2)
    const { text, headers } = await who.get(`${path}/calendar.ics`)
    expect(headers['content-type']).toContain('text/calendar')
    const lines = text.split('\r\n')
    for (const line of lines)
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:Fish\\, ships\\; and <b>"sails"</b> for 雪 & everyone',
    )
    const feed = (await who.get('/api/clubs/main/feed.xml')).text
    expect(feed).toContain('&lt;b&gt;&quot;sails&quot;&lt;/b&gt; for 雪 &amp;')
  })

  test.each(['newest', 'ending', 'votes', 'close'])(
    'sorted by %s, page by page',
    async (sort) => {
      const { get } = await openAuthor(server, poor)
      const found: string[] = []
      let cursor = ''
      let total = 0
      do {
        const { json } = await get(
          `/api/proposals?sort=${sort}&limit=3${cursor}`,
        )
        total = json.total
        found.push(...json.rows.map(({ id }: { id: string }) => id))
        cursor = json.next ? `&cursor=${json.next}` : ''
      } while (cursor)
      expect([new Set(found).size, found.length]).toEqual([total, total])
    },
  )
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { movableClock } from '../../testing/clock.ts'
import { eventually } from '../../testing/eventually.ts'
import { type PaperServer, startOnPaper } from '../../testing/paperIndex.ts'
import {
  type Author,
  at,
  newAccount,
  openAuthor,
  said,
  words,
} from '../../testing/proposing.ts'
import { keptEntries, keptFor } from './inbox.ports.ts'
import { momentWork } from './news.ts'

const hour = 3_600_000
const day = 24 * hour
const accounts = Array.from({ length: 24 }, newAccount)
const [admin, ann, bob, cleo, ...proposers] = accounts as [
  Account,
  Account,
  Account,
  Account,
  ...Account[],
]
type Account = ReturnType<typeof newAccount>

const clock = movableClock()
let server: PaperServer
let next = 0
beforeAll(async () => {
  const stays = [
    ...proposers.map((account) => ({ owner: at(account), nfts: 50 })),
    { owner: at(ann), nfts: 3 },
    { owner: at(cleo), nfts: 1 },
  ]
  server = await startOnPaper(stays, { clock, record: { ADMINS: at(admin) } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.run('delete from inbox_entries')
  await server.run('delete from inbox_switches')
  await server.run('delete from club_follows')
  await server.run(`delete from due_jobs where name = '${momentWork}'`)
  clock.move(day)
})

const author = () => openAuthor(server, proposers[next++])
async function member(account: Account) {
  const who = await openAuthor(server, account)
  const path = '/api/inbox'
  return Object.assign(who, {
    follow: () => who.post('/api/clubs/main/follow'),
    list: async (query = '') => (await who.get(path + query)).json,
    read: async (body: object) => (await who.post(`${path}/read`, body)).json,
    awaiting: async () => (await who.get(`${path}/awaiting`)).json,
    switchOff: async (...kinds: string[]) => {
      const { json } = await who.get(`${path}/switches`)
      const off = Object.fromEntries(kinds.map((kind) => [kind, false]))
      return (await who.put(`${path}/switches`, { ...json, ...off })).json
    },
  })
}
/** Waits until all that is due by now is done. */
const settled = () =>
  eventually(async () => {
    server.app.jobs.wake('due')
    const counts = (await server.app.dueRows.counts()).get(momentWork)
    expect(+(counts?.oldest ?? Number.POSITIVE_INFINITY)).toBeGreaterThan(
      clock.now(),
    )
    expect(counts?.dead ?? 0).toBe(0)
    const { rows } = await server.run(
      `select 1 from due_jobs where locked_until is not null`,
    )
    expect(rows).toEqual([])
  })
const kindsOf = ({ rows }: { rows: { kind: string }[] }) =>
  rows.map(({ kind }) => kind)

/** A proposal that is voted on in a day, and until three days after. */
async function pending(who: Author) {
  const earliestStart = who.nowInSeconds() + day / 1_000
  const { json } = await who.publish(words, { earliestStart })
  return { id: json.id, path: `/api/proposals/${json.id}`, earliestStart }
}

describe('who asks', () => {
  test.each([
    ['GET', ''],
    ['POST', '/read'],
    ['GET', '/switches'],
    ['PUT', '/switches'],
    ['GET', '/awaiting'],
  ])('error: %s /api/inbox%s is no visitor’s', async (method, path) => {
    const visitor = await openAuthor(server, bob)
    visitor.browser.cookies.clear()
    const answer = await visitor.browser.send(method, `/api/inbox${path}`)
    expect(said(answer)).toEqual([401, 'not_signed_in'])
  })

  test('default: who follows nothing is told nothing', async () => {
    const reader = await member(bob)
    await (await author()).publish()
    await settled()
    expect(await reader.list()).toEqual({ rows: [], unread: 0 })
  })
})

describe('a proposal in a club that one follows', () => {
  test('default: opens, is read, and is told once', async () => {
    const reader = await member(bob)
    const other = await member(cleo)
    await reader.follow()
    const who = await author()
    await who.post('/api/clubs/main/follow')
    const { json: made } = await who.publish()
    await settled()
    const told = await reader.list()
    expect(told).toEqual({
      unread: 1,
      rows: [
        {
          id: expect.any(String),
          kind: 'opened',
          at: made.start,
          read: false,
          proposal: {
            id: made.id,
            number: made.number,
            title: words.title,
            club: { id: 'main', name: 'Narwhal Club' },
          },
          end: made.end,
        },
      ],
    })
    // Neither who wrote it, nor who does not follow.
    for (const one of [other, Object.assign(await member(who.account))])
      expect((await one.list()).rows).toEqual([])
    const [{ id }] = told.rows
    expect(await other.read({ entry: id })).toEqual({ unread: 0 })
    expect((await reader.list()).unread).toBe(1)
    expect(await reader.read({ entry: id })).toEqual({ unread: 0 })
    expect((await reader.list()).rows[0].read).toBe(true)
  })

  test('behavior: not before it is voted on, and an edit moves that', async () => {
    const reader = await member(bob)
    await reader.follow()
    const who = await author()
    const of = await pending(who)
    await settled()
    expect((await reader.list()).rows).toEqual([])
    const { signed } = (await who.get(of.path)).json
    const earliestStart = of.earliestStart + 3_600
    const message = who.messageOf(words, {
      version: 2,
      replaces: signed.digest,
      earliestStart,
    })
    const signature = await who.sign(message)
    const { earliestStart: _, ...content } = words
    const edited = await who.put(of.path, {
      content: { ...content, earliestStart: null },
      message,
      signature,
    })
    expect(edited.status).toBe(200)
    clock.move(day)
    await settled()
    expect((await (await member(bob)).list()).rows).toEqual([])
    clock.move(hour)
    await settled()
    expect(kindsOf(await (await member(bob)).list())).toEqual(['opened'])
  })

  test('behavior: a day before its end only who may vote is called', async () => {
    for (const account of [ann, bob]) await (await member(account)).follow()
    await (await author()).publish()
    clock.move(2 * day)
    await settled()
    expect(kindsOf(await (await member(ann)).list())).toEqual([
      'ending',
      'opened',
    ])
    expect(kindsOf(await (await member(bob)).list())).toEqual(['opened'])
  })

  test('behavior: its end is told with its outcome, to its author, too', async () => {
    await (await member(ann)).follow()
    const who = await author()
    await who.publish()
    await settled()
    clock.move(3 * day)
    await settled()
    const reader = await member(ann)
    const { rows, unread } = await reader.list()
    expect([kindsOf({ rows }), unread]).toEqual([['closed', 'opened'], 2])
    expect(rows[0]).toMatchObject({ kind: 'closed', outcome: 'no_votes' })
    expect(kindsOf(await (await member(who.account)).list())).toEqual([
      'closed',
    ])
    expect(await reader.read({ upTo: rows[0].id })).toEqual({ unread: 0 })
  })

  test('behavior: taken back it closes at once, and opens never', async () => {
    await (await member(ann)).follow()
    const who = await author()
    const of = await pending(who)
    expect(
      (await who.post(`${of.path}/cancel`, { reason: 'No.' })).status,
    ).toBe(200)
    await settled()
    const told = await (await member(ann)).list()
    expect(told.rows).toMatchObject([{ kind: 'closed', outcome: 'cancelled' }])
    expect((await (await member(who.account)).list()).rows).toEqual([])
    clock.move(5 * day)
    await settled()
    expect((await (await member(ann)).list()).rows.length).toBe(1)
  })

  test('behavior: what is warned of is not spread', async () => {
    await (await member(ann)).follow()
    const who = await author()
    const of = await pending(who)
    const boss = await openAuthor(server, admin)
    await boss.post(`${of.path}/flag`, { reason: 'A trap.' })
    clock.move(day + hour)
    await settled()
    expect((await (await member(ann)).list()).rows).toEqual([])
  })

  test('behavior: any number of followers, each once however often', async () => {
    await server.run(`insert into club_follows (club, address, at)
      select 'main', '0x' || lpad(to_hex(number), 40, '0'), now()
      from generate_series(1, 400) as number`)
    const { json } = await (await author()).publish()
    await settled()
    const again = `insert into due_jobs (name, key, payload, due_at)
      values ('${momentWork}', 'opened:again',
        '{"kind":"opened","id":"${json.id}","club":"main"}', date_trunc('second', now()))`
    await server.run(again)
    await settled()
    const { rows } = await server.run(
      `select count(*)::int as all from inbox_entries`,
    )
    expect(rows).toEqual([{ all: 400 }])
  })
})

test('behavior: what is switched off is not told, and stays off', async () => {
  const reader = await member(bob)
  await reader.follow()
  const all = {
    opened: true,
    ending: true,
    closed: true,
    reply: true,
    paid: true,
    credited: true,
    submitted: true,
    reviewed: true,
    changed: true,
    deadline: true,
    awarded: true,
    payout: true,
    disputed: true,
    moderated: true,
  }
  expect((await reader.get('/api/inbox/switches')).json).toEqual(all)
  expect(await reader.switchOff('opened')).toEqual({ ...all, opened: false })
  await (await author()).publish()
  await settled()
  expect((await reader.list()).rows).toEqual([])
  const { json } = await (await member(bob)).get('/api/inbox/switches')
  expect(json).toEqual({ ...all, opened: false })
  const wrong = await reader.put('/api/inbox/switches', { opened: true })
  expect(said(wrong)).toEqual([400, 'invalid_body'])
})

test('behavior: a page of theirs hears of it, and no one else’s', async () => {
  const reader = await member(bob)
  await reader.follow()
  const other = await member(cleo)
  const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const streams = [reader.browser, other.browser, null].map((browser) => {
    const abort = new AbortController()
    const heard = { text: '', close: () => abort.abort() }
    const headers = browser ? { cookie: cookieOf(browser) } : {}
    const path = '/api/events?topics=proposals,inbox'
    const read = async () => {
      const { signal } = abort
      const answer = await fetch(server.url + path, { headers, signal })
      const texts = answer.body?.pipeThrough(new TextDecoderStream())
      for await (const text of texts ?? []) heard.text += text
    }
    read().catch(() => {})
    return heard
  })
  await eventually(() => {
    for (const heard of streams) expect(heard.text).toContain('id: ')
  })
  const { json } = await (await author()).publish()
  await eventually(() => expect(streams[0]?.text).toContain('event: inbox'))
  for (const heard of streams) {
    const said = `event: proposals\ndata: {"id":"${json.id}","club":"main"}`
    await eventually(() => expect(heard.text).toContain(said))
    heard.close()
  }
  expect(streams.map(({ text }) => text.includes('event: inbox'))).toEqual([
    true,
    false,
    false,
  ])
  expect(streams[0]?.text).toContain('event: inbox\ndata: {}\n')
  expect(streams.map(({ text }) => text).join()).not.toContain('0x')
})

describe('replies', () => {
  test('default: who is replied to is told, until it is taken back', async () => {
    const { json: made } = await (await author()).publish()
    const path = `/api/proposals/${made.id}/comments`
    const first = await member(ann)
    const other = await member(bob)
    const { id: replyTo } = (await first.post(path, { text: 'A reef?' })).json
    await first.post(path, { text: 'To myself.', replyTo })
    const reply = await other.post(path, { text: '**Yes**, there.', replyTo })
    expect((await first.list()).rows).toMatchObject([
      {
        kind: 'reply',
        comment: reply.json.id,
        author: at(bob),
        excerpt: 'Yes, there.',
        proposal: { id: made.id },
      },
    ])
    expect((await other.list()).rows).toEqual([])
    await other.browser.send('DELETE', `/api/comments/${reply.json.id}`)
    expect(await first.list()).toEqual({ rows: [], unread: 0 })
  })

  test('behavior: its words are folded here, too, while it is reported', async () => {
    const { json: made } = await (await author()).publish()
    const path = `/api/proposals/${made.id}/comments`
    const first = await member(ann)
    const { id: replyTo } = (await first.post(path, { text: 'A reef?' })).json
    const reply = await (await member(bob)).post(path, {
      text: 'Buy this.',
      replyTo,
    })
    const fold = (reports: number) =>
      server.run(`update comments set reports = ${reports}
        where id = '${reply.json.id}'`)
    const row = async () => (await first.list()).rows[0]
    await fold(2)
    expect((await row()).excerpt).toBe('Buy this.')
    await fold(3)
    expect(await row()).toMatchObject({ kind: 'reply', author: at(bob) })
    expect(await row()).not.toHaveProperty('excerpt')
    // Looked at, and taken down: the reports are answered.
    await fold(0)
    await server.run(`update comments set deleted_by = 'moderator',
      deleted_at = now() where id = '${reply.json.id}'`)
    expect(await row()).toMatchObject({ kind: 'reply', author: at(bob) })
    expect(await row()).not.toHaveProperty('excerpt')
  })

  test('behavior: switched off, it is not', async () => {
    const { json: made } = await (await author()).publish()
    const path = `/api/proposals/${made.id}/comments`
    const first = await member(ann)
    await first.switchOff('reply')
    const { id: replyTo } = (await first.post(path, { text: 'A reef?' })).json
    await (await member(bob)).post(path, { text: 'Yes.', replyTo })
    expect((await first.list()).rows).toEqual([])
  })
})

describe('lists', () => {
  /** Fees that arrived, a minute apart. */
  const intents = async (account: Account, count: number, ago = 0) => {
    await server.run(`with made as (
        insert into fee_intents (id, payer, purpose, ref_id, content_hash,
          token, to_address, amount, state, is_exempt, is_by_credit,
          created_block, created_at, expires_at, updated_at)
        select gen_random_uuid(), '${at(account)}', 'bounty',
          gen_random_uuid(), '0x', '0x', '0x', 7, 'consumed', false, false, 1,
          now(), now(), now()
        from generate_series(1, ${count}) returning id
      ) insert into inbox_entries (id, address, kind, subject, at)
        select gen_random_uuid(), '${at(account)}', 'paid', id,
          '${new Date(clock.now() - ago).toISOString()}'::timestamptz
            - row_number() over () * interval '1 minute' from made`)
  }

  test('behavior: pages go on by their cursor; reading goes down from one', async () => {
    await intents(ann, 5)
    const reader = await member(ann)
    const found: { id: string; fee: object }[] = []
    let query = '?limit=2'
    for (;;) {
      const { rows, next, unread } = await reader.list(query)
      expect(unread).toBe(5)
      found.push(...rows)
      if (!next) break
      query = `?limit=2&cursor=${next}`
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(5)
    expect(found[0]?.fee).toEqual({ amount: '7', purpose: 'bounty' })
    expect(await reader.read({ upTo: found[2]?.id })).toEqual({ unread: 2 })
    const after = (await reader.list()).rows
    expect(after.map(({ read }: { read: boolean }) => read)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
    const wrong = await reader.get('/api/inbox?cursor=abc')
    expect(said(wrong)).toEqual([400, 'bad_query'])
    const both = { entry: found[0]?.id, upTo: found[0]?.id }
    expect(await reader.read(both)).toMatchObject({ code: 'invalid_body' })
  })

  test('behavior: unread is counted to a hundred', async () => {
    await intents(ann, 120)
    expect((await (await member(ann)).list()).unread).toBe(100)
  })

  test('behavior: of one member the newest are kept, however many come', async () => {
    await intents(bob, 3)
    await intents(ann, keptEntries + 20)
    server.app.jobs.wake('sweep-inbox')
    const count = async (account: Account) => {
      const { rows } = await server.run(`
        select count(*)::int as all, min(at) > '${new Date(
          clock.now() - (keptEntries + 1) * 60_000,
        ).toISOString()}' as newest
        from inbox_entries where address = '${at(account)}'`)
      return rows[0]
    }
    await eventually(async () =>
      expect(await count(ann)).toEqual({ all: keptEntries, newest: true }),
    )
    expect(await count(bob)).toMatchObject({ all: 3 })
  })

  test('behavior: what is old goes by itself', async () => {
    await intents(ann, 2, keptFor)
    await intents(ann, 1, keptFor - day)
    server.app.jobs.wake('sweep-inbox')
    await eventually(async () =>
      expect((await (await member(ann)).list()).rows.length).toBe(1),
    )
  })
})

describe('what waits for a member', () => {
  test('default: votes that they have, what ends first first', async () => {
    const empty = { rows: [], total: 0 }
    const reader = await member(cleo)
    await server.run(`update proposals set end_at = published_at`)
    expect(await reader.awaiting()).toEqual({ votes: empty, drafts: empty })
    const { json: late } = await (await author()).publish(words, {
      duration: 399_600,
    })
    const { json: soon } = await (await author()).publish()
    expect((await reader.awaiting()).votes).toEqual({
      total: 2,
      rows: [soon, late].map(({ id, number, end }) => ({
        id,
        number,
        end,
        title: words.title,
        club: { id: 'main', name: 'Narwhal Club' },
        votingPower: 1,
      })),
    })
    expect((await (await member(bob)).awaiting()).votes).toEqual(empty)
  })

  test('behavior: what was begun, what waits for its fee first', async () => {
    const who = await member(proposers[next++] as Account)
    const signed = await who.write()
    clock.move(1_000)
    const written = await who.write({ ...words, title: 'Another' })
    await server.run(`update drafts set state = 'awaiting_fee'
      where id = '${signed}'`)
    const intent = await who.pay(signed, words, 'open')
    const until = new Date(clock.now() + day).toISOString()
    await server.run(`update fee_intents set expires_at = '${until}'
      where id = '${intent}'`)
    expect((await who.awaiting()).drafts).toMatchObject({
      total: 2,
      rows: [
        { id: signed, state: 'awaiting_fee', payBy: until },
        { id: written, state: 'writing', title: 'Another' },
      ],
    })
    // Paid, it waits for the chain and not for them.
    await server.run(`update fee_intents set state = 'submitted'
      where id = '${intent}'`)
    expect((await who.awaiting()).drafts.total).toBe(1)
  })
})

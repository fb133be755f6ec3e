import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import {
  at,
  member,
  newAccount,
  publish,
  said,
  startWithHolders,
} from '../../testing/commentsWorld.ts'
import { eventually } from '../../testing/eventually.ts'

const [ann, bob, cleo, newcomer, moderator] = Array.from(
  { length: 5 },
  newAccount,
) as [Account, Account, Account, Account, Account]
type Account = ReturnType<typeof newAccount>
type Member = Awaited<ReturnType<typeof member>>
type Server = Awaited<ReturnType<typeof startWithHolders>>

let server: Server
beforeAll(async () => {
  server = await startWithHolders([ann, bob, cleo], moderator)
})
afterAll(() => server.close())

const as = (account: Account) => member(server, account)
const countOf = async (proposal: string) => {
  const rows = await server.read(
    `select comments from proposals where id = '${proposal}'`,
  )
  return rows[0]?.comments
}
const idOf = ({ json }: { json: { id: string } }) => json.id

test('default: a comment is said, replied to, liked, changed and deleted', async () => {
  const proposal = await publish(server, { power: { [at(ann)]: 7 } })
  const author = await as(ann)
  const made = await author.say(proposal, ' A **reef**.\r\n')
  const now = new Date(server.clock.now()).toISOString()
  expect(made.json).toEqual({
    id: expect.any(String),
    at: now,
    author: at(ann),
    text: 'A **reef**.',
    likes: 0,
    votingPower: 7,
    collapsed: false,
    mine: {
      liked: false,
      reported: false,
      mayDelete: true,
      mayClear: false,
      editableUntil: new Date(server.clock.now() + 900_000).toISOString(),
    },
  })
  const id = idOf(made)
  const other = await as(bob)
  const reply = await other.say(proposal, 'Where?', { replyTo: id })
  expect(reply.json).toMatchObject({ replyTo: id, votingPower: 0 })
  expect((await other.like(id)).json).toEqual({ liked: true, likes: 1 })
  expect((await author.edit(id, 'A big reef.')).json).toMatchObject({
    text: 'A big reef.',
    editedAt: now,
  })
  const visitor = new Browser(server.url)
  const list = await visitor.get(`/api/proposals/${proposal}/comments`)
  const { mine: _, ...shown } = made.json
  expect(list.json).toEqual({
    comments: 2,
    total: 1,
    rows: [
      {
        ...shown,
        text: 'A big reef.',
        editedAt: now,
        likes: 1,
        replies: [expect.objectContaining({ text: 'Where?', replyTo: id })],
        replyCount: 1,
      },
    ],
  })
  expect(await countOf(proposal)).toBe(2)
  expect((await other.unlike(id)).json).toEqual({ liked: false, likes: 0 })
  expect((await author.drop(id)).json).toEqual({ ok: true })
  expect((await author.read(proposal)).json).toMatchObject({
    comments: 1,
    total: 1,
    rows: [{ id, deleted: 'author', replies: [{ text: 'Where?' }] }],
  })
  const tombstone = (await author.read(proposal)).json.rows[0]
  expect(tombstone).not.toHaveProperty('text')
  expect(tombstone).not.toHaveProperty('author')
  await other.drop(idOf(reply))
  const empty = { comments: 0, total: 0, rows: [] }
  expect((await author.read(proposal)).json).toEqual(empty)
  expect(await countOf(proposal)).toBe(0)
})

test('behavior: what it said before is told, while it stands', async () => {
  const author = await as(ann)
  const proposal = await publish(server)
  const id = idOf(await author.say(proposal, 'one'))
  server.clock.move(60_000)
  await author.edit(id, 'two')
  // The same words are no change.
  await author.edit(id, ' two ')
  const { json } = await author.history(id)
  expect(json.rows).toMatchObject([
    { version: 2, text: 'two' },
    { version: 1, text: 'one' },
  ])
  await author.drop(id)
  expect(said(await author.history(id))).toEqual([404, 'comment_not_found'])
  const changed = `update comment_versions set text = 'x'`
  await expect(server.run(changed)).rejects.toThrow()
})

describe('error: of visitors and of nothing', () => {
  test('a visitor reads, and does nothing else', async () => {
    const proposal = await publish(server)
    const id = idOf(await (await as(ann)).say(proposal, 'one'))
    const visitor = new Browser(server.url)
    const path = `/api/comments/${id}`
    for (const answer of [
      await visitor.post(`/api/proposals/${proposal}/comments`, { text: 'x' }),
      await visitor.send('DELETE', path),
      await visitor.post(`${path}/like`),
      await visitor.send('DELETE', `${path}/like`),
      await visitor.post(`${path}/report`, { reason: 'spam' }),
      await visitor.send('DELETE', `${path}/report`),
    ])
      expect(said(answer)).toEqual([401, 'not_signed_in'])
    expect((await visitor.get(`${path}/replies`)).json).toEqual({
      rows: [],
      total: 0,
    })
  })

  test('what is not there is not found', async () => {
    const author = await as(ann)
    const nothing = randomUUID()
    const list = await author.read(nothing)
    expect(said(list)).toEqual([404, 'proposal_not_found'])
    const made = await author.say(nothing, 'x')
    expect(said(made)).toEqual([404, 'proposal_not_found'])
    for (const answer of [
      await author.edit(nothing, 'x'),
      await author.drop(nothing),
      await author.like(nothing),
      await author.unlike(nothing),
      await author.report(nothing),
      await author.clear(nothing),
      await author.history(nothing),
      await author.get(`/api/comments/${nothing}/replies`),
    ])
      expect(said(answer)).toEqual([404, 'comment_not_found'])
  })

  test('nothing is done to what was deleted', async () => {
    const author = await as(ann)
    const proposal = await publish(server)
    const id = idOf(await author.say(proposal, 'one'))
    await author.drop(id)
    for (const answer of [
      await author.edit(id, 'x'),
      await author.drop(id),
      await author.like(id),
      await author.report(id),
      await author.say(proposal, 'x', { replyTo: id }),
      await author.get(`/api/comments/${id}/replies`),
    ])
      expect(said(answer)).toEqual([404, 'comment_not_found'])
    expect(await countOf(proposal)).toBe(0)
  })
})

describe('error: words', () => {
  test.each([
    ['nothing', '', 'missing', 1],
    ['nothing to see', ' \u202e\n', 'missing', 1],
    ['a text without end', '🐳'.repeat(2_001), 'too_long', 2_000],
  ])('%s is no comment', async (_, text, code, limit) => {
    const author = await as(ann)
    const proposal = await publish(server)
    const made = await author.say(proposal, text)
    expect(said(made)).toEqual([400, 'bad_comment'])
    expect(made.json.details).toEqual({
      faults: [{ field: 'text', code, limit }],
    })
    const id = idOf(await author.say(proposal, 'fine'))
    expect(said(await author.edit(id, text))).toEqual([400, 'bad_comment'])
  })

  test.each([
    ['http://a.example', 'scheme'],
    ['[x](javascript:alert(1))', 'scheme'],
    ['https://bit.ly/x', 'shortener'],
    ['https://me@a.example', 'userinfo'],
    ['https://127.0.0.1/x', 'host'],
  ])('%s is no link to publish', async (text, code) => {
    const author = await as(ann)
    const proposal = await publish(server)
    const made = await author.say(proposal, text)
    expect(said(made)).toEqual([400, 'link_blocked'])
    expect(made.json.details.faults[0]).toMatchObject({ field: 'text', code })
    const id = idOf(await author.say(proposal, 'https://a.example'))
    expect(said(await author.edit(id, text))).toEqual([400, 'link_blocked'])
  })

  test.each([
    ['SQL', "'; drop table comments; --"],
    ['HTML', '<script>alert(1)</script> <img src=x onerror=alert(1)>'],
    ['signs', '\\u0000 %00 \u200f é e\u0301 \ud83d\ude00 \u0661'],
    ['JSON', '"}],"rows":[{"id":"x"}]'],
    ['the longest', '🐳'.repeat(2_000)],
  ])('behavior: %s is kept as it is', async (_, text) => {
    const author = await as(ann)
    const proposal = await publish(server)
    expect((await author.say(proposal, text)).status).toBe(200)
    const { json } = await author.read(proposal)
    expect(json.rows[0].text).toBe(text.normalize('NFC'))
  })

  test('a text that no column holds is no request', async () => {
    const author = await as(ann)
    const proposal = await publish(server)
    for (const text of ['a\0', 'x'.repeat(10_001), 7, null, undefined])
      expect(said(await author.say(proposal, text as string))).toEqual([
        400,
        'invalid_body',
      ])
  })
})

describe('replies', () => {
  test('error: one level, and below the same proposal', async () => {
    const author = await as(ann)
    const [proposal, other] = [await publish(server), await publish(server)]
    const id = idOf(await author.say(proposal, 'one'))
    const reply = idOf(await author.say(proposal, 'two', { replyTo: id }))
    const deep = await author.say(proposal, 'three', { replyTo: reply })
    expect(said(deep)).toEqual([400, 'reply_too_deep'])
    const beside = await author.say(other, 'three', { replyTo: id })
    expect(said(beside)).toEqual([404, 'comment_not_found'])
  })

  test('behavior: three come with their thread, the others by page', async () => {
    const author = await as(ann)
    const proposal = await publish(server)
    const id = idOf(await author.say(proposal, 'one'))
    for (let each = 0; each < 5; each += 1) {
      await author.say(proposal, `reply ${each}`, { replyTo: id })
      server.clock.move(1)
    }
    const [thread] = (await author.read(proposal)).json.rows
    expect(thread.replyCount).toBe(5)
    const texts = (rows: { text: string }[]) => rows.map(({ text }) => text)
    expect(texts(thread.replies)).toEqual(['reply 0', 'reply 1', 'reply 2'])
    const path = `/api/comments/${id}/replies?limit=3`
    const first = (await author.get(path)).json
    expect([texts(first.rows), first.total]).toEqual([
      ['reply 0', 'reply 1', 'reply 2'],
      5,
    ])
    const rest = (await author.get(`${path}&cursor=${first.next}`)).json
    expect(texts(rest.rows)).toEqual(['reply 3', 'reply 4'])
    expect(rest.next).toBeUndefined()
  })
})

describe('who may', () => {
  test('error: another changes and deletes nothing', async () => {
    const proposal = await publish(server)
    const id = idOf(await (await as(ann)).say(proposal, 'one'))
    const other = await as(bob)
    expect(said(await other.edit(id, 'x'))).toEqual([403, 'not_author'])
    expect(said(await other.drop(id))).toEqual([403, 'not_author'])
    expect(said(await other.clear(id))).toEqual([403, 'not_moderator'])
    const [row] = (await other.read(proposal)).json.rows
    expect(row.mine).toEqual({
      liked: false,
      reported: false,
      mayDelete: false,
      mayClear: false,
    })
  })

  test('error: after a quarter of an hour nothing is changed', async () => {
    const author = await as(ann)
    const id = idOf(await author.say(await publish(server), 'one'))
    server.clock.move(899_999)
    expect((await author.edit(id, 'two')).status).toBe(200)
    server.clock.move(1)
    expect(said(await author.edit(id, 'three'))).toEqual([409, 'not_open'])
  })

  test('error: a comment is changed so often and no more', async () => {
    const author = await as(ann)
    const id = idOf(await author.say(await publish(server), '1'))
    for (let version = 2; version <= 50; version += 1)
      expect((await author.edit(id, String(version))).status).toBe(200)
    expect(said(await author.edit(id, '51'))).toEqual([
      409,
      'comment_history_full',
    ])
  })

  test('error: a club that rests is read', async () => {
    const author = await as(ann)
    const proposal = await publish(server)
    const id = idOf(await author.say(proposal, 'one'))
    await server.run(`update clubs set status = 'paused' where id = 'main'`)
    try {
      for (const answer of [
        await author.say(proposal, 'x'),
        await author.edit(id, 'x'),
        await author.like(id),
        await author.unlike(id),
      ])
        expect(said(answer)).toEqual([409, 'club_paused'])
      expect((await author.read(proposal)).status).toBe(200)
      // One's own words can be taken back all the same.
      expect((await author.drop(id)).status).toBe(200)
    } finally {
      await server.run(`update clubs set status = 'active' where id = 'main'`)
    }
  })

  test('behavior: a moderator deletes and clears, and that is audited', async () => {
    const author = await as(ann)
    const proposal = await publish(server, { power: { [at(bob)]: 1 } })
    const [one, two] = [
      idOf(await author.say(proposal, 'one')),
      idOf(await author.say(proposal, 'two')),
    ]
    const looks = await as(moderator)
    await (await as(bob)).report(two)
    const rows = (await looks.read(proposal, '?sort=new')).json.rows
    const mine = new Map(
      rows.map((row: { id: string; mine: object }) => [row.id, row.mine]),
    )
    expect(mine.get(one)).toMatchObject({ mayDelete: true, mayClear: false })
    expect(mine.get(two)).toMatchObject({ mayDelete: true, mayClear: true })
    expect((await looks.drop(one)).json).toEqual({ ok: true })
    expect((await looks.clear(two)).json).toEqual({ ok: true })
    const acts = await server.read(
      `select kind, payload from ledger_entries where ledger = 'audit'
        and payload::text like '%${at(moderator)}%' order by index`,
    )
    expect(acts.map(({ kind }) => kind)).toEqual([
      'comment.deleted',
      'comment.cleared',
    ])
  })
})

describe('reports', () => {
  const all = { [at(ann)]: 1, [at(bob)]: 1, [at(cleo)]: 1 }

  test('behavior: three distinct holders fold it, a moderator unfolds it', async () => {
    const author = await as(newcomer)
    const proposal = await publish(server, { power: all })
    const id = idOf(await author.say(proposal, 'buy this'))
    const folded = async () =>
      (await author.read(proposal)).json.rows[0].collapsed
    for (const [holder, is] of [
      [ann, false],
      [ann, false],
      [bob, false],
      [cleo, true],
    ] as const) {
      expect((await (await as(holder)).report(id)).json).toEqual({ ok: true })
      expect(await folded()).toBe(is)
    }
    await (await as(moderator)).clear(id)
    expect(await folded()).toBe(false)
    // A report that was answered is not made again.
    await (await as(ann)).report(id)
    expect(await folded()).toBe(false)
  })

  test('behavior: who changes the words after that can be reported again', async () => {
    const author = await as(newcomer)
    const proposal = await publish(server, { power: all })
    const id = idOf(await author.say(proposal, 'a reef'))
    const row = async (who: Member) => (await who.read(proposal)).json.rows[0]
    const holders = [await as(ann), await as(bob), await as(cleo)] as const
    for (const holder of holders) await holder.report(id)
    // It stays folded: to say it in other words is no way round a warning.
    await author.edit(id, 'a great reef')
    expect((await row(author)).collapsed).toBe(true)
    await (await as(moderator)).clear(id)
    expect((await row(holders[0])).mine.reported).toBe(true)
    await author.edit(id, 'buy this')
    expect(await row(holders[0])).toMatchObject({
      collapsed: false,
      mine: { reported: false },
    })
    for (const holder of [...holders, ...holders]) await holder.report(id)
    expect(await row(holders[0])).toMatchObject({
      collapsed: true,
      mine: { reported: true },
    })
  })

  test('behavior: one NFT that goes round is one holder', async () => {
    const proposal = await publish(server, { power: { [at(ann)]: 1 } })
    const id = idOf(await (await as(newcomer)).say(proposal, 'one'))
    expect((await (await as(ann)).report(id)).status).toBe(200)
    // They hold one now, and did not when the list was frozen.
    const later = await (await as(bob)).report(id)
    expect(said(later)).toEqual([403, 'insufficient_vp'])
  })

  test('behavior: pages hear of it when it is folded, and when it is not any more', async () => {
    const proposal = await publish(server, { power: all })
    const id = idOf(await (await as(newcomer)).say(proposal, 'buy this'))
    const heard: string[] = []
    const hush = server.app.events.listen({
      topics: ['comments'],
      tell: (...events) => {
        for (const { topic, data } of events)
          if (topic && data.includes(proposal)) heard.push(data)
      },
    })
    for (const holder of [ann, ann, bob, bob, cleo, cleo])
      await (await as(holder)).report(id)
    await (await as(moderator)).clear(id)
    await eventually(() => expect(heard).toHaveLength(2))
    await (await as(ann)).report(id)
    await (await as(ann)).say(proposal, 'the last')
    await eventually(() => expect(heard.length).toBeGreaterThan(2))
    expect(heard).toHaveLength(3)
    hush()
  })

  test('error: holders report', async () => {
    const proposal = await publish(server, { power: all })
    const id = idOf(await (await as(ann)).say(proposal, 'one'))
    const none = await (await as(newcomer)).report(id)
    expect(said(none)).toEqual([403, 'insufficient_vp'])
    expect(none.json.details).toEqual({ need: 1, missing: 1 })
    const holder = await as(bob)
    expect(said(await holder.report(id, 'boring'))).toEqual([
      400,
      'invalid_body',
    ])
  })
})

test('error: holders like; who holds nothing takes back what they gave', async () => {
  const proposal = await publish(server)
  const id = idOf(await (await as(ann)).say(proposal, 'one'))
  const none = await (await as(newcomer)).like(id)
  expect(said(none)).toEqual([403, 'insufficient_vp'])
  expect(none.json.details).toEqual({ need: 1, missing: 1 })
  const back = await (await as(newcomer)).unlike(id)
  expect(back.json).toEqual({ liked: false, likes: 0 })
  await server.stand({ doubts: 1 })
  const unsure = await (await as(bob)).like(id)
  expect(said(unsure)).toEqual([503, 'vp_unavailable'])
  await server.stand()
})

test('error: five comments a minute', async () => {
  const few = await startWithHolders([ann], moderator, { LIMIT_COMMENT: '' })
  const proposal = await publish(few)
  const author = await member(few, ann)
  for (let each = 0; each < 5; each += 1)
    expect((await author.say(proposal, String(each))).status).toBe(200)
  expect(said(await author.say(proposal, '5'))).toEqual([429, 'rate_limited'])
  // To change one is to say something, too: every page that shows it asks anew.
  const [{ id }] = (await author.read(proposal)).json.rows
  expect(said(await author.edit(id, '6'))).toEqual([429, 'rate_limited'])
  few.clock.move(60_000)
  expect((await author.say(proposal, '5')).status).toBe(200)
  await few.close()
})

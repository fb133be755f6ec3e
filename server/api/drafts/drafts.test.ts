import { randomUUID } from 'node:crypto'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { clubSeed } from '../../testing/clubSeed.ts'
import { type PaperServer, startOnPaper } from '../../testing/paperIndex.ts'
import { createDraftsRepository } from './drafts.repository.ts'
import { excerptOf } from './presentDraft.ts'

const [rich, small, poor, wealthy, barred] = [0, 1, 2, 3, 4].map(() =>
  privateKeyToAccount(generatePrivateKey()),
) as [Account, Account, Account, Account, Account]
type Account = ReturnType<typeof privateKeyToAccount>
const at = (account: Account) => account.address.toLowerCase()

let server: PaperServer
beforeAll(async () => {
  const stays = [
    { owner: at(rich), nfts: 50 },
    { owner: at(small), nfts: 1 },
    { owner: at(wealthy), nfts: 50 },
    { owner: at(barred), nfts: 50 },
  ]
  const paused = clubSeed({ id: 'paused', status: 'paused' })
  const clubs = { clubs: (own: typeof paused) => [own, paused] }
  const record = { BLOCKED_AUTHORS: barred.address }
  server = await startOnPaper(stays, { extras: clubs, record })
})
afterAll(() => server.close())

const content = {
  title: 'A reef',
  body: '## Why\nFor **fish**.',
  summary: '',
  discussionUrl: '',
  labels: [],
  earliestStart: null,
  duration: 259_200,
}

async function member(account: Account) {
  const browser = new Browser(server.url)
  expect((await browser.signIn(account)).status).toBe(200)
  const put = (path: string, body: unknown) =>
    browser.send('PUT', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const create = async (said: object = {}) =>
    browser.post('/api/drafts', { club: 'main', content, ...said })
  return Object.assign(browser, { put, create })
}

const said = ({ status, json }: { status: number; json: { code: string } }) => [
  status,
  json.code,
]

test('default: a draft is created, read, saved by version and deleted', async () => {
  const author = await member(rich)
  const made = await author.create()
  expect(made.json).toMatchObject({ version: 1, state: 'writing', content })
  const path = `/api/drafts/${made.json.id}`
  const next = { ...content, title: 'A bigger reef' }
  const saved = await author.put(path, { version: 1, content: next })
  expect(saved.json).toMatchObject({ version: 2 })
  expect((await author.get(path)).json).toMatchObject({ content: next })
  const gone = await author.send('DELETE', path)
  expect([gone.status, gone.json]).toEqual([200, { ok: true }])
  expect(said(await author.get(path))).toEqual([404, 'draft_not_found'])
})

test('behavior: to create one twice is to create one', async () => {
  const author = await member(rich)
  const id = randomUUID()
  const both = await Promise.all([author.create({ id }), author.create({ id })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.json).toEqual(both[1]?.json)
  const other = { ...content, title: 'Other words' }
  const again = await author.create({ id, content: other })
  expect(said(again)).toEqual([409, 'draft_conflict'])
  expect(again.json.details).toEqual({ version: 1, content })
})

test('error: an id that another has is a conflict, and tells nothing', async () => {
  const id = randomUUID()
  await (await member(rich)).create({ id })
  const taken = await (await member(small)).create({ id })
  expect(said(taken)).toEqual([409, 'draft_conflict'])
  expect(taken.json).not.toHaveProperty('details')
})

test('error: a save on another version tells what the server holds', async () => {
  const author = await member(rich)
  const { id } = (await author.create()).json
  const save = (title: string, version: number) =>
    author.put(`/api/drafts/${id}`, { version, content: { ...content, title } })
  // Of two at once one is saved.
  const both = await Promise.all([save('one', 1), save('two', 1)])
  const lost = both.find(({ status }) => status === 409)
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const kept = lost?.json.details.content.title === 'one' ? 'one' : 'two'
  expect(lost?.json.details).toMatchObject({
    version: 2,
    content: { title: kept },
  })
})

test('error: what is signed is not changed any more', async () => {
  const author = await member(rich)
  const { id } = (await author.create()).json
  await server.run(
    `update drafts set state = 'awaiting_fee' where id = '${id}'`,
  )
  const path = `/api/drafts/${id}`
  for (const answer of [
    await author.put(path, { version: 1, content }),
    await author.send('DELETE', path),
  ])
    expect(said(answer)).toEqual([409, 'draft_signed'])
})

test('behavior: a draft is its author’s alone until it is shared', async () => {
  const author = await member(small)
  const { id } = (await author.create()).json
  const path = `/api/drafts/${id}`
  const visitor = new Browser(server.url)
  const others = [visitor, await member(rich)]
  for (const other of others)
    expect(said(await other.get(path))).toEqual([404, 'draft_not_found'])
  expect((await author.post(`${path}/share`)).json.shared).toBe(true)
  for (const other of others)
    expect((await other.get(path)).json).toMatchObject({ content })
  const ideas = await visitor.get('/api/clubs/main/ideas')
  expect(ideas.json).toMatchObject({
    total: 1,
    rows: [{ id, author: at(small), excerpt: 'Why For fish.' }],
  })
  const back = await author.send('DELETE', `${path}/share`)
  expect(back.json.shared).toBe(false)
  expect(said(await visitor.get(path))).toEqual([404, 'draft_not_found'])
})

describe('who may', () => {
  test('share: one NFT, in a club that is open', async () => {
    const author = await member(poor)
    const { id } = (await author.create()).json
    const none = await author.post(`/api/drafts/${id}/share`)
    expect(said(none)).toEqual([403, 'insufficient_vp'])
    expect(none.json.details).toEqual({ need: 1, missing: 1 })
    const owner = await member(rich)
    const resting = (await owner.create({ club: 'paused' })).json
    expect(said(await owner.post(`/api/drafts/${resting.id}/share`))).toEqual([
      409,
      'club_paused',
    ])
  })

  test('adopt: who may propose; both are named, and the idea stays', async () => {
    const author = await member(small)
    const { id } = (await author.create()).json
    await author.post(`/api/drafts/${id}/share`)
    const poorer = await author.post(`/api/drafts/${id}/adopt`)
    expect(poorer.json.details).toEqual({ need: 50, missing: 49 })
    const adopter = await member(rich)
    const { json } = await adopter.post(`/api/drafts/${id}/adopt`)
    expect(json).toMatchObject({
      author: at(rich),
      idea: { draft: id, author: at(small) },
      content,
      shared: false,
      version: 1,
    })
    expect(json.id).not.toBe(id)
    expect((await author.get(`/api/drafts/${id}`)).json).toMatchObject({
      adoptions: 1,
      state: 'writing',
    })
  })

  test('adopt: the same again is the same copy, until that is published', async () => {
    const author = await member(small)
    const share = async (title: string) => {
      const { id } = (await author.create({ content: { ...content, title } }))
        .json
      await author.post(`/api/drafts/${id}/share`)
      return String(id)
    }
    const idea = await share('An idea')
    const adopter = await member(rich)
    const adopt = async (of: string) =>
      (await adopter.post(`/api/drafts/${of}/adopt`)).json
    const [one, other] = await Promise.all([adopt(idea), adopt(idea)])
    expect(one).toEqual(other)
    // What was written into it meanwhile stays.
    const own = { ...content, title: 'Another title' }
    const path = `/api/drafts/${one.id}`
    await adopter.put(path, { version: 1, content: own })
    expect(await adopt(idea)).toMatchObject({ id: one.id, content: own })
    expect((await author.get(`/api/drafts/${idea}`)).json.adoptions).toBe(1)
    // Of the copy that another shares one has a copy of its own.
    await adopter.post(`${path}/share`)
    const third = await member(wealthy)
    const next = (await third.post(`${path}/adopt`)).json
    const first = (await third.post(`/api/drafts/${idea}/adopt`)).json
    expect([next.title, first.title]).toEqual(['Another title', 'An idea'])
    await server.run(
      `update drafts set state = 'published' where id = '${one.id}'`,
    )
    expect((await adopt(idea)).id).not.toBe(one.id)
  })

  test('share: no wallet that may not publish, nor change what it shared', async () => {
    const author = await member(barred)
    const { id } = (await author.create()).json
    const path = `/api/drafts/${id}`
    const refused = await author.post(`${path}/share`)
    expect(said(refused)).toEqual([403, 'author_blocked'])
    await server.run(`update drafts set shared_at = now() where id = '${id}'`)
    const put = await author.put(path, { version: 1, content })
    expect(said(put)).toEqual([403, 'author_blocked'])
    // What they write for themselves is theirs.
    await author.send('DELETE', `${path}/share`)
    expect((await author.put(path, { version: 1, content })).status).toBe(200)
  })

  test('adopt: nothing where holdings are not known for sure', async () => {
    const author = await member(small)
    const { id } = (await author.create()).json
    await author.post(`/api/drafts/${id}/share`)
    await server.stand({ doubts: 1 })
    const unsure = await (await member(rich)).post(`/api/drafts/${id}/adopt`)
    expect(said(unsure)).toEqual([503, 'vp_unavailable'])
    await server.stand()
  })
})

describe('a shared idea', () => {
  const linked = (link: string) => ({ ...content, body: `See ${link} here.` })
  const blocked = linked('https://bit.ly/x')

  async function shared(author: Awaited<ReturnType<typeof member>>) {
    const { id } = (await author.create()).json
    expect((await author.post(`/api/drafts/${id}/share`)).status).toBe(200)
    return `/api/drafts/${id}`
  }

  test('error: what must not be published is not shared, nor put in later', async () => {
    const author = await member(rich)
    const { id } = (await author.create({ content: blocked })).json
    const refused = await author.post(`/api/drafts/${id}/share`)
    expect(said(refused)).toEqual([400, 'link_blocked'])
    expect(refused.json.details.faults).toContainEqual({
      field: 'body',
      address: 'https://bit.ly/x',
      code: 'shortener',
    })
    const path = await shared(author)
    const put = await author.put(path, { version: 1, content: blocked })
    expect(said(put)).toEqual([400, 'link_blocked'])
    expect((await author.get(path)).json).toMatchObject({ version: 1, content })
    // One's own words may be anything.
    await author.send('DELETE', `${path}/share`)
    const own = await author.put(path, { version: 1, content: blocked })
    expect(own.status).toBe(200)
  })

  test('error: one without a title is not shared', async () => {
    const author = await member(rich)
    for (const title of ['', '  ', '\u200b\u2060']) {
      const { id } = (await author.create({ content: { ...content, title } }))
        .json
      const refused = await author.post(`/api/drafts/${id}/share`)
      expect([title, ...said(refused)]).toEqual([title, 400, 'bad_proposal'])
    }
  })

  test('error: who holds nothing any more, or a club that rests', async () => {
    const author = await member(small)
    const path = await shared(author)
    const next = { ...content, title: 'A reef, and a buoy' }
    /** All is read anew, as after blocks that came and went. */
    const leave = async (block: number | null) => {
      await server.run(`update nft_transfers set until_block = ${block}
        where to_id = (
          select id from accounts where address = '${at(small)}')`)
      await server.run('update index_cursor set reorgs = reorgs + 1')
      await server.stand()
    }
    await leave(50)
    const poorer = await author.put(path, { version: 1, content: next })
    expect(said(poorer)).toEqual([403, 'insufficient_vp'])
    await leave(null)
    await server.run(`update clubs set status = 'paused' where id = 'main'`)
    const resting = await author.put(path, { version: 1, content: next })
    expect(said(resting)).toEqual([409, 'club_paused'])
    await server.run(`update clubs set status = 'active' where id = 'main'`)
    const saved = await author.put(path, { version: 1, content: next })
    expect(saved.json).toMatchObject({ version: 2 })
  })

  test('behavior: words that come while it is shared are not slipped in', async () => {
    const author = await member(rich)
    const { id } = (await author.create()).json
    const path = `/api/drafts/${id}`
    await Promise.all([
      author.post(`${path}/share`),
      author.put(path, { version: 1, content: blocked }),
    ])
    const { json } = await author.get(path)
    expect(json.shared && json.content.body === blocked.body).toBe(false)
  })
})

test('behavior: a hundred are the most, of which published ones are none', async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const author = await member(account)
  await server.run(`
    insert into drafts (id, club, author, content, version, state, created_at,
      updated_at)
    select gen_random_uuid(), 'main', '${at(account)}',
      '${JSON.stringify(content)}'::jsonb, 1,
      case when each > 99 then 'published' else 'writing' end,
      date_trunc('second', now()), date_trunc('second', now())
    from generate_series(1, 120) as each`)
  const [one, other] = await Promise.all([author.create(), author.create()])
  const answers = [said(one), said(other)].sort()
  expect(answers).toEqual([
    [200, undefined],
    [409, 'draft_limit'],
  ])
  const found: string[] = []
  let cursor = ''
  do {
    const { json } = await author.get(`/api/drafts?limit=50${cursor}`)
    expect(json.total).toBe(121)
    found.push(...json.rows.map(({ id }: { id: string }) => id))
    cursor = json.next ? `&cursor=${json.next}` : ''
  } while (cursor)
  expect(new Set(found).size).toBe(121)
})

test('behavior: a list is one statement, and so is a draft', async () => {
  const author = await member(rich)
  const { id } = (await author.create()).json
  for (const path of [
    '/api/drafts?club=main',
    `/api/drafts/${id}`,
    '/api/clubs/main/ideas',
  ]) {
    const before = server.statements()
    expect((await author.get(path)).status).toBe(200)
    expect(server.statements() - before).toBe(1)
  }
})

test('behavior: of a list no body leaves the database', async () => {
  const author = await member(rich)
  const body = `A reef. ${'word '.repeat(2_000)}`
  await author.create({ content: { ...content, body } })
  const read: unknown[] = []
  const { db } = server.app
  const store = createDraftsRepository({
    ...db,
    run: (work) =>
      db.run(async (orm) =>
        work({
          async execute(query: Parameters<typeof orm.execute>[0]) {
            const answer = await orm.execute(query)
            read.push(answer.rows)
            return answer
          },
        } as unknown as typeof orm),
      ),
  })
  const asked = { after: undefined, limit: 100, club: null }
  const listed = await store.list({ ...asked, author: at(rich) })
  await store.ideas({ ...asked, club: 'main' })
  expect(listed.total).toBeGreaterThan(0)
  expect(JSON.stringify(read)).not.toContain('word '.repeat(300))
})

test.each([
  ['# Big\n\n- one\n- [two](https://a.example "t")', 'Big one two'],
  ['**bold** `code` ![a reef](ipfs://x)', 'bold code a reef'],
  ['x'.repeat(300), `${'x'.repeat(240)}…`],
])('excerpt: %j is without Markdown', (body, excerpt) => {
  expect(excerptOf(body)).toBe(excerpt)
})

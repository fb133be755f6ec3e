import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  at,
  member,
  newAccount,
  publish,
  said,
  startWithHolders,
} from '../../testing/commentsWorld.ts'

const [ann, bob, moderator] = [newAccount(), newAccount(), newAccount()]
let server: Awaited<ReturnType<typeof startWithHolders>>
beforeAll(async () => {
  server = await startWithHolders([ann, bob], moderator)
})
afterAll(() => server.close())

const as = (account: typeof ann) => member(server, account)
type Answer = { json: { id: string } }
const idOf = ({ json }: Answer) => json.id
type Listed = { id: string; text: string }

async function countOf(proposal: string) {
  const rows = await server.read(`
    select comments, (select count(*)::int from comments
      where subject = '${proposal}' and deleted_at is null) as standing
    from proposals where id = '${proposal}'`)
  return rows[0]
}

test('behavior: to send one twice at once is to say it once', async () => {
  const author = await as(ann)
  const proposal = await publish(server)
  const id = randomUUID()
  const both = await Promise.all([
    author.say(proposal, 'one', { id }),
    author.say(proposal, 'one', { id }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.json).toEqual(both[1]?.json)
  expect(await countOf(proposal)).toEqual({ comments: 1, standing: 1 })
  for (const answer of [
    await author.say(proposal, 'two', { id }),
    await (await as(bob)).say(proposal, 'one', { id }),
    await author.say(await publish(server), 'one', { id }),
  ])
    expect(said(answer)).toEqual([409, 'comment_conflict'])
})

test('behavior: of changes at once each is kept', async () => {
  const author = await as(ann)
  const id = idOf(await author.say(await publish(server), '0'))
  const texts = ['1', '2', '3', '4']
  const all = await Promise.all(texts.map((text) => author.edit(id, text)))
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { rows } = (await author.history(id)).json as { rows: Listed[] }
  expect(rows.map(({ text }) => text).sort()).toEqual(['0', ...texts])
})

test('behavior: to like it many times at once is to like it once', async () => {
  const [author, other] = [await as(ann), await as(bob)]
  const proposal = await publish(server)
  const id = idOf(await author.say(proposal, 'one'))
  await Promise.all([
    ...Array.from({ length: 5 }, () => author.like(id)),
    ...Array.from({ length: 5 }, () => other.like(id)),
  ])
  const [row] = (await author.read(proposal)).json.rows
  expect([row.likes, row.mine.liked]).toEqual([2, true])
  await Promise.all(Array.from({ length: 5 }, () => other.unlike(id)))
  expect((await author.read(proposal)).json.rows[0].likes).toBe(1)
})

test('behavior: the count is right whatever comes and goes at once', async () => {
  const [author, other] = [await as(ann), await as(bob)]
  const proposal = await publish(server)
  const id = idOf(await author.say(proposal, 'one'))
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, each) =>
      other.say(proposal, `reply ${each}`, { replyTo: id }),
    ),
  )
  const answers = await Promise.all([
    author.drop(id),
    author.drop(id),
    author.say(proposal, 'late', { replyTo: id }),
    ...replies.slice(0, 5).map((reply) => other.drop(idOf(reply))),
    author.say(proposal, 'another'),
  ])
  for (const { status } of answers) expect([200, 404]).toContain(status)
  const dropped = answers.slice(0, 2).map(({ status }) => status)
  expect(dropped.sort()).toEqual([200, 404])
  const found = await countOf(proposal)
  expect(found?.comments).toBe(found?.standing)
  const { comments, rows } = (await author.read(proposal)).json
  expect(comments).toBe(found?.standing)
  const thread = rows.find((row: Listed) => row.id === id)
  expect(1 + thread.replyCount).toBe(comments)
})

test.each(['new', 'top'])(
  'behavior: pages by %s have each once while new ones come',
  async (sort) => {
    const author = await as(ann)
    const proposal = await publish(server)
    const ids: string[] = []
    for (let each = 0; each < 7; each += 1) {
      const made = await author.say(proposal, String(each))
      ids.push(idOf(made))
      if (each % 2) await author.like(idOf(made))
      // Two of a millisecond, too.
      if (each % 3) server.clock.move(1)
    }
    const expected = (
      (await author.read(proposal, `?sort=${sort}&limit=50`)).json
        .rows as Listed[]
    ).map(({ id }) => id)
    expect([...expected].sort()).toEqual([...ids].sort())
    const found: string[] = []
    let cursor = ''
    do {
      const query = `?sort=${sort}&limit=2${cursor}`
      const { json } = await author.read(proposal, query)
      found.push(...json.rows.map(({ id }: Listed) => id))
      cursor = json.next ? `&cursor=${json.next}` : ''
      server.clock.move(1)
      const late = idOf(await author.say(proposal, 'late'))
      if (sort === 'top') {
        await author.like(late)
      }
    } while (cursor)
    // What was liked meanwhile stands before, what was not may come after.
    expect(found.filter((id) => ids.includes(id))).toEqual(expected)
    expect(new Set(found).size).toBe(found.length)
  },
)

test('behavior: a cursor of another order, or of nothing, is refused', async () => {
  const author = await as(ann)
  const proposal = await publish(server)
  for (const text of ['1', '2']) await author.say(proposal, text)
  const { next } = (await author.read(proposal, '?sort=new&limit=1')).json
  for (const query of [
    `?sort=top&cursor=${next}`,
    '?cursor=bm8',
    '?sort=best',
    '?limit=51',
  ])
    expect(said(await author.read(proposal, query))).toEqual([400, 'bad_query'])
})

test('behavior: a page is one statement, and so are replies and a history', async () => {
  const author = await as(ann)
  const proposal = await publish(server, { power: { [at(ann)]: 3 } })
  const id = idOf(await author.say(proposal, 'one'))
  for (const path of [
    `/api/proposals/${proposal}/comments`,
    `/api/proposals/${proposal}/comments?sort=new&limit=1`,
    `/api/comments/${id}/replies`,
    `/api/comments/${id}/history`,
  ]) {
    const before = server.statements()
    expect((await author.get(path)).status).toBe(200)
    expect(server.statements() - before).toBe(1)
  }
})

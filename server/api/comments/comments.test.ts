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

const [ann, bob, cleo, moderator] = Array.from({ length: 4 }, newAccount) as [
  Account,
  Account,
  Account,
  Account,
]
type Account = ReturnType<typeof newAccount>
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

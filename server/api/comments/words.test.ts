import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  member,
  newAccount,
  publish,
  said,
  startWithHolders,
} from '../../testing/commentsWorld.ts'

const [ann, moderator] = Array.from({ length: 2 }, newAccount) as [
  Account,
  Account,
]
type Account = ReturnType<typeof newAccount>

let server: Awaited<ReturnType<typeof startWithHolders>>
beforeAll(async () => {
  server = await startWithHolders([ann], moderator)
})
afterAll(() => server.close())

const as = (account: Account) => member(server, account)
const idOf = ({ json }: { json: { id: string } }) => json.id

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

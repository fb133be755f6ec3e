import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import {
  type Club,
  type ContractCase,
  expectAnswer,
  expectBadQuery,
  expectRefusal,
} from './club.ts'

const { comments, commentReplies, commentHistory, editComment } = surface
const { likeComment, reportComment, createComment } = surface
/** The proposals of every local world: one is talked about, one is not. */
const [first, second] = ([1, 2] as const).map(
  (place) => `e0000000-0000-4000-8000-00000000000${place}`,
) as [string, string]
/** The same in both worlds, so that both say the same. */
const idOf = (place: number) =>
  `c1000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const seedOf = (place: number) =>
  `a0000000-0000-4000-8000-${String(place).padStart(12, '0')}`

async function member({ open, accounts }: Club, role: Role) {
  const visitor = open()
  expect((await visitor.signIn(accounts[role])).status).toBe(200)
  const at = (comment: string) => urlOf(editComment, { comment })
  return {
    elevate: () => visitor.elevate(accounts[role]),
    get: (path: string) => visitor.get(path),
    say: (place: number, text: string, more: object = {}) =>
      visitor.post(urlOf(createComment, { proposal: second }), {
        id: idOf(place),
        text,
        ...more,
      }),
    read: (query: object = {}) =>
      visitor.get(urlOf(comments, { proposal: second, ...query })),
    edit: (id: string, text: string) => visitor.put(at(id), { text }),
    drop: (id: string) => visitor.ask('DELETE', at(id)),
    like: (comment: string) => visitor.post(urlOf(likeComment, { comment })),
    unlike: (comment: string) =>
      visitor.ask('DELETE', urlOf(likeComment, { comment })),
    report: (comment: string, reason = 'spam') =>
      visitor.post(urlOf(reportComment, { comment }), { reason }),
    clear: (comment: string) =>
      visitor.ask('DELETE', urlOf(reportComment, { comment })),
  }
}

export const commentsCases: ContractCase[] = [
  {
    name: 'comments: visitors read threads with their replies',
    async run({ open }) {
      const visitor = open()
      const list = await visitor.get(urlOf(comments, { proposal: first }))
      expect(list.json).toMatchObject({
        comments: 5,
        total: 4,
        rows: [
          { likes: 2, editedAt: expect.any(String), replies: [{ likes: 1 }] },
          { collapsed: false },
          { collapsed: true },
          { deleted: 'author', replies: [{}] },
        ],
      })
      for (const { json } of [
        await visitor.get(
          urlOf(comments, { proposal: first, sort: 'new', limit: 1 }),
        ),
        await visitor.get(urlOf(commentReplies, { comment: seedOf(3) })),
      ])
        expect(json.rows).toHaveLength(1)
      const history = urlOf(commentHistory, { comment: seedOf(1) })
      expect((await visitor.get(history)).json.rows).toHaveLength(2)
      const path = urlOf(createComment, { proposal: first })
      expectRefusal(await visitor.post(path, { text: 'x' }), 'not_signed_in')
    },
  },
  {
    name: 'comments: what is not there is not found',
    async run(world) {
      const visitor = world.open()
      const nothing = idOf(99)
      expectRefusal(
        await visitor.get(urlOf(comments, { proposal: nothing })),
        'proposal_not_found',
      )
      const path = urlOf(comments, { proposal: first, cursor: 'bm8' })
      expectBadQuery(await visitor.get(path), 'cursor')
      const author = await member(world, 'holder')
      for (const answer of [
        await author.edit(nothing, 'x'),
        await author.drop(nothing),
        await author.like(nothing),
        await author.unlike(nothing),
        await author.report(nothing),
        await author.clear(nothing),
        await author.say(1, 'x', { replyTo: seedOf(1) }),
        await author.get(urlOf(commentHistory, { comment: nothing })),
        await author.get(urlOf(commentReplies, { comment: nothing })),
      ])
        expectRefusal(answer, 'comment_not_found')
    },
  },
  {
    name: 'comments: one is said, replied to, liked, changed and taken back',
    async run(world) {
      const author = await member(world, 'holder')
      const made = await author.say(1, ' A **reef**.\r\n')
      expect(made.json).toMatchObject({ text: 'A **reef**.', likes: 0 })
      expectAnswer(await author.say(1, 'A **reef**.'), made.json)
      expectRefusal(await author.say(1, 'Another.'), 'comment_conflict')
      const other = await member(world, 'whale')
      world.advance(1_000)
      await other.say(2, 'Where?', { replyTo: idOf(1) })
      const deep = await author.say(3, 'There.', { replyTo: idOf(2) })
      expectRefusal(deep, 'reply_too_deep')
      expectAnswer(await other.like(idOf(1)), { liked: true, likes: 1 })
      expectAnswer(await other.like(idOf(1)), { liked: true, likes: 1 })
      expectRefusal(await other.edit(idOf(1), 'x'), 'not_author')
      expectRefusal(await other.drop(idOf(1)), 'not_author')
      expect((await author.edit(idOf(1), 'A reef!')).json.text).toBe('A reef!')
      expect((await other.read()).json).toMatchObject({ comments: 2, total: 1 })
      const third = await member(world, 'proposer')
      expectAnswer(await third.like(idOf(1)), { liked: true, likes: 2 })
      // Each takes back their own.
      expectAnswer(await other.unlike(idOf(1)), { liked: false, likes: 1 })
      expectAnswer(await other.unlike(idOf(1)), { liked: false, likes: 1 })
      expectAnswer(await third.unlike(idOf(1)), { liked: false, likes: 0 })
      expectAnswer(await author.drop(idOf(1)), { ok: true })
      expect((await author.read()).json).toMatchObject({
        comments: 1,
        rows: [{ deleted: 'author', replyCount: 1 }],
      })
      await other.drop(idOf(2))
      expect((await author.read()).json.total).toBe(0)
    },
  },
  {
    name: 'comments: after a quarter of an hour nothing is changed',
    async run(world) {
      const author = await member(world, 'holder')
      await author.say(4, 'one')
      world.advance(15 * 60_000)
      expectRefusal(await author.edit(idOf(4), 'two'), 'not_open')
      await author.drop(idOf(4))
    },
  },
  ...(
    [
      ['nothing', ' \n', 'bad_comment'],
      ['a text without end', 'x'.repeat(2_001), 'bad_comment'],
      ['a shortened link', 'https://bit.ly/x', 'link_blocked'],
      ['another scheme', '[x](javascript:x)', 'link_blocked'],
      ['a text that no column holds', 'a\0', 'invalid_body'],
    ] as const
  ).map(
    ([what, text, code]): ContractCase => ({
      name: `comments: ${what} is no comment`,
      async run(world) {
        const author = await member(world, 'holder')
        expect((await author.say(5, text)).json.code).toBe(code)
      },
    }),
  ),
  {
    name: 'comments: holders report, and moderators decide',
    async run(world) {
      const author = await member(world, 'newcomer')
      await author.say(6, 'Buy this')
      const none = await author.report(idOf(6))
      expect(none.json).toMatchObject({
        code: 'insufficient_vp',
        details: { need: 1, missing: 1 },
      })
      for (const role of ['holder', 'holder', 'whale', 'proposer'] as const) {
        const holder = await member(world, role)
        expectAnswer(await holder.report(idOf(6)), { ok: true })
      }
      expect((await author.read()).json.rows[0].collapsed).toBe(true)
      expectRefusal(await author.clear(idOf(6)), 'not_moderator')
      const boss = await member(world, 'admin')
      expectAnswer(await boss.clear(idOf(6)), { ok: true })
      expect((await author.read()).json.rows[0].collapsed).toBe(false)
      expectRefusal(await boss.drop(idOf(6)), 'fresh_signature_needed')
      await boss.elevate()
      expectAnswer(await boss.drop(idOf(6)), { ok: true })
    },
  },
  {
    name: 'comments: pages go on by their cursor, in either order',
    async run(world) {
      const author = await member(world, 'proposer')
      for (const place of [7, 8, 9]) {
        await author.say(place, String(place))
        world.advance(1_000)
      }
      await author.like(idOf(7))
      for (const [sort, order] of [
        ['new', [9, 8, 7]],
        ['top', [7, 9, 8]],
      ] as const) {
        const found: string[] = []
        let cursor: string | undefined
        do {
          const { json } = await author.read({ sort, limit: 2, cursor })
          found.push(...json.rows.map(({ id }: { id: string }) => id))
          cursor = json.next
        } while (cursor)
        expect(found).toEqual(order.map(idOf))
      }
      for (const place of [7, 8, 9]) await author.drop(idOf(place))
    },
  },
]

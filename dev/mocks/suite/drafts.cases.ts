import { mainClubId, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import {
  type Club,
  type ContractCase,
  expectAnswer,
  expectRefusal,
} from './club.ts'
import type { Answered } from './side.ts'

const { drafts, draft, shareDraft, adoptDraft, ideas } = surface
const content = {
  title: 'Nets out of the bay',
  body: 'Old nets drown **seals**.',
  summary: '',
  discussionUrl: '',
  labels: ['bay'],
  earliestStart: null,
  duration: 259_200,
}

/** The same in both worlds, so that both say the same. */
const idOf = (place: number) =>
  `c0000000-0000-4000-8000-${String(place).padStart(12, '0')}`

async function member({ open, accounts }: Club, role: Role) {
  const visitor = open()
  expect((await visitor.signIn(accounts[role])).status).toBe(200)
  const at = (id: string) => urlOf(draft, { draft: id })
  return {
    ...visitor,
    ask: visitor.ask.bind(visitor),
    create: (id: string, said: object = {}) =>
      visitor.post(drafts.path, { id, club: mainClubId, content, ...said }),
    save: (id: string, version: number, next: object = content) =>
      visitor.put(at(id), { version, content: next }),
    drop: (id: string) => visitor.ask('DELETE', at(id)),
    read: (id: string) => visitor.get(at(id)),
    share: (id: string) => visitor.post(urlOf(shareDraft, { draft: id })),
    unshare: (id: string) =>
      visitor.ask('DELETE', urlOf(shareDraft, { draft: id })),
    adopt: (id: string) => visitor.post(urlOf(adoptDraft, { draft: id })),
  }
}

function expectDetails(answer: Answered, code: string, details: object) {
  expect([answer.json.code, answer.json.details]).toEqual([code, details])
}

const wrong: [string, object][] = [
  ['no content', { content: undefined }],
  ['a number for a title', { content: { ...content, title: 1 } }],
  ['more than there is', { content: { ...content, votes: 9 } }],
  ['an id that is none', { id: 'x' }],
  [
    'a duration of less than nothing',
    { content: { ...content, duration: -1 } },
  ],
  ['a text that no column holds', { content: { ...content, title: 'a\0' } }],
  ['a text without end', { content: { ...content, body: 'x'.repeat(50_001) } }],
]

export const draftsCases: ContractCase[] = [
  {
    name: 'drafts: of visitors nothing is kept, and nothing told',
    async run({ open }) {
      const visitor = open()
      const path = urlOf(draft, { draft: idOf(99) })
      expectRefusal(await visitor.get(drafts.path), 'not_signed_in')
      expectRefusal(await visitor.post(drafts.path, {}), 'not_signed_in')
      expectRefusal(await visitor.ask('DELETE', path), 'not_signed_in')
      expectRefusal(await visitor.get(path), 'draft_not_found')
    },
  },
  {
    name: 'drafts: one is created, saved by version, and deleted',
    async run(world) {
      const author = await member(world, 'holder')
      const made = await author.create(idOf(1))
      expect(made.json).toMatchObject({ version: 1, state: 'writing', content })
      expectAnswer(await author.create(idOf(1)), made.json)
      const saved = await author.save(idOf(1), 1, { ...content, title: 'Nets' })
      expect(saved.json).toMatchObject({ id: idOf(1), version: 2 })
      const old = await author.save(idOf(1), 1)
      expectDetails(old, 'draft_conflict', {
        version: 2,
        content: { ...content, title: 'Nets' },
      })
      expectDetails(await author.create(idOf(1)), 'draft_conflict', {
        version: 2,
        content: { ...content, title: 'Nets' },
      })
      const other = await member(world, 'whale')
      expectRefusal(await other.create(idOf(1)), 'draft_conflict')
      for (const answer of [
        await other.save(idOf(1), 2),
        await other.drop(idOf(1)),
        await other.read(idOf(1)),
        await other.share(idOf(1)),
        await other.adopt(idOf(1)),
      ])
        expectRefusal(answer, 'draft_not_found')
      expectAnswer(await author.drop(idOf(1)), { ok: true })
      expectRefusal(await author.read(idOf(1)), 'draft_not_found')
    },
  },
  ...wrong.map(
    ([what, said]): ContractCase => ({
      name: `drafts: ${what} is refused`,
      async run(world) {
        const author = await member(world, 'holder')
        expectRefusal(await author.create(idOf(2), said), 'invalid_body')
      },
    }),
  ),
  {
    name: 'drafts: a club that is not there has none',
    async run(world) {
      const author = await member(world, 'holder')
      const nowhere = { club: 'no-such-club' }
      expectRefusal(await author.create(idOf(3), nowhere), 'club_not_found')
      const path = urlOf(ideas, { club: 'no-such-club' })
      expectRefusal(await author.get(path), 'club_not_found')
    },
  },
  {
    name: 'drafts: listed is what one wrote, page by page, the newest first',
    async run(world) {
      const author = await member(world, 'newcomer')
      for (const place of [4, 5, 6]) {
        await author.create(idOf(place))
        world.advance(1_000)
      }
      const found: string[] = []
      let cursor: string | undefined
      do {
        const path = urlOf(drafts, { limit: 2, club: mainClubId, cursor })
        const { json } = await author.get(path)
        expect(json.total).toBe(3)
        found.push(...json.rows.map(({ id }: { id: string }) => id))
        cursor = json.next
      } while (cursor)
      expect(found).toEqual([idOf(6), idOf(5), idOf(4)])
      for (const place of [4, 5, 6]) await author.drop(idOf(place))
      const bad = await author.get(
        urlOf(ideas, { club: 'main', cursor: 'bm8' }),
      )
      expectDetails(bad, 'bad_query', { name: 'cursor' })
    },
  },
  {
    name: 'drafts: an idea is read by all, and adopted by who may propose',
    async run(world) {
      const newcomer = await member(world, 'newcomer')
      await newcomer.create(idOf(7))
      const none = await newcomer.share(idOf(7))
      expectDetails(none, 'insufficient_vp', { need: 1, missing: 1 })
      const holder = await member(world, 'holder')
      await holder.create(idOf(8))
      expect((await holder.share(idOf(8))).json.shared).toBe(true)
      const list = await world.open().get(urlOf(ideas, { club: mainClubId }))
      expect(list.json).toMatchObject({
        total: 3,
        rows: [{ id: idOf(8), excerpt: 'Old nets drown seals.' }, {}, {}],
      })
      const few = await holder.adopt(idOf(8))
      expectDetails(few, 'insufficient_vp', { need: 50, missing: 47 })
      expect((await holder.unshare(idOf(8))).json.shared).toBe(false)
      const whale = await member(world, 'whale')
      expectRefusal(await whale.adopt(idOf(8)), 'draft_not_found')
      await holder.drop(idOf(8))
      await newcomer.drop(idOf(7))
    },
  },
  {
    name: 'drafts: in a club that rests nothing is shared',
    async run(world) {
      const author = await member(world, 'whale')
      await author.create(idOf(9), { club: 'deep-dive' })
      expectRefusal(await author.share(idOf(9)), 'club_paused')
      await author.drop(idOf(9))
    },
  },
]

import {
  type ModerationItem,
  moderationApi,
  moderationEndpoints,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import {
  type Club,
  type ContractCase,
  expectAnswer,
  expectBadQuery,
  expectRefusal,
} from './club.ts'
import { expectForAdmins } from './forAdmins.ts'
import { idOf } from './idOf.ts'
import { acts, type Kind } from './moderating.ts'
import { elevated, signedIn } from './signedIn.ts'

const { moderationQueue, moderatedThing, blockedAuthors } = moderationApi
const nothing = idOf('fa', 99)
/** What every local world begins with. */
const proposal = idOf('e', 1)
const idea = idOf('d', 2)
const bounty = idOf('b', 1)
const work = idOf('b1', 1)
const reason = 'It asks for the words of your wallet.'
const ok = { ok: true } as const

async function boss(club: Club) {
  const visitor = await elevated(club)
  const at = (kind: Kind, thing: string) => ({ kind, thing })
  return {
    get: (path: string) => visitor.get(path),
    post: (path: string, body?: object) => visitor.post(path, body),
    queue: async (query: object = {}) =>
      (await visitor.get(urlOf(moderationQueue, query))).json,
    thing: async (kind: Kind, thing: string): Promise<ModerationItem> =>
      (await visitor.get(urlOf(moderatedThing, at(kind, thing)))).json,
    act(act: keyof typeof acts, kind: Kind, thing: string, why = reason) {
      // News of one moment stands in no order.
      club.advance(1)
      return visitor.post(urlOf(acts[act], at(kind, thing)), { reason: why })
    },
  }
}

const report = async (
  club: Club,
  kind: Kind,
  id: string,
  roles: Role[],
  reason = 'scam',
) => {
  for (const role of roles) {
    const holder = await signedIn(club, role)
    const text = role === 'newcomer' ? {} : { text: `Says the ${role}.` }
    const body = { kind, id, reason, ...text }
    expectAnswer(await holder.post(moderationApi.reportThing.path, body), ok)
    club.advance(1)
  }
}

export const moderationCases: ContractCase[] = [
  {
    name: 'moderation: B7.1 visitors and holders get no data and do nothing',
    async run(club) {
      const before = await (await boss(club)).queue()
      await expectForAdmins(club, moderationEndpoints)
      expect(await (await boss(club)).queue()).toEqual(before)
    },
  },
  {
    name: 'moderation: B7.12 all that was reported waits in one queue, page by page',
    async run(club) {
      const looking = await boss(club)
      await report(club, 'idea', idea, ['holder'])
      await report(club, 'idea', idea, ['whale', 'proposer'], 'spam')
      await report(club, 'bounty', bounty, ['holder', 'holder'])
      club.advance(1_000)
      await report(club, 'submission', work, ['whale'])
      const { rows, total } = await looking.queue()
      expect(rows).toHaveLength(total)
      const found = (id: string) =>
        rows.find((row: ModerationItem) => row.id === id)
      expect(found(idea)).toMatchObject({
        kind: 'idea',
        collapsed: true,
        reports: {
          count: 3,
          // What most say comes first, whatever its name.
          reasons: [
            { reason: 'spam', count: 2 },
            { reason: 'scam', count: 1 },
          ],
          said: [
            { reason: 'spam', text: 'Says the proposer.' },
            { reason: 'spam', text: 'Says the whale.' },
            { reason: 'scam', text: 'Says the holder.' },
          ].map((said) => ({ ...said, at: expect.any(String) })),
        },
        acts: ['dismiss', 'warn', 'hide', 'tombstone'],
      })
      expect(found(bounty)).toMatchObject({
        collapsed: false,
        reports: { count: 1 },
      })
      expect(found(work)).toMatchObject({ place: { kind: 'bounty' } })
      const folded = rows.filter(
        ({ kind, collapsed }: ModerationItem) =>
          kind === 'comment' && collapsed,
      )
      expect(folded.length).toBeGreaterThan(0)
      const pages: string[] = []
      let cursor: string | undefined
      do {
        const page = await looking.queue({ limit: 2, cursor })
        expect(page.total).toBe(total)
        pages.push(...page.rows.map(({ id }: ModerationItem) => id))
        cursor = page.next
      } while (cursor)
      expect(pages).toEqual(rows.map(({ id }: ModerationItem) => id))
      const only = await looking.queue({ kind: 'idea' })
      expect(only.rows.map(({ id }: ModerationItem) => id)).toEqual([idea])
      const path = urlOf(moderationQueue, { cursor: 'bm8' })
      expectBadQuery(await looking.get(path), 'cursor')
    },
  },
  {
    name: 'moderation: B7.13 so do links to where nothing led before',
    async run(club) {
      const { rows } = await (await boss(club)).queue({ kind: 'proposal' })
      const hosts = rows.flatMap((row: ModerationItem) => row.hosts)
      expect(hosts).toContainEqual({
        host: expect.any(String),
        firstSeen: expect.any(String),
        isNew: true,
      })
    },
  },
  {
    name: 'moderation: B7.40 the queue is a table, too',
    async run(club) {
      const looking = await boss(club)
      const { status, text } = await looking.get(`${moderationQueue.path}.csv`)
      expect(status).toBe(200)
      expect(text).toContain('kind,id,club,author')
      expect(text).toContain(idea)
    },
  },
  {
    name: 'moderation: B7.4 an act wants a reason, and what is there',
    async run(club) {
      const looking = await boss(club)
      for (const why of ['', 'short', ' '.repeat(40), 'x'.repeat(501)])
        expectRefusal(
          await looking.act('hide', 'idea', idea, why),
          'invalid_body',
        )
      expectRefusal(
        await looking.act('hide', 'idea', nothing),
        'thing_not_found',
      )
      // Of another kind it is not there.
      expectRefusal(
        await looking.act('hide', 'bounty', idea),
        'thing_not_found',
      )
      expectRefusal(
        await looking.act('restore', 'idea', idea),
        'act_not_possible',
      )
    },
  },
  {
    name: 'moderation: B7.14 an idea is hidden, and shown again',
    async run(club) {
      const looking = await boss(club)
      const reader = club.open()
      const draft = urlOf(surface.draft, { draft: idea })
      const ideas = urlOf(surface.ideas, { club: 'main' })
      const { title } = (await reader.get(draft)).json
      expectAnswer(await looking.act('hide', 'idea', idea), ok)
      expect((await reader.get(draft)).json).toMatchObject({
        title: 'Taken down',
        content: { title: 'Taken down', body: '' },
        moderated: { as: 'hidden', reason },
      })
      expect((await reader.get(ideas)).text).not.toContain(title)
      const { rows } = await looking.queue({ view: 'hidden' })
      expect(rows[0]).toMatchObject({ id: idea, title, taken: { reason } })
      const other = await signedIn(club, 'whale')
      const adopt = urlOf(surface.adoptDraft, { draft: idea })
      expectRefusal(await other.post(adopt), 'taken_down')
      const body = { kind: 'idea', id: idea, reason: 'spam' }
      const { path } = moderationApi.reportThing
      expectRefusal(await other.post(path, body), 'taken_down')
      expectAnswer(await looking.act('restore', 'idea', idea), ok)
      expect((await reader.get(draft)).json).toMatchObject({ title })
    },
  },
  {
    name: 'moderation: B7.14 work and bounties are hidden, and shown again',
    async run(club) {
      const looking = await boss(club)
      const reader = club.open()
      for (const [kind, id, path, words] of [
        ['bounty', bounty, urlOf(surface.bounty, { bounty }), 'description'],
        [
          'submission',
          work,
          urlOf(surface.submission, { submission: work }),
          'work',
        ],
      ] as const) {
        const before = (await reader.get(path)).json
        expect(before[words]).toBeTruthy()
        expectAnswer(await looking.act('hide', kind, id), ok)
        const hidden = (await reader.get(path)).json
        expect(hidden.moderated).toMatchObject({ as: 'hidden', reason })
        expect(hidden[words] ?? '').toBe('')
        expectAnswer(await looking.act('restore', kind, id), ok)
        expect((await reader.get(path)).json).toEqual(before)
      }
    },
  },
  {
    name: 'moderation: B7.14 a comment is hidden with its reason, and shown again',
    async run(club) {
      const looking = await boss(club)
      const reader = club.open()
      const list = urlOf(surface.comments, { proposal, sort: 'new' })
      const comment = idOf('a', 1)
      const before = (await reader.get(list)).json
      expectAnswer(await looking.act('hide', 'comment', comment), ok)
      const hidden = (await reader.get(list)).json
      expect(hidden.comments).toBe(before.comments - 1)
      const row = hidden.rows.find(({ id }: { id: string }) => id === comment)
      expect(row).toMatchObject({
        deleted: 'moderator',
        moderated: { as: 'hidden', reason },
      })
      expect(row.text).toBeUndefined()
      expectAnswer(await looking.act('restore', 'comment', comment), ok)
      expect((await reader.get(list)).json).toEqual(before)
    },
  },
  {
    name: 'moderation: what is warned of says so; what was looked at waits no more',
    async run(club) {
      const looking = await boss(club)
      const path = urlOf(surface.bounty, { bounty })
      expectAnswer(await looking.act('warn', 'bounty', bounty), ok)
      const reader = club.open()
      expect((await reader.get(path)).json.moderated).toMatchObject({
        as: 'warned',
        reason,
      })
      const warned = await looking.queue({ view: 'warned' })
      expect(warned.rows[0]).toMatchObject({ id: bounty, warning: { reason } })
      expectRefusal(
        await looking.act('warn', 'bounty', bounty),
        'act_not_possible',
      )
      expectAnswer(await looking.act('dismiss', 'bounty', bounty), ok)
      expect((await reader.get(path)).json.moderated).toBeUndefined()
      const { rows } = await looking.queue({ kind: 'bounty' })
      expect(rows).toEqual([])
      // The same words are not reported again by who has.
      await report(club, 'bounty', bounty, ['holder'])
      expect((await looking.queue({ kind: 'bounty' })).total).toBe(0)
    },
  },
  {
    name: 'moderation: B7.15 a tombstone ends what is voted on, and takes its words off',
    async run(club) {
      const looking = await boss(club)
      const reader = club.open()
      const open = urlOf(surface.proposals, { status: 'active' })
      const { id: voted } = (await reader.get(open)).json.rows[0]
      const path = urlOf(surface.proposal, { proposal: voted })
      const before = (await reader.get(path)).json
      expectRefusal(
        await looking.act('hide', 'proposal', voted),
        'act_not_possible',
      )
      expectAnswer(await looking.act('tombstone', 'proposal', voted), ok)
      const after = (await reader.get(path)).json
      expect(after).toMatchObject({
        title: 'Taken down',
        body: '',
        status: 'closed',
        outcome: 'cancelled',
        counts: before.counts,
        moderated: { as: 'tombstoned', reason },
      })
      expect(after.signed).toBeUndefined()
      const versions = urlOf(surface.proposalVersions, { proposal: voted })
      expect((await reader.get(versions)).text).not.toContain(before.title)
      const list = urlOf(surface.proposals, {})
      expect((await reader.get(list)).text).not.toContain(before.title)
      for (const act of ['restore', 'tombstone', 'hide', 'warn'] as const)
        expectRefusal(
          await looking.act(act, 'proposal', voted),
          'act_not_possible',
        )
      const { rows } = await looking.queue({ view: 'tombstoned' })
      expect(rows[0]).toMatchObject({ id: voted, acts: [] })
    },
  },
  {
    name: 'moderation: B7.6 what was done, and why, is told to everyone',
    async run(club) {
      const { json } = await club.open().get('/api/moderation/log?limit=100')
      const done = (kind: string, more: object) =>
        expect(json.rows).toContainEqual(
          expect.objectContaining({ kind, reason, ...more }),
        )
      done('moderation.hidden', {
        to: idea,
        thing: 'idea',
        place: { club: 'main', kind: 'idea', id: idea },
      })
      done('moderation.hidden', {
        to: work,
        thing: 'submission',
        place: { club: 'main', kind: 'bounty', id: bounty },
      })
      done('moderation.tombstoned', { thing: 'proposal' })
    },
  },
  {
    name: 'moderation: its author is told in their inbox',
    async run(club) {
      for (const [role, about] of [
        ['holder', 'idea'],
        ['proposer', 'submission'],
      ] as const) {
        const author = await signedIn(club, role)
        const { json } = await author.get(surface.inbox.path)
        const told = { kind: 'moderated', about, act: 'restored', reason }
        expect(json.rows).toContainEqual(expect.objectContaining(told))
      }
    },
  },
  {
    name: 'moderation: B7.16 who is blocked publishes nothing from the next call on',
    async run(club) {
      const looking = await boss(club)
      const address = club.accounts.newcomer.address.toLowerCase()
      const block = (path: string, body: object) => looking.post(path, body)
      const { blockAuthor, unblockAuthor } = moderationApi
      const author = await signedIn(club, 'newcomer')
      const say = () =>
        author.post(urlOf(surface.createComment, { proposal }), {
          text: 'Hello, crew.',
        })
      expectAnswer(await block(blockAuthor.path, { address, reason }), ok)
      expectRefusal(await say(), 'author_blocked')
      expectRefusal(
        await block(blockAuthor.path, { address, reason }),
        'already_blocked',
      )
      const list = await looking.get(blockedAuthors.path)
      expect(list.json).toMatchObject({
        total: 1,
        rows: [{ address, said: { reason } }],
      })
      expectAnswer(await block(unblockAuthor.path, { address, reason }), ok)
      expectRefusal(
        await block(unblockAuthor.path, { address, reason }),
        'not_blocked',
      )
      const said = await say()
      expect(said.status).toBe(200)
      const admin = club.accounts.admin.address
      expectRefusal(
        await block(blockAuthor.path, { address: admin, reason }),
        'admin_not_blocked',
      )
    },
  },
]

/** Authors are told of it, in the place of what they were told of before. */
export const warningCases: ContractCase[] = [
  {
    name: 'moderation: whatever may be warned of is, and is looked at once more',
    async run(club) {
      const looking = await boss(club)
      const reader = club.open()
      const pages: [Kind, string, string][] = [
        ['proposal', proposal, urlOf(surface.proposal, { proposal })],
        ['idea', idea, urlOf(surface.draft, { draft: idea })],
      ]
      for (const [kind, id] of [
        ['comment', idOf('a', 1)],
        ['submission', work],
      ] as const)
        expectRefusal(await looking.act('warn', kind, id), 'act_not_possible')
      for (const [kind, id, path] of pages) {
        const isAmongWarned = async () =>
          (await looking.queue({ view: 'warned' })).rows.some(
            (row: ModerationItem) => row.id === id,
          )
        expectAnswer(await looking.act('warn', kind, id), ok)
        expect((await reader.get(path)).text).toContain(reason)
        expect(await isAmongWarned(), kind).toBe(true)
        const { acts, warning } = await looking.thing(kind, id)
        expect(warning).toMatchObject({ reason })
        expect(acts).toContain('dismiss')
        expectAnswer(await looking.act('dismiss', kind, id), ok)
        expect((await reader.get(path)).text).not.toContain(reason)
        expect(await isAmongWarned(), kind).toBe(false)
      }
    },
  },
]

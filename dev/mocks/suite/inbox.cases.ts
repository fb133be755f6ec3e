import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { signProposal } from '../../testing/signProposal.ts'
import {
  type ContractCase,
  expectAnswer,
  expectBadQuery,
  expectRefusal,
} from './club.ts'
import { signedIn } from './signedIn.ts'

const { inbox, readInbox, inboxSwitches, awaiting, createComment } = surface
const { club, drafts: draftCall, createFeeIntent, feeIntent } = surface
const proposal = 'e0000000-0000-4000-8000-000000000002'
/** The same in both worlds, so that both say the same. */
const idOf = (place: number) =>
  `c2000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const nothing = '00000000-0000-4000-8000-000000000000'
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

async function member(
  world: Parameters<typeof signedIn>[0],
  role: Parameters<typeof signedIn>[1],
) {
  const visitor = await signedIn(world, role)
  return {
    get: (path: string) => visitor.get(path),
    list: (asked: object = {}) => visitor.get(urlOf(inbox, asked)),
    read: (body: object) => visitor.post(readInbox.path, body),
    put: (body: object) => visitor.put(inboxSwitches.path, body),
    say: (place: number, more: object = {}) =>
      visitor.post(urlOf(createComment, { proposal }), {
        id: idOf(place),
        text: 'A **reef**?',
        ...more,
      }),
    drop: (place: number) =>
      visitor.ask('DELETE', `/api/comments/${idOf(place)}`),
  }
}

export const inboxCases: ContractCase[] = [
  {
    name: 'inbox: is no visitor’s',
    async run({ open }) {
      for (const path of [inbox.path, inboxSwitches.path, awaiting.path])
        expectRefusal(await open().get(path), 'not_signed_in')
      const body = { upTo: nothing }
      const answer = await open().post(readInbox.path, body)
      expectRefusal(answer, 'not_signed_in')
    },
  },
  {
    name: 'inbox: what followers of a world are told, page by page',
    async run(world) {
      const whale = await member(world, 'whale')
      const { rows, unread } = (await whale.list()).json
      expect(rows.length).toBeGreaterThan(1)
      expect(unread).toBe(rows.length)
      const found: string[] = []
      let cursor: string | undefined
      do {
        const { json: page } = await whale.list({ limit: 1, cursor })
        found.push(...page.rows.map(({ id }: { id: string }) => id))
        cursor = page.next
      } while (cursor)
      expect(found).toEqual(rows.map(({ id }: { id: string }) => id))
      expectBadQuery(await whale.list({ cursor: 'bm8' }), 'cursor')
      const newcomer = await member(world, 'newcomer')
      expectAnswer(await newcomer.list(), { rows: [], unread: 0 })
    },
  },
  {
    name: 'inbox: one is read, and all from one on',
    async run(world) {
      const whale = await member(world, 'whale')
      const { rows } = (await whale.list()).json
      const ids = rows.map(({ id }: { id: string }) => id)
      const left = { unread: ids.length - 1 }
      expectAnswer(await whale.read({ entry: ids[1] }), left)
      expectAnswer(await whale.read({ entry: ids[1] }), left)
      expectAnswer(await whale.read({ upTo: nothing }), left)
      expectAnswer(await whale.read({ upTo: ids[0] }), { unread: 0 })
      for (const body of [{}, { all: true }, { entry: 'x' }])
        expectRefusal(await whale.read(body), 'invalid_body')
    },
  },
  {
    name: 'inbox: who is replied to is told, and not who switched it off',
    async run(world) {
      const holder = await member(world, 'holder')
      const proposer = await member(world, 'proposer')
      await holder.say(1)
      await holder.say(2, { replyTo: idOf(1) })
      await proposer.say(3, { replyTo: idOf(1) })
      expect((await holder.list()).json).toMatchObject({
        unread: 1,
        rows: [{ kind: 'reply', comment: idOf(3), excerpt: 'A reef?' }],
      })
      expectAnswer(await holder.get(inboxSwitches.path), all)
      const off = { ...all, reply: false }
      expectAnswer(await holder.put(off), off)
      expectAnswer(await holder.get(inboxSwitches.path), off)
      await proposer.say(4, { replyTo: idOf(1) })
      expect((await holder.list()).json.rows).toHaveLength(1)
      expectRefusal(await holder.put({ reply: true }), 'invalid_body')
      await holder.put(all)
      for (const place of [3, 4]) await proposer.drop(place)
      for (const place of [2, 1]) await holder.drop(place)
      expect((await holder.list()).json.rows).toEqual([])
    },
  },
  {
    name: 'inbox: what waits for a member',
    async run(world) {
      const whale = await member(world, 'whale')
      const { votes } = (await whale.get(awaiting.path)).json
      expect(votes.rows.length).toBeGreaterThan(0)
      const proposer = await member(world, 'proposer')
      const { drafts } = (await proposer.get(awaiting.path)).json
      expect(drafts.total).toBeGreaterThan(0)
      const newcomer = await member(world, 'newcomer')
      const none = { rows: [], total: 0 }
      const path = awaiting.path
      expectAnswer(await newcomer.get(path), { votes: none, drafts: none })
    },
  },
  {
    name: 'inbox: a draft that waits for its fee says until when, and comes first',
    async run(world) {
      const author = world.accounts.proposer
      const proposer = await signedIn(world, 'proposer')
      const said = await proposer.get(urlOf(club, { club: 'main' }))
      const now = Date.parse(String(said.headers.date))
      const words = {
        title: 'Lamps for the pier',
        body: 'Two **lamps**, one at each end of the pier.',
      }
      const asked = { author, words, now, days: 2, club: said.json }
      const { content, ...signed } = await signProposal(asked)
      const id = idOf(9)
      const draft = { id, club: 'main', content }
      expect((await proposer.post(draftCall.path, draft)).status).toBe(200)
      const body = { purpose: 'proposal', refId: id, ...signed }
      const intent = await proposer.post(createFeeIntent.path, body)
      expect(intent.status, intent.text).toBe(200)
      const [first] = (await proposer.get(awaiting.path)).json.drafts.rows
      const payBy = intent.json.expiresAt
      expect(first).toMatchObject({ id, state: 'awaiting_fee', payBy })
      await proposer.ask('DELETE', urlOf(feeIntent, { intent: intent.json.id }))
      const after = (await proposer.get(awaiting.path)).json.drafts
      expect(after.rows[0]).not.toHaveProperty('payBy')
    },
  },
]

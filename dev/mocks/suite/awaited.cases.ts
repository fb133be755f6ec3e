import {
  bountiesApi,
  type DraftContent,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type Club, type ContractCase, expectAnswer } from './club.ts'
import { advanceTo, nowIn, readers } from './newsOf.ts'
import { pageByPage } from './pageByPage.ts'
import { mineOne, pay, price } from './paying.ts'
import { type Publisher, publisher } from './publisher.ts'
import { draftAt, draftId, words, write } from './publishing.ts'
import { offer } from './publishingBounties.ts'
import { change } from './publishingRules.cases.ts'
import { signedIn } from './signedIn.ts'

const { awaiting, drafts, inbox, readInbox } = surface
const { createComment, editComment } = surface
const day = 86_400_000
const proposal = 'e0000000-0000-4000-8000-000000000002'
const commentId = (place: number) =>
  `c8000000-0000-4000-8000-${String(place).padStart(12, '0')}`

/** Signed, and asked the fee for. */
async function askFor(who: Publisher, place: number, content: DraftContent) {
  const what = await who.sign(content)
  const { json } = await who.askFee('proposal', draftId(place), what)
  expect(json.state).toBe('open')
  return json as { id: string; expiresAt: string }
}

async function readWaiting(club: Club, place: number) {
  const who = await signedIn(club, 'holder')
  const { json } = await who.get(awaiting.path)
  await who.get(draftAt(place))
  await who.get(urlOf(drafts, {}))
  return json.drafts
}

/** What waits for a member, and what they have read of what they were told. */
export const awaitedCases: ContractCase[] = [
  {
    name: 'awaited: of one draft the newest fee is told, and of bounties none',
    async run(club) {
      await change(club, { rules: { minProposeVp: 3, proposerHoldHours: 0 } })
      for (let block = 0; block < 4; block++) await mineOne(club)
      const who = await publisher(club, 'holder')
      const content = words({ title: 'A rope for the pier' })
      await write(who, 400, content)
      const body = await offer(who, { title: 'Twist a rope' })
      const twin = { id: draftId(400), club: 'main', content: body }
      const made = await who.post(bountiesApi.bountyDrafts.path, twin)
      expect(made.status).toBe(200)
      const { contentHash } = await who.signBounty(body)
      const other = await who.askFee('bounty', draftId(400), { contentHash })
      expect(other.json.state).toBe('open')
      await readWaiting(club, 400)
      const first = await askFor(who, 400, content)
      await readWaiting(club, 400)
      await who.dropFee(first.id)
      await readWaiting(club, 400)
      club.advance(60_000)
      const second = await askFor(who, 400, content)
      const { rows } = await readWaiting(club, 400)
      expect(rows[0].payBy).toBe(second.expiresAt)
      await who.dropFee(other.json.id)
      const path = urlOf(bountiesApi.bountyDraft, { draft: draftId(400) })
      expectAnswer(await who.ask('DELETE', path), { ok: true })
      await who.dropFee(second.id)
      await readWaiting(club, 400)
      await who.ask('DELETE', draftAt(400))
    },
  },
  {
    name: 'awaited: five of each are told, with how many there are',
    async run(club) {
      const who = await publisher(club, 'holder')
      const places = [411, 413, 412, 410, 415, 414, 416]
      const before = (await readWaiting(club, 411)).total
      for (const place of places)
        await write(who, place, words({ title: `Knot ${place}` }))
      const { rows, total } = await readWaiting(club, 411)
      expect([rows.length, total]).toEqual([5, before + 7])
      for (const place of places) await who.ask('DELETE', draftAt(place))
      await readWaiting(club, 411)
    },
  },
  {
    name: 'awaited: what is of one moment is read from one on, and not before',
    async run(club) {
      const { of, news } = readers(club, ['tokenRich'])
      const half = price / 2n
      for (const _ of [1, 2, 3]) await pay(club, half, 'tokenRich')
      await mineOne(club)
      const rows = await news('tokenRich')
      const credited = rows.filter(({ kind }) => kind === 'credited')
      expect(new Set(credited.map(({ at }) => at)).size).toBe(1)
      expect(credited).toHaveLength(3)
      const who = await of('tokenRich')
      for (const limit of [1, 2])
        await pageByPage(who, (cursor) => urlOf(inbox, { limit, cursor }))
      const ids = credited.map(({ id }) => id)
      const unread = (await who.get(inbox.path)).json.unread
      // Of another nothing is read.
      const other = await signedIn(club, 'holder')
      await other.post(readInbox.path, { upTo: ids[0] })
      await other.post(readInbox.path, { entry: ids[0] })
      expect((await who.get(inbox.path)).json.unread).toBe(unread)
      for (const at of [2, 1, 0]) {
        const { json } = await who.post(readInbox.path, { upTo: ids[at] })
        expect(json).toEqual({ unread: at })
        await who.get(inbox.path)
      }
    },
  },
  {
    name: 'awaited: no more than a hundred are told to be new',
    async run(club) {
      const admin = await signedIn(club, 'admin')
      const path = urlOf(createComment, { proposal })
      const thread = { id: commentId(1), text: 'Who is here?' }
      expect((await admin.post(path, thread)).status).toBe(200)
      const whale = await signedIn(club, 'whale')
      const before = (await admin.get(inbox.path)).json.unread
      for (let place = 2; place < 105 - before; place++) {
        club.advance(1)
        const body = { id: commentId(place), text: 'I.', replyTo: thread.id }
        expect((await whale.post(path, body)).status).toBe(200)
        if (place > 97 - before) await admin.get(urlOf(inbox, { limit: 1 }))
      }
      const { json } = await admin.get(inbox.path)
      expect([json.unread, json.rows.length]).toEqual([100, 20])
      for (let place = 104 - before; place > 95 - before; place--) {
        const at = urlOf(editComment, { comment: commentId(place) })
        await whale.ask('DELETE', at)
        await admin.get(urlOf(inbox, { limit: 1 }))
      }
      const { rows } = (await admin.get(inbox.path)).json
      await admin.post(readInbox.path, { upTo: rows[0].id })
      await admin.get(inbox.path)
    },
  },
  {
    name: 'awaited: a fee that nobody pays waits for no one after its time',
    async run(club) {
      const who = await publisher(club, 'holder')
      const content = words({ title: 'A cleat for the pier' })
      await write(who, 420, content)
      const { expiresAt } = await askFor(who, 420, content)
      const until = Date.parse(expiresAt)
      for (const at of [until - 1, until, until + 1, until + day]) {
        await advanceTo(club, at)
        await readWaiting(club, 420)
      }
      await advanceTo(club, (await nowIn(club)) + 40 * day)
      const { rows } = await readWaiting(club, 420)
      expect(rows[0]).toMatchObject({ id: draftId(420) })
      const after = await signedIn(club, 'holder')
      await after.ask('DELETE', draftAt(420))
      await readWaiting(club, 420)
    },
  },
]

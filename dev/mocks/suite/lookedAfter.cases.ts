import {
  commentsApi,
  moderationApi,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type Club, type ContractCase, expectAnswer } from './club.ts'
import { idOf } from './idOf.ts'
import { acts, type Kind } from './moderating.ts'
import { pageByPage } from './pageByPage.ts'
import { mineOne } from './paying.ts'
import { publish } from './publishedTies.cases.ts'
import { publisher } from './publisher.ts'
import { words } from './publishing.ts'
import { change } from './publishingRules.cases.ts'
import { elevated, signedIn } from './signedIn.ts'

const { moderationQueue, moderatedThing, blockedAuthors } = moderationApi
const { blockAuthor, unblockAuthor, reportThing } = moderationApi
const { createBountyComment } = commentsApi
const { proposal, proposals, reportComment, reportProposal } = surface
type Thing = readonly [Kind, string]

const ok = { ok: true } as const
const reason = 'It is not what it says it is.'
/** One of each kind, none of which has an order but its name. */
const things: readonly Thing[] = [
  ['submission', idOf('b1', 2)],
  ['bounty', idOf('b', 2)],
  ['comment', idOf('a', 2)],
  ['idea', idOf('d', 2)],
  ['bounty', idOf('b', 3)],
  ['idea', idOf('d', 1)],
  ['comment', idOf('a', 1)],
]
const views = ['waiting', 'warned', 'hidden', 'tombstoned'] as const

/** Reports it, at this moment. */
async function report(club: Club, who: Role, [kind, id]: Thing, text = '') {
  const member = await signedIn(club, who)
  const body = { reason: 'scam', ...(text && { text }) }
  const answer =
    kind === 'comment'
      ? member.post(urlOf(reportComment, { comment: id }), { reason: 'scam' })
      : kind === 'proposal'
        ? member.post(urlOf(reportProposal, { proposal: id }), body)
        : member.post(reportThing.path, { ...body, kind, id })
  expectAnswer(await answer, ok)
}

type Boss = Awaited<ReturnType<typeof elevated>>
const act = (boss: Boss, name: keyof typeof acts, [kind, thing]: Thing) =>
  boss.post(urlOf(acts[name], { kind, thing }), { reason })

/** Each view as a whole and in pages of one and two. */
async function readQueues(boss: Boss) {
  for (const view of views) {
    const { json } = await boss.get(urlOf(moderationQueue, { view, limit: 50 }))
    const ids = json.rows.map(({ id }: { id: string }) => id)
    for (const limit of [1, 2]) {
      const { rows } = await pageByPage(boss, (cursor) =>
        urlOf(moderationQueue, { view, limit, cursor }),
      )
      expect(rows.map(({ id }) => id)).toEqual(ids)
    }
    await boss.get(urlOf(moderationQueue, { view, kind: 'comment' }))
  }
}
const tell = (boss: Boss, [kind, thing]: Thing) =>
  boss.get(urlOf(moderatedThing, { kind, thing }))

/** What administrators look after, where much of it is of one moment. */
export const lookedAfterCases: ContractCase[] = [
  {
    name: 'looked after: what is of one moment stands by its kind and its id, in each view',
    async run(club) {
      const boss = await elevated(club)
      club.advance(1)
      for (const thing of things) await report(club, 'whale', thing)
      await report(club, 'proposer', ['idea', idOf('d', 2)], 'apples')
      await report(club, 'admin', ['idea', idOf('d', 2)], 'Zebras')
      await readQueues(boss)
      club.advance(1)
      const hidden = things.slice(0, 5)
      for (const thing of hidden)
        expect((await act(boss, 'hide', thing)).status).toBe(200)
      for (const thing of things.slice(5)) await report(club, 'whale', thing)
      for (const thing of things) await tell(boss, thing)
      await readQueues(boss)
      club.advance(1)
      for (const thing of hidden)
        expect((await act(boss, 'restore', thing)).status).toBe(200)
      for (const thing of [1, 3, 4].map((at) => things[at] as Thing))
        expect((await act(boss, 'warn', thing)).status).toBe(200)
      await readQueues(boss)
      for (const thing of [1, 3, 4].map((at) => things[at] as Thing))
        expect((await act(boss, 'dismiss', thing)).status).toBe(200)
      for (const thing of things.slice(5))
        expect((await act(boss, 'dismiss', thing)).status).toBe(200)
      await readQueues(boss)
    },
  },
  {
    name: 'looked after: a comment that was taken away waits since then, and stands again',
    async run(club) {
      const boss = await elevated(club)
      const author = await signedIn(club)
      const below = { bounty: idOf('b', 1) }
      const path = urlOf(createBountyComment, below)
      const list = urlOf(surface.bountyComments, { ...below, sort: 'new' })
      for (const place of [1, 2]) {
        club.advance(1_000)
        const said = { id: idOf('a4', place), text: `Is it spring? ${place}` }
        expect((await author.post(path, said)).status).toBe(200)
      }
      const [first, second]: Thing[] = [
        ['comment', idOf('a4', 1)],
        ['comment', idOf('a4', 2)],
      ]
      if (!first || !second) throw new Error('nothing was said')
      for (const [, id] of [second, first]) {
        club.advance(1_000)
        const at = `/api/comments/${id}`
        expectAnswer(await boss.ask('DELETE', at), ok)
        await readQueues(boss)
      }
      await tell(boss, first)
      await author.get(list)
      club.advance(1_000)
      expectAnswer(await act(boss, 'restore', first), ok)
      await tell(boss, first)
      await author.get(list)
      club.advance(1_000)
      // Acted on before, and taken away again.
      expectAnswer(await boss.ask('DELETE', `/api/comments/${first[1]}`), ok)
      await tell(boss, first)
      await readQueues(boss)
      await author.get(list)
      club.advance(1_000)
      expectAnswer(await act(boss, 'tombstone', second), ok)
      await tell(boss, second)
      await readQueues(boss)
    },
  },
  {
    name: 'looked after: what its author took back waits no more',
    async run(club) {
      const boss = await elevated(club)
      const hunter = await signedIn(club, 'tokenRich')
      const id = idOf('b4', 1)
      const body = { id, text: 'A banner made of nets.', links: [] }
      const path = urlOf(surface.submissions, { bounty: idOf('b', 1) })
      expect((await hunter.post(path, body)).status).toBe(200)
      const work: Thing = ['submission', id]
      const idea: Thing = ['idea', idOf('d', 2)]
      const author = await signedIn(club)
      const next = await author.get(urlOf(surface.draft, { draft: idea[1] }))
      const { version, content } = next.json
      const saved = { version, content: { ...content, body: 'Say it anew.' } }
      await author.put(urlOf(surface.draft, { draft: idea[1] }), saved)
      for (const thing of [work, idea]) {
        club.advance(1)
        await report(club, 'whale', thing, 'It is copied.')
      }
      await readQueues(boss)
      club.advance(1)
      await hunter.ask('DELETE', urlOf(surface.submission, { submission: id }))
      await author.ask('DELETE', urlOf(surface.shareDraft, { draft: idea[1] }))
      await readQueues(boss)
      for (const thing of [work, idea]) await tell(boss, thing)
      const again = { kind: 'idea', id: idea[1], reason: 'spam' }
      const other = await signedIn(club, 'proposer')
      await other.post(reportThing.path, again)
      await author.post(urlOf(surface.shareDraft, { draft: idea[1] }))
      await readQueues(boss)
      for (const thing of [work, idea]) {
        await act(boss, 'dismiss', thing)
        await tell(boss, thing)
      }
    },
  },
  {
    name: 'looked after: work that is not to be read yet is neither reported nor shown',
    async run(club) {
      const boss = await elevated(club)
      const other = await signedIn(club, 'whale')
      const refused: string[] = []
      for (let place = 1; place < 60; place++) {
        const thing: Thing = ['submission', idOf('b1', place)]
        const { status, json } = await tell(boss, thing)
        if (status !== 200 || json.excerpt !== undefined) continue
        const [kind, id] = thing
        const body = { kind, id, reason: 'spam' }
        refused.push((await other.post(reportThing.path, body)).json.code)
      }
      expect(refused).toEqual(['thing_not_found'])
    },
  },
  {
    name: 'looked after: what is over is hidden and shown again with all of its words',
    async run(club) {
      const boss = await elevated(club)
      const visitor = club.open()
      for (const id of [idOf('e', 11), idOf('e', 2)]) {
        const thing: Thing = ['proposal', id]
        const read = async () => {
          const list = urlOf(proposals, { limit: 50, sort: 'newest' })
          const { json } = await visitor.get(list)
          await visitor.get(urlOf(proposal, { proposal: id }))
          await tell(boss, thing)
          return json.rows.find((row: { id: string }) => row.id === id)
        }
        const before = await read()
        club.advance(1)
        expectAnswer(await act(boss, 'hide', thing), ok)
        expect(await read()).toMatchObject({ title: 'Taken down' })
        club.advance(1)
        expectAnswer(await act(boss, 'restore', thing), ok)
        expect(await read()).toMatchObject({ title: before.title })
      }
    },
  },
  {
    name: 'looked after: who is blocked, of one moment, and what they wrote',
    async run(club) {
      const boss = await elevated(club)
      const list = (limit: number) => (cursor?: string) =>
        urlOf(blockedAuthors, { limit, cursor })
      const read = async () => {
        for (const limit of [1, 2, 50]) await pageByPage(boss, list(limit))
        for (const thing of things) await tell(boss, thing)
        await boss.get(urlOf(moderationQueue, {}))
      }
      const roles = ['tokenRich', 'whale', 'holder', 'proposer'] as const
      const address = (role: Role) => club.accounts[role].address.toLowerCase()
      for (const [at, role] of roles.entries()) {
        if (at === 3) club.advance(1)
        const body = { address: address(role), reason }
        expectAnswer(await boss.post(blockAuthor.path, body), ok)
      }
      await read()
      const holder = await signedIn(club, 'holder')
      const path = urlOf(createBountyComment, { bounty: idOf('b', 1) })
      const said = await holder.post(path, { text: 'May I say so?' })
      expect(said.json.code).toBe('author_blocked')
      for (const role of roles) {
        const body = { address: address(role), reason }
        expectAnswer(await boss.post(unblockAuthor.path, body), ok)
        await boss.get(list(50)())
      }
      await read()
    },
  },
  {
    name: 'looked after: where nothing led before is new until it was looked at, since it was first named',
    async run(club) {
      for (let block = 0; block < 4; block++) await mineOne(club)
      await change(club, { rules: { minProposeVp: 3, proposerHoldHours: 0 } })
      const boss = await elevated(club)
      const { now } = await (await publisher(club, 'admin')).about('main')
      const earliestStart = new Date(now + 172_800_000).toISOString()
      const to = (...hosts: string[]) =>
        `See ${hosts.map((host) => `https://${host}/why`).join(' and ')}.`
      const first = words({
        title: 'A map for the pier',
        body: to('maps.example', 'charts.example'),
        earliestStart,
      })
      const id = await publish(club, 300, first)
      const read = async () => {
        const rows = await boss.get(
          urlOf(moderationQueue, { kind: 'proposal', limit: 50 }),
        )
        await tell(boss, ['proposal', id])
        return rows.json.rows.map((row: { id: string }) => row.id) as string[]
      }
      expect(await read()).toContain(id)
      const author = await publisher(club, 'admin')
      const path = urlOf(proposal, { proposal: id })
      const { signed, start } = (await author.get(path)).json
      const content = words({
        title: 'A map for the pier',
        body: to('charts.example', 'buoys.example'),
        earliestStart: start,
        duration: 5 * 86_400,
      })
      const before = { version: 1, digest: signed.digest }
      const next = await author.sign(content, { before })
      club.advance(1)
      const edited = await author.put(path, { content, ...next.signed })
      expect([edited.status, edited.json.code]).toEqual([200, undefined])
      expect(await read()).toContain(id)
      club.advance(1)
      expectAnswer(await act(boss, 'dismiss', ['proposal', id]), ok)
      expect(await read()).not.toContain(id)
      club.advance(1)
      const other = words({
        title: 'A chart for the pier',
        body: to('maps.example', 'charts.example', 'tides.example'),
        earliestStart,
      })
      const also = await publish(club, 301, other)
      expect(await read()).toContain(also)
      await tell(boss, ['proposal', also])
      expectAnswer(await act(boss, 'dismiss', ['proposal', also]), ok)
      await tell(boss, ['proposal', also])
    },
  },
]

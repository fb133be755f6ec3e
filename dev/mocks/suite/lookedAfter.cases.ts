import {
  commentsApi,
  moderationApi,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectAnswer } from './club.ts'
import { idOf } from './idOf.ts'
import {
  act,
  ok,
  readQueues,
  report,
  type Thing,
  tell,
  things,
} from './moderating.ts'
import { elevated, signedIn } from './signedIn.ts'

const { reportThing } = moderationApi
const { createBountyComment } = commentsApi
const { proposal, proposals } = surface

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
]

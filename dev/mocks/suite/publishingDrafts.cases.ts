import { bountiesApi, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectAnswer, expectRefusal } from './club.ts'
import { publisher } from './publisher.ts'
import { draftAt, draftId, words } from './publishing.ts'
import { bountyDraftAt, bountyDraftId, offer } from './publishingBounties.ts'

const { drafts, draft, adoptDraft, shareDraft, ideas } = surface
const { proposal, cancelProposal } = surface
/** Of a holder, in every local world. */
const idea = 'd0000000-0000-4000-8000-000000000001'
/** What one member may have that is not published. */
const most = 100
const places = Array.from({ length: most }, (_, at) => 100 + at)

export const publishingDraftCases: ContractCase[] = [
  {
    name: 'drafts of publishing: those of one moment stand by their ids, and ideas too',
    async run(club) {
      const who = await publisher(club, 'holder')
      const own = [103, 101, 102]
      for (const place of own) {
        const body = { id: draftId(place), club: 'main', content: words() }
        expect((await who.post(drafts.path, body)).status).toBe(200)
        const share = urlOf(shareDraft, { draft: draftId(place) })
        expect((await who.post(share)).status).toBe(200)
      }
      const sorted = [101, 102, 103].map(draftId)
      const read = async (at: (cursor?: string) => string) => {
        const found: string[] = []
        let cursor: string | undefined
        do {
          const { json } = await who.get(at(cursor))
          found.push(...json.rows.map(({ id }: { id: string }) => id))
          cursor = json.next
        } while (cursor)
        return found.slice(0, 3)
      }
      const mine = (cursor?: string) => urlOf(drafts, { limit: 2, cursor })
      expect(await read(mine)).toEqual(sorted)
      const shared = (cursor?: string) =>
        urlOf(ideas, { club: 'main', limit: 2, cursor })
      expect(await read(shared)).toEqual(sorted)
      for (const place of own) await who.ask('DELETE', draftAt(place))
    },
  },
  {
    name: 'drafts of publishing: of one idea a member has one copy, until it is published',
    async run(club) {
      const who = await publisher(club, 'whale')
      const adopt = async () =>
        (await who.post(urlOf(adoptDraft, { draft: idea }))).json
      const copy = await adopt()
      expect(copy.idea).toMatchObject({ draft: idea })
      expect((await adopt()).id).toBe(copy.id)
      const { now } = await who.about('main')
      const earliestStart = new Date(now + 2 * 86_400_000).toISOString()
      const content = { ...copy.content, earliestStart }
      club.advance(1_000)
      const path = urlOf(draft, { draft: copy.id })
      const saved = await who.put(path, { version: 1, content })
      expect(saved.json.version).toBe(2)
      const what = await who.sign(content)
      const { json: fee } = await who.askFee('proposal', copy.id, what)
      expect(fee.state).toBe('consumed')
      const of = { proposal: fee.published }
      const { json: told } = await who.get(urlOf(proposal, of))
      expect(told).toMatchObject({ idea: copy.idea, author: who.author })
      club.advance(1)
      const next = await adopt()
      expect(next.id).not.toBe(copy.id)
      expect(next).toMatchObject({ state: 'writing', idea: copy.idea })
      const list = urlOf(drafts, { limit: 3 })
      expect((await who.get(list)).json.rows[0].id).toBe(next.id)
      await who.ask('DELETE', urlOf(draft, { draft: next.id }))
      const cancel = urlOf(cancelProposal, of)
      const reason = 'It was to be tried.'
      expectAnswer(await who.post(cancel, { reason }), { ok: true })
    },
  },
  {
    name: 'drafts of publishing: a member has a hundred that are not published, and no more',
    async run(club) {
      const who = await publisher(club, 'tokenRich')
      const begin = (place: number) =>
        who.post(drafts.path, {
          id: draftId(place),
          club: 'main',
          content: words(),
        })
      for (const place of places) expect((await begin(place)).status).toBe(200)
      expectRefusal(await begin(200), 'draft_limit')
      // One that is there is no new one.
      expect((await begin(100)).status).toBe(200)
      await who.ask('DELETE', draftAt(100))
      expect((await begin(200)).status).toBe(200)
    },
  },
  {
    name: 'drafts of publishing: the same holds of bounties, which are counted apart',
    async run(club) {
      const who = await publisher(club, 'tokenRich')
      const content = await offer(who)
      const begin = (place: number) =>
        who.post(bountiesApi.bountyDrafts.path, {
          id: bountyDraftId(place),
          club: 'main',
          content,
        })
      for (const place of places) expect((await begin(place)).status).toBe(200)
      expectRefusal(await begin(200), 'draft_limit')
      await who.ask('DELETE', bountyDraftAt(100))
      expect((await begin(200)).status).toBe(200)
    },
  },
]

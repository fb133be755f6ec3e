import { mainClubId, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectAnswer, expectRefusal } from './club.ts'
import type { Answered } from './side.ts'
import { signedIn } from './signedIn.ts'

const { proposals, proposal, clubProposals, proposalVoters } = surface
const { eligibility, checkProposal, proposalDiff } = surface
const idOf = (place: number) =>
  `e0000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const nowhere = '00000000-0000-4000-8000-000000000000'
const titlesOf = ({ json }: Answered) =>
  json.rows.map(({ title }: { title: string }) => title)

const badLists = [
  'sort=price',
  'status=open',
  'q=',
  'cursor=bm8',
  'limit=0',
].map(
  (query): ContractCase => ({
    name: `proposals: the list refuses ${query}`,
    async run({ open }) {
      const { status, json } = await open().get(`${proposals.path}?${query}`)
      const name = query.split('=')[0]
      expect([status, json.code, json.details]).toEqual([
        400,
        'bad_query',
        { name },
      ])
    },
  }),
)

const sorts = (['newest', 'ending', 'votes', 'close'] as const).map(
  (sort): ContractCase => ({
    name: `proposals: sorted by ${sort}, page by page`,
    async run({ open }) {
      const visitor = open()
      const found: string[] = []
      let cursor: string | undefined
      do {
        const path = urlOf(proposals, { sort, limit: 5, cursor })
        const { json } = await visitor.get(path)
        expect(json.total).toBe(14)
        found.push(...json.rows.map(({ id }: { id: string }) => id))
        cursor = json.next
      } while (cursor)
      expect([found.length, new Set(found).size]).toEqual([14, 14])
    },
  }),
)

export const proposalsCases: ContractCase[] = [
  ...badLists,
  ...sorts,
  {
    name: 'proposals: lists are narrowed by what is asked',
    async run({ open }) {
      const visitor = open()
      const of = async (asked: object) =>
        titlesOf(await visitor.get(urlOf(proposals, asked)))
      expect(await of({ q: 'REEF' })).toEqual(['Adopt a reef off Tenerife'])
      expect(await of({ label: 'gear' })).toEqual(['Lamps for dives at night'])
      expect(await of({ club: 'deep-dive' })).toHaveLength(2)
      const club = 'no-such-club'
      const none = await visitor.get(urlOf(clubProposals, { club }))
      expectRefusal(none, 'club_not_found')
    },
  },
  {
    name: 'proposals: what is about who asks wants a session',
    async run(world) {
      for (const asked of [{ mine: 'true' }, { voted: 'yes' }] as const) {
        const path = urlOf(proposals, asked)
        expectRefusal(await world.open().get(path), 'not_signed_in')
      }
      const whale = await signedIn(world, 'whale')
      const { json } = await whale.get(urlOf(proposals, { mine: 'true' }))
      expect(json.total).toBeGreaterThan(3)
    },
  },
  {
    name: 'proposals: outcomes of a year, by the votes that were cast',
    async run({ open }) {
      const path = urlOf(proposals, { limit: 100 })
      const { json } = await open().get(path)
      const outcomes = json.rows.map((row: { outcome?: string }) => row.outcome)
      expect(outcomes).toEqual(
        expect.arrayContaining([
          'passed',
          'rejected',
          'tied',
          'no_votes',
          'no_quorum',
          'cancelled',
        ]),
      )
    },
  },
  {
    name: 'proposals: one is told whole, and what one holds in it',
    async run(world) {
      const whale = await signedIn(world, 'whale')
      const { json } = await whale.get(urlOf(proposal, { proposal: idOf(2) }))
      expect(json).toMatchObject({
        number: 2,
        outcome: 'passed',
        signed: { message: { version: 1, club: mainClubId } },
        eligibleVoters: 4,
        eligiblePower: 147,
        mine: { votingPower: 72, isModerator: false, reported: false },
      })
      const gone = await whale.get(urlOf(proposal, { proposal: nowhere }))
      expectRefusal(gone, 'proposal_not_found')
    },
  },
  {
    name: 'proposals: voters, page by page and as a table',
    async run({ open }) {
      const visitor = open()
      const asked = { proposal: idOf(2) }
      const at = urlOf(proposalVoters, { ...asked, limit: 3 })
      const { json } = await visitor.get(at)
      expect([json.total, json.rows.length]).toEqual([4, 3])
      const rest = { ...asked, cursor: json.next }
      const more = await visitor.get(urlOf(proposalVoters, rest))
      expect(more.json.rows).toHaveLength(1)
      const table = await visitor.get(`${urlOf(proposalVoters, asked)}.csv`)
      expect(table.text.split('\r\n')).toHaveLength(6)
      const path = urlOf(proposal, asked)
      const calendar = await visitor.get(`${path}/calendar.ics`)
      expect(calendar.text).toContain('SUMMARY:Adopt a reef off Tenerife')
      const feed = await visitor.get('/api/clubs/main/feed.xml')
      expect(feed.text).toContain('<title>Adopt a reef off Tenerife</title>')
      const diff = { ...asked, from: 1, to: 2 }
      const none = await visitor.get(urlOf(proposalDiff, diff))
      expectRefusal(none, 'version_not_found')
    },
  },
  {
    name: 'proposals: who may propose, and all that is in the way',
    async run(world) {
      const ask = { club: mainClubId, action: 'propose' } as const
      const visitor = await world.open().get(urlOf(eligibility, ask))
      expect(visitor.json).toMatchObject({
        ok: false,
        why: [{ code: 'not_signed_in' }, { code: 'vp_unavailable' }],
      })
      const holder = await signedIn(world)
      const { json } = await holder.get(urlOf(eligibility, ask))
      const why = [{ code: 'insufficient_vp', missing: 47 }]
      expect(json).toMatchObject({ ok: false, have: 3, need: 50, why })
      const paused = { ...ask, club: 'deep-dive' }
      const rests = await holder.get(urlOf(eligibility, paused))
      expect(rests.json.why[0]).toEqual({ code: 'club_paused' })
    },
  },
  {
    name: 'proposals: a check names what is wrong, and what it repeats',
    async run(world) {
      const holder = await signedIn(world)
      const content = {
        title: 'x',
        body: 'A body that is long enough to be read by anyone.',
        summary: '',
        discussionUrl: '',
        labels: [],
        earliestStart: null,
        duration: 60,
      }
      const check = (said: object) =>
        holder.post(checkProposal.path, { club: mainClubId, content: said })
      const { json } = await check(content)
      expect(json.faults).toHaveLength(2)
      const good = { ...content, title: 'A title', duration: 259_200 }
      expect((await check(good)).json.contentHash).toMatch(/^0x/)
    },
  },
  {
    name: 'proposals: holders report, moderators flag and clear, once',
    async run(world) {
      const asked = { proposal: idOf(3) }
      const path = urlOf(proposal, asked)
      const holder = await signedIn(world)
      const report = await holder.post(`${path}/report`, { reason: 'spam' })
      expectAnswer(report, { ok: true })
      const flag = { reason: 'It looks like a scam.' }
      const no = await holder.post(`${path}/flag`, flag)
      expectRefusal(no, 'not_moderator')
      const admin = await signedIn(world, 'admin')
      expect((await admin.get(path)).json).toMatchObject({
        reports: 1,
        mine: { isModerator: true },
      })
      expectAnswer(await admin.post(`${path}/flag`, flag), { ok: true })
      const twice = await admin.post(`${path}/flag`, flag)
      expectRefusal(twice, 'already_flagged')
      const soon = await admin.post(`${path}/cancel`, flag)
      expectRefusal(soon, 'fresh_signature_needed')
      await admin.elevate(world.accounts.admin)
      const late = await admin.post(`${path}/cancel`, flag)
      expectRefusal(late, 'not_open')
      expectAnswer(await admin.ask('DELETE', `${path}/flag`), { ok: true })
    },
  },
]

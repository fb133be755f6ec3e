import {
  type AdminBounty,
  oversightApi,
  oversightEndpoints,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import {
  type ContractCase,
  expectAnswer,
  expectBadQuery,
  expectRefusal,
} from './club.ts'
import { expectForAdmins } from './forAdmins.ts'
import { elevated, signedIn } from './signedIn.ts'

const { adminProposals, adminCancelProposal, adminBounties } = oversightApi
const reason = 'It was opened in the wrong club.'
const nothing = '00000000-0000-4000-8000-0000000000fe'

/** All that administrators alone may change, by its path. */
const writes = Object.values(surface)
  .filter(({ who, method }) => who === 'administrator' && method !== 'GET')
  .map(({ method, path }) => `${method} ${path}`)

export const oversightCases: ContractCase[] = [
  {
    name: 'oversight: B7.1 visitors and holders get no data and do nothing',
    run: (club) => expectForAdmins(club, oversightEndpoints),
  },
  {
    name: 'oversight: B7.18 B7.19 no call of administrators could change words or ballots',
    async run() {
      // Whoever adds one says here what it does to a proposal, and to its votes.
      expect(writes.sort()).toEqual(
        [
          // Who acts, and what is closed.
          'POST /api/admin/elevation',
          'POST /api/admin/flags',
          'POST /api/admin/sessions/revoke',
          // Money that came in.
          'POST /api/admin/fees/credits/:credit/refund',
          'POST /api/admin/fees/refunds/:refund/drop',
          'POST /api/admin/fees/refunds/:refund/payment',
          // Clubs, with the rules of what is proposed from then on.
          'POST /api/admin/clubs',
          'PUT /api/admin/clubs/:club',
          // The pages' own words.
          'PUT /api/admin/content/about',
          'PUT /api/admin/content/announcements',
          'PUT /api/admin/content/links',
          'PUT /api/admin/content/team',
          'POST /api/admin/shill/templates/:language/:template/restore',
          'PUT /api/admin/shill/templates/:language/:template',
          // A mark beside a thing: its words leave pages, or come back, and stay
          // as they were signed (B7.14, B7.15).
          'POST /api/admin/authors/block',
          'POST /api/admin/authors/unblock',
          'POST /api/admin/moderation/:kind/:thing/dismiss',
          'POST /api/admin/moderation/:kind/:thing/hide',
          'POST /api/admin/moderation/:kind/:thing/restore',
          'POST /api/admin/moderation/:kind/:thing/tombstone',
          'POST /api/admin/moderation/:kind/:thing/warn',
          // Voting ends, or never begins (B7.17).
          'POST /api/admin/proposals/:proposal/cancel',
        ].sort(),
      )
    },
  },
  {
    name: 'oversight: proposals of all clubs, by status and words, page by page',
    async run(club) {
      const boss = await elevated(club)
      const at = (query: object) => boss.get(urlOf(adminProposals, query))
      const { rows, total } = (await at({ limit: 2 })).json
      expect(rows).toHaveLength(2)
      expect(total).toBeGreaterThan(5)
      const active = (await at({ status: 'active' })).json
      expect(active.rows.length).toBeGreaterThan(0)
      for (const row of active.rows) expect(row.status).toBe('active')
      const [{ title }] = rows
      const found = (await at({ q: title.slice(0, 12) })).json
      expect(found.rows[0].title).toContain(title.slice(0, 12))
      expectBadQuery(await at({ cursor: 'bm8' }), 'cursor')
      const { text } = await boss.get(`${adminProposals.path}.csv`)
      expect(text.split('\r\n')[0]).toContain('club,number,id,title')
    },
  },
  {
    name: 'oversight: B7.17 one is cancelled with a public reason; words and ballots stay',
    async run(club) {
      const boss = await elevated(club)
      const open = urlOf(adminProposals, { status: 'pending' })
      const [card] = (await boss.get(open)).json.rows
      const cancel = (proposal: string, body: object = { reason }) =>
        boss.post(urlOf(adminCancelProposal, { proposal }), body)
      expectRefusal(await cancel(card.id, { reason: 'no' }), 'invalid_body')
      expectRefusal(await cancel(nothing), 'proposal_not_found')
      const path = urlOf(surface.proposal, { proposal: card.id })
      const before = (await boss.get(path)).json
      expectAnswer(await cancel(card.id), { ok: true })
      const after = (await boss.get(path)).json
      const { title, body, counts, signed } = before
      expect(after).toMatchObject({
        status: 'closed',
        outcome: 'cancelled',
        cancelled: { reason },
        ...{ title, body, counts, signed },
      })
      expectRefusal(await cancel(card.id), 'not_open')
      // A session alone is not enough.
      const plain = await signedIn(club, 'admin')
      expectRefusal(
        await plain.post(urlOf(adminCancelProposal, { proposal: card.id }), {
          reason,
        }),
        'fresh_signature_needed',
      )
    },
  },
]

const day = 86_400_000

/** For the end of a pair's life: days go by. */
export const oversightLastCases: ContractCase[] = [
  {
    name: 'oversight: what was cancelled ended then, and not when it was to end',
    async run(club) {
      const boss = await elevated(club)
      const rows = async (path: string) => (await boss.get(path)).json.rows
      const [card] = await rows(urlOf(adminProposals, { status: 'active' }))
      const path = urlOf(adminCancelProposal, { proposal: card.id })
      expectAnswer(await boss.post(path, { reason }), { ok: true })
      club.advance(6 * day)
      const list = { status: 'closed', sort: 'ending' }
      const ended: { id: string }[] = await rows(urlOf(surface.proposals, list))
      expect(ended[0]?.id).not.toBe(card.id)
      expect(ended.map(({ id }) => id)).toContain(card.id)
    },
  },
]

/** For a pair in which bounties are in each state. */
export const oversightBountyCases: ContractCase[] = [
  {
    name: 'oversight: B7.20 B7.21 B7.22 bounties that wait, what waits longest first',
    async run(club) {
      const boss = await signedIn(club, 'admin')
      const at = (query: object = {}) => boss.get(urlOf(adminBounties, query))
      const { rows, total } = (await at()).json
      expect(rows).toHaveLength(total)
      const of = (matter: string): AdminBounty[] =>
        rows.filter((row: AdminBounty) => row.matter === matter)
      expect(of('overdue')[0]).toMatchObject({
        bounty: { status: 'awarded', badges: ['overdue'] },
        owed: [{ amount: expect.any(String) }],
      })
      expect(of('disputed')[0]).toMatchObject({
        bounty: { status: 'disputed' },
        dispute: { proposal: expect.any(String) },
      })
      expect(of('silent')[0]).toMatchObject({
        bounty: { status: 'expired', badges: ['undecided'] },
        decideUntil: expect.any(String),
      })
      const sorted = rows.map(({ since }: AdminBounty) => since)
      expect([...sorted].sort()).toEqual(sorted)
      const found: string[] = []
      let cursor: string | undefined
      do {
        const { json } = await at({ limit: 1, cursor })
        found.push(...json.rows.map(({ bounty }: AdminBounty) => bounty.id))
        cursor = json.next
      } while (cursor)
      expect(found).toEqual(rows.map(({ bounty }: AdminBounty) => bounty.id))
      const only = (await at({ matter: 'overdue' })).json
      expect(only.total).toBe(of('overdue').length)
      const { text } = await boss.get(`${adminBounties.path}.csv`)
      expect(text).toContain('overdue')
    },
  },
]

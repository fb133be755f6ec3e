import { mainClubId, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import {
  type ContractCase,
  expectBadQuery,
  expectRefusal,
  forAnyone,
} from './club.ts'
import { archived, idsOf, listPath, paused } from './clubList.ts'
import { signedIn } from './signedIn.ts'

const { clubs, clubMembers } = surface
const all = [paused, archived, mainClubId]

/** Questions about the list, and the member that is to blame. */
const badLists = (
  [
    ['sort=votes', 'sort'],
    ['joined=1', 'joined'],
    ['eligible=', 'eligible'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['q=', 'q'],
    [`q=${'x'.repeat(61)}`, 'q'],
    ['q=%00', 'q'],
    ['q=a&q=b', 'q'],
    ['status=paused', 'status'],
    ['cursor=nope!', 'cursor'],
    ['cursor=bm9wZQ', 'cursor'],
  ] as const
).map(
  ([query, name]): ContractCase => ({
    name: `clubs: the list refuses ${query.slice(0, 20)}`,
    async run({ open }) {
      expectBadQuery(await open().get(`${clubs.path}?${query}`), name)
    },
  }),
)

const searches = (
  [
    ['FIRST', [archived]],
    ['ｄｅｅｐ', [paused]],
    [' dive ', [paused]],
    [mainClubId, [mainClubId]],
    ['%', [archived]],
    ['100 %', [archived]],
    ['_', []],
    ['d__p', []],
    ['\\', []],
    ["'", []],
  ] as const
).map(
  ([q, found]): ContractCase => ({
    name: `clubs: a search for ${q} takes each sign as itself`,
    async run({ open }) {
      const answer = await open().get(listPath({ q }))
      expect([idsOf(answer), answer.json.total]).toEqual([found, found.length])
    },
  }),
)

const tableCases: ContractCase[] = [
  {
    name: 'clubs: the list is of all, with what is counted of each',
    async run({ open }) {
      const { status, json, headers } = await open().get(clubs.path)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe(forAnyone)
      expect(json.source).toMatchObject({ status: 'fresh', block: 2 })
      expect(json.total).toBe(3)
      const row = json.rows.find(({ id }: { id: string }) => id === mainClubId)
      const { pending, active, closed } = row.counts.proposals
      expect(pending + active + closed).toBe(12)
      expect(row).toEqual({
        id: mainClubId,
        name: 'Narwhal Club',
        tagline: expect.any(String),
        status: 'active',
        createdAt: expect.any(String),
        counts: {
          followers: 2,
          holders: 4,
          // Which of them are closed depends on when it is asked.
          proposals: expect.any(Object),
          bounties: expect.any(Number),
        },
      })
    },
  },
  ...(
    [
      ['proposals', all],
      ['holders', [archived, mainClubId, paused]],
      ['newest', [paused, archived, mainClubId]],
    ] as const
  ).map(
    ([sort, ids]): ContractCase => ({
      name: `clubs: sorted by ${sort}, page by page`,
      async run({ open }) {
        const visitor = open()
        const found: string[] = []
        let cursor: string | undefined
        do {
          const path = listPath({ sort, limit: 1, cursor })
          const answer = await visitor.get(path)
          expect([answer.status, answer.json.total]).toEqual([200, 3])
          found.push(...idsOf(answer))
          cursor = answer.json.next
        } while (cursor)
        expect(found).toEqual(ids)
      },
    }),
  ),
  {
    name: 'clubs: a cursor is of its own list',
    async run({ open }) {
      const visitor = open()
      const { json } = await visitor.get(listPath({ limit: 1 }))
      const other = listPath({ sort: 'newest', cursor: json.next })
      expectBadQuery(await visitor.get(other), 'cursor')
      const path = urlOf(clubMembers, { club: mainClubId, cursor: json.next })
      expectBadQuery(await visitor.get(path), 'cursor')
    },
  },
  {
    name: 'clubs: what is about who asks wants a session',
    async run({ open }) {
      for (const asked of [{ joined: 'true' }, { eligible: 'true' }] as const)
        expectRefusal(await open().get(listPath(asked)), 'not_signed_in')
      const no = listPath({ joined: 'false', eligible: 'false' })
      expect(idsOf(await open().get(no))).toEqual(all)
    },
  },
  {
    name: 'clubs: joined are those that the member follows',
    async run(world) {
      const whale = await signedIn(world, 'whale')
      const answer = await whale.get(listPath({ joined: 'true' }))
      expect(idsOf(answer)).toEqual([paused, mainClubId])
      const { json } = await whale.get(clubs.path)
      expect(json.rows.map((row: { follows: boolean }) => row.follows)).toEqual(
        [true, false, true],
      )
    },
  },
  {
    name: 'clubs: eligible are those where the member has voting power',
    async run(world) {
      const found = async (role: 'admin' | 'holder' | 'newcomer') =>
        idsOf(
          await (await signedIn(world, role)).get(
            listPath({ eligible: 'true' }),
          ),
        )
      expect(await found('holder')).toEqual(all)
      // Left out of the paused one by its rules.
      expect(await found('admin')).toEqual([archived, mainClubId])
      expect(await found('newcomer')).toEqual([])
    },
  },
]

/** What a list of clubs shows, finds and refuses. */
export const clubListCases: ContractCase[] = [
  ...tableCases,
  ...searches,
  ...badLists,
]

import { mainClubId, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import {
  type Club,
  type ContractCase,
  expectAnswer,
  expectRefusal,
} from './club.ts'
import type { Answered } from './side.ts'

const { clubs, club, clubRules, clubMembers, followClub } = surface
const paused = 'deep-dive'
const archived = 'first-tide'
const all = [paused, archived, mainClubId]

const follow = (id: string) => urlOf(followClub, { club: id })
const list = (asked: object) => urlOf(clubs, asked)
const idsOf = ({ json }: Answered) =>
  json.rows.map(({ id }: { id: string }) => id)

/** A browser in which one of the accounts is signed in. */
async function member(
  { open, accounts }: Club,
  role: 'admin' | 'whale' | 'proposer' | 'holder' | 'newcomer',
) {
  const visitor = open()
  expect((await visitor.signIn(accounts[role])).status).toBe(200)
  return visitor
}

function expectBadQuery({ status, json }: Answered, name: string) {
  const said = [status, json.code, json.details]
  expect(said).toEqual([400, 'bad_query', { name }])
}

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

/** Names that no club can have. */
const badNames = ['x', 'Main', 'ma%69n', '-ab', 'a--b', 'a.b', 'a'.repeat(33)]

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
      const answer = await open().get(list({ q }))
      expect([idsOf(answer), answer.json.total]).toEqual([found, found.length])
    },
  }),
)

const listCases: ContractCase[] = [
  {
    name: 'clubs: the list is of all, with what is counted of each',
    async run({ open }) {
      const { status, json, headers } = await open().get(clubs.path)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(json.source).toMatchObject({ status: 'fresh', block: 2 })
      expect(json.total).toBe(3)
      expect(json.rows[2]).toEqual({
        id: mainClubId,
        name: 'Narwhal Club',
        tagline: expect.any(String),
        status: 'active',
        createdAt: expect.any(String),
        counts: {
          followers: 2,
          holders: 4,
          proposals: { pending: 0, active: 0, closed: 0 },
          bounties: 0,
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
          const path = list({ sort, limit: 1, cursor })
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
      const { json } = await visitor.get(list({ limit: 1 }))
      const other = list({ sort: 'newest', cursor: json.next })
      expectBadQuery(await visitor.get(other), 'cursor')
      const path = urlOf(clubMembers, { club: mainClubId, cursor: json.next })
      expectBadQuery(await visitor.get(path), 'cursor')
    },
  },
  {
    name: 'clubs: what is about who asks wants a session',
    async run({ open }) {
      for (const asked of [{ joined: 'true' }, { eligible: 'true' }] as const)
        expectRefusal(await open().get(list(asked)), 'not_signed_in')
      const no = list({ joined: 'false', eligible: 'false' })
      expect(idsOf(await open().get(no))).toEqual(all)
    },
  },
  {
    name: 'clubs: joined are those that the member follows',
    async run(world) {
      const whale = await member(world, 'whale')
      const answer = await whale.get(list({ joined: 'true' }))
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
        idsOf(await (await member(world, role)).get(list({ eligible: 'true' })))
      expect(await found('holder')).toEqual(all)
      // Left out of the paused one by its rules.
      expect(await found('admin')).toEqual([archived, mainClubId])
      expect(await found('newcomer')).toEqual([])
    },
  },
]

const clubCases: ContractCase[] = [
  {
    name: 'clubs: one is told whole; of a visitor nothing is',
    async run({ open }) {
      const { status, json } = await open().get(urlOf(club, { club: paused }))
      expect(status).toBe(200)
      expect(json).toMatchObject({
        id: paused,
        status: 'paused',
        chainId: 25,
        source: { status: 'fresh', block: 2 },
        counts: { followers: 1, holders: 3 },
        rules: { version: 1, minProposeVp: 10, minPeriod: 259_200 },
      })
      expect(json.moderators).toHaveLength(1)
      expect(json.mine).toBeUndefined()
    },
  },
  ...(
    [
      ['whale', mainClubId, { ok: true, need: 50, have: 72 }],
      [
        'holder',
        mainClubId,
        {
          ok: false,
          why: 'voting_power_needed',
          need: 50,
          have: 3,
          missing: 47,
        },
      ],
      [
        'whale',
        paused,
        { ok: false, why: 'club_not_active', need: 10, have: 72 },
      ],
      [
        'admin',
        paused,
        { ok: false, why: 'club_not_active', need: 10, have: 0, missing: 10 },
      ],
      [
        'whale',
        archived,
        { ok: false, why: 'club_not_active', need: 50, have: 72 },
      ],
    ] as const
  ).map(
    ([role, id, propose]): ContractCase => ({
      name: `clubs: what the ${role} may do in ${id}`,
      async run(world) {
        const visitor = await member(world, role)
        const { json } = await visitor.get(urlOf(club, { club: id }))
        const votingPower = propose.have
        expect(json.mine).toMatchObject({ votingPower, propose })
        expect(json.mine.propose).toEqual(propose)
      },
    }),
  ),
  {
    name: 'clubs: made-up names are no clubs',
    async run(world) {
      const visitor = await member(world, 'holder')
      for (const { path } of [club, clubRules, clubMembers]) {
        const at = (id: string) => path.replace(':club', id)
        expectRefusal(await visitor.get(at('no-such-club')), 'club_not_found')
        for (const id of badNames)
          expectBadQuery(await visitor.get(at(id)), 'club')
      }
      for (const method of ['POST', 'DELETE']) {
        const unknown = await visitor.ask(method, follow('no-such-club'))
        expectRefusal(unknown, 'club_not_found')
        for (const id of badNames) {
          const path = followClub.path.replace(':club', id)
          expectBadQuery(await visitor.ask(method, path), 'club')
        }
      }
    },
  },
  {
    name: 'clubs: rules are told by version, and anyone may keep them',
    async run({ open }) {
      const visitor = open()
      const of = (asked: object) =>
        visitor.get(urlOf(clubRules, { club: paused, ...asked }))
      const now = await of({})
      expect(now.headers['cache-control']).toBe('public, no-cache')
      expect(now.json).toMatchObject({
        club: paused,
        latest: 1,
        rules: { version: 1, quorumVp: 100, labels: ['trips', 'gear'] },
      })
      expect((await of({ version: 1 })).json).toEqual(now.json)
      expectRefusal(await of({ version: 2 }), 'rules_not_found')
      for (const version of ['0', '-1', 'new', '9999999999'])
        expectBadQuery(await of({ version }), 'version')
    },
  },
  {
    name: 'clubs: members are the holders, without those left out',
    async run({ open, accounts }) {
      const visitor = open()
      const of = (id: string, asked: object = {}) =>
        visitor.get(urlOf(clubMembers, { club: id, ...asked }))
      const { json, headers } = await of(mainClubId)
      expect(headers['cache-control']).toBe('public, no-cache')
      expect(json).toMatchObject({ asOf: { block: 2 }, total: 4 })
      expect(json.rows[0]).toEqual({
        rank: 1,
        address: accounts.whale.address.toLowerCase(),
        nfts: 72,
        votingPower: 72,
        share: 72 / 147,
        since: expect.any(String),
      })
      expect((await of(paused)).json.total).toBe(3)
      const less = await of(paused, { limit: 2 })
      const rest = await of(paused, { limit: 2, cursor: less.json.next })
      expect(rest.json.rows).toMatchObject([{ rank: 3, nfts: 3 }])
      expect(less.json.asOf.excluded).toContainEqual({
        address: accounts.admin.address.toLowerCase(),
        reason: 'listed',
      })
    },
  },
]

const followCases: ContractCase[] = [
  {
    name: 'clubs: to follow wants a session, and an origin of ours',
    async run({ open, send, ...world }) {
      for (const method of ['POST', 'DELETE']) {
        const path = follow(mainClubId)
        expectRefusal(await open().ask(method, path), 'not_signed_in')
        const visitor = await member({ open, send, ...world }, 'holder')
        const cookie = [...visitor.cookies]
          .map(([name, at]) => `${name}=${at}`)
          .join('; ')
        for (const headers of [
          { cookie },
          { cookie, origin: 'https://evil.example' },
        ])
          expectRefusal(await send({ method, path, headers }), 'origin_refused')
        const { json } = await visitor.get(urlOf(club, { club: mainClubId }))
        expect(json.mine.follows).toBe(false)
      }
    },
  },
  {
    name: 'clubs: to follow twice is to follow, and can be taken back twice',
    async run(world) {
      const visitor = await member(world, 'holder')
      const path = follow(mainClubId)
      for (let time = 0; time < 2; time++)
        expectAnswer(await visitor.post(path), { follows: true, followers: 3 })
      const joined = await visitor.get(list({ joined: 'true' }))
      expect(idsOf(joined)).toEqual([mainClubId])
      for (let time = 0; time < 2; time++)
        expectAnswer(await visitor.ask('DELETE', path), {
          follows: false,
          followers: 2,
        })
    },
  },
  {
    name: 'clubs: a paused one may be followed',
    async run(world) {
      const visitor = await member(world, 'holder')
      const answer = await visitor.post(follow(paused))
      expectAnswer(answer, { follows: true, followers: 2 })
      await visitor.ask('DELETE', follow(paused))
    },
  },
  {
    name: 'clubs: an archived one may not, but be left',
    async run(world) {
      const visitor = await member(world, 'holder')
      expectRefusal(await visitor.post(follow(archived)), 'club_archived')
      const { json } = await visitor.get(urlOf(club, { club: archived }))
      expect([json.mine.follows, json.counts.followers]).toEqual([false, 1])
      const left = await visitor.ask('DELETE', follow(archived))
      expectAnswer(left, { follows: false, followers: 1 })
      const proposer = await member(world, 'proposer')
      // Who did so while it was open still does.
      const still = await proposer.post(follow(archived))
      expectAnswer(still, { follows: true, followers: 1 })
    },
  },
  {
    name: 'clubs: to follow takes no body',
    async run(world) {
      const visitor = await member(world, 'holder')
      const answer = await visitor.post(follow(mainClubId), { club: paused })
      expectRefusal(answer, 'invalid_body')
    },
  },
]

export const clubsCases: ContractCase[] = [
  ...listCases,
  ...searches,
  ...badLists,
  ...clubCases,
  ...followCases,
]

/** With the chain's node away, and the index stale. */
export const clubsAwayCases: ContractCase[] = [
  {
    name: 'clubs: what is not known for sure is not decided by',
    async run(world) {
      const visitor = await member(world, 'whale')
      const { json } = await visitor.get(urlOf(club, { club: mainClubId }))
      expect(json.source.status).toBe('stale')
      expect(json.counts.holders).toBe(4)
      expect(json.mine.propose).toEqual({
        ok: false,
        why: 'holdings_unknown',
        need: 50,
        have: 72,
      })
      const eligible = await visitor.get(list({ eligible: 'true' }))
      const headers = { 'retry-after': '1' }
      expectRefusal(eligible, 'vp_unavailable', headers)
    },
  },
]

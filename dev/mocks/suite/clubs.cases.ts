import { mainClubId, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import {
  type ContractCase,
  expectBadQuery,
  expectRefusal,
  forAnyone,
} from './club.ts'
import { archived, listPath, paused } from './clubList.ts'
import { signedIn } from './signedIn.ts'

const { club, clubRules, clubActivity, clubMembers, followClub } = surface

/** Names that no club can have. */
const badNames = ['x', 'Main', 'ma%69n', '-ab', 'a--b', 'a.b', 'a'.repeat(33)]

export const clubsCases: ContractCase[] = [
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
        const visitor = await signedIn(world, role)
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
      const visitor = await signedIn(world, 'holder')
      for (const { path } of [club, clubRules, clubMembers]) {
        const at = (id: string) => path.replace(':club', id)
        expectRefusal(await visitor.get(at('no-such-club')), 'club_not_found')
        for (const id of badNames)
          expectBadQuery(await visitor.get(at(id)), 'club')
      }
      for (const method of ['POST', 'DELETE']) {
        const unknown = await visitor.ask(
          method,
          urlOf(followClub, { club: 'no-such-club' }),
        )
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
      expect(now.headers['cache-control']).toBe(forAnyone)
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
      expect(headers['cache-control']).toBe(forAnyone)
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
  {
    name: 'clubs: R2.3 what happened last is told, the newest first',
    async run({ open, accounts }) {
      const visitor = open()
      const of = (id: string, asked: object = {}) =>
        visitor.get(urlOf(clubActivity, { club: id, ...asked }))
      const { json, headers } = await of(mainClubId, { limit: 25 })
      expect(headers['cache-control']).toBe(forAnyone)
      expect(json.source.status).toBe('fresh')
      const times = json.rows.map(({ at }: { at: string }) => Date.parse(at))
      expect(times).toEqual([...times].sort((a, b) => b - a))
      const kinds = new Set(json.rows.map(({ kind }: { kind: string }) => kind))
      expect([...kinds].sort()).toEqual(['minted', 'voted'])
      expect(json.rows).toContainEqual({
        kind: 'minted',
        at: expect.any(String),
        address: accounts.whale.address.toLowerCase(),
        nfts: 72,
      })
      for (const { proposal } of json.rows)
        if (proposal) expect(proposal).not.toHaveProperty('choice')
      expect((await of(mainClubId)).json.rows).toHaveLength(8)
      expectBadQuery(await of(mainClubId, { limit: 26 }), 'limit')
      expectRefusal(await of('nowhere'), 'club_not_found')
    },
  },
]

/** With the chain's node away, and the index stale. */
export const clubsAwayCases: ContractCase[] = [
  {
    name: 'clubs: what is not known for sure is not decided by',
    async run(world) {
      const visitor = await signedIn(world, 'whale')
      const { json } = await visitor.get(urlOf(club, { club: mainClubId }))
      expect(json.source.status).toBe('stale')
      expect(json.counts.holders).toBe(4)
      expect(json.mine.propose).toEqual({
        ok: false,
        why: 'holdings_unknown',
        need: 50,
        have: 72,
      })
      const eligible = await visitor.get(listPath({ eligible: 'true' }))
      const headers = { 'retry-after': '1' }
      expectRefusal(eligible, 'vp_unavailable', headers)
    },
  },
]

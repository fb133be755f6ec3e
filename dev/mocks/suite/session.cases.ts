import { api } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import {
  type Club,
  type ContractCase,
  expectAnswer,
  expectRefusal,
} from './club.ts'

const hour = 3_600_000
const cleared = ['club_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']

async function signedIn(
  { open, accounts }: Club,
  role: 'admin' | 'holder' | 'whale' = 'holder',
) {
  const visitor = open()
  expect((await visitor.signIn(accounts[role])).status).toBe(200)
  return visitor
}

const sessionCases: ContractCase[] = [
  {
    name: 'session: a visitor is nobody',
    async run({ open }) {
      expectRefusal(await open().get(api.me.path), 'not_signed_in')
    },
  },
  {
    name: 'session: a member is told who they are',
    async run(club) {
      const visitor = await signedIn(club)
      const answer = await visitor.get(api.me.path)
      expect(answer.status).toBe(200)
      expect(answer.json.address).toBe(
        club.accounts.holder.address.toLowerCase(),
      )
      expect(answer.cookies).toEqual([])
    },
  },
  {
    name: 'session: a made-up token is nobody',
    async run({ open }) {
      const headers = { cookie: `club_session=${'a'.repeat(43)}` }
      expectRefusal(await open().get(api.me.path, headers), 'not_signed_in')
    },
  },
  {
    name: 'session: a token in another shape is nobody',
    async run({ open }) {
      const headers = { cookie: 'club_session=1' }
      expectRefusal(await open().get(api.me.path, headers), 'not_signed_in')
    },
  },
  {
    name: 'session: a cookie that comes twice is nobody',
    async run(club) {
      const visitor = await signedIn(club)
      const pair = `club_session=${visitor.cookies.get('club_session')}`
      const headers = { cookie: `${pair}; ${pair}` }
      const answer = await club.open().get(api.me.path, headers)
      expectRefusal(answer, 'not_signed_in')
    },
  },
  {
    name: 'session: signing in again ends the one before',
    async run(club) {
      const visitor = await signedIn(club)
      const before = visitor.cookies.get('club_session')
      await visitor.signIn(club.accounts.whale)
      const headers = { cookie: `club_session=${before}` }
      const old = await club.open().get(api.me.path, headers)
      expectRefusal(old, 'not_signed_in')
      expect((await visitor.get(api.me.path)).status).toBe(200)
    },
  },
  {
    name: 'session: holdings are read again after five seconds',
    async run(club) {
      const visitor = await signedIn(club)
      const at = async () => (await visitor.get(api.me.path)).json.holdings.at
      club.advance(6_000)
      const first = await at()
      club.advance(4_000)
      expect(await at()).toBe(first)
      club.advance(2_000)
      expect(await at()).not.toBe(first)
    },
  },
  {
    name: 'session: it ends when unused for a day',
    async run(club) {
      const visitor = await signedIn(club)
      club.advance(24 * hour - 1_000)
      expect((await visitor.get(api.me.path)).status).toBe(200)
      club.advance(24 * hour - 1_000)
      expect((await visitor.get(api.me.path)).status).toBe(200)
      club.advance(24 * hour + 1_000)
      expectRefusal(await visitor.get(api.me.path), 'not_signed_in')
    },
  },
  {
    name: 'session: it ends after a week, however much it is used',
    async run(club) {
      const visitor = await signedIn(club)
      for (let half = 1; half < 14; half++) {
        club.advance(12 * hour)
        expect((await visitor.get(api.me.path)).status).toBe(200)
      }
      club.advance(12 * hour)
      expectRefusal(await visitor.get(api.me.path), 'not_signed_in')
    },
  },
  {
    name: 'logout: the session is over, and the cookie is taken away',
    async run(club) {
      const visitor = await signedIn(club)
      const pair = `club_session=${visitor.cookies.get('club_session')}`
      const answer = await visitor.post(api.logout.path)
      expectAnswer(answer, { ok: true })
      expect(answer.cookies).toEqual(cleared)
      const old = await club.open().get(api.me.path, { cookie: pair })
      expectRefusal(old, 'not_signed_in')
    },
  },
  {
    name: 'logout: without a session there is nothing to refuse',
    async run({ open }) {
      const answer = await open().post(api.logout.path)
      expectAnswer(answer, { ok: true })
      expect(answer.cookies).toEqual(cleared)
    },
  },
  {
    name: 'logout: other browsers stay signed in',
    async run(club) {
      const [one, two] = [await signedIn(club), await signedIn(club)]
      await one.post(api.logout.path)
      expect((await two.get(api.me.path)).status).toBe(200)
    },
  },
  {
    name: 'logout everywhere: wants a session',
    async run({ open }) {
      const answer = await open().post(api.logoutEverywhere.path)
      expectRefusal(answer, 'not_signed_in')
    },
  },
  {
    name: 'logout everywhere: every browser of the member, no one else',
    async run(club) {
      const [one, two] = [await signedIn(club), await signedIn(club)]
      const other = await signedIn(club, 'whale')
      const answer = await one.post(api.logoutEverywhere.path)
      expectAnswer(answer, { ok: true })
      expect(answer.cookies).toEqual(cleared)
      expectRefusal(await two.get(api.me.path), 'not_signed_in')
      expect((await other.get(api.me.path)).status).toBe(200)
    },
  },
]

const adminCases: ContractCase[] = [
  {
    name: 'admin check: an administrator is one, in either case',
    async run(club) {
      const visitor = await signedIn(club, 'admin')
      const { address } = club.accounts.admin
      for (const own of [address, address.toLowerCase()]) {
        const answer = await visitor.post(api.adminCheck.path, { address: own })
        expectAnswer(answer, { isAdmin: true })
      }
    },
  },
  {
    name: 'admin check: a visitor is told nothing',
    async run({ open, accounts }) {
      const { address } = accounts.admin
      const answer = await open().post(api.adminCheck.path, { address })
      expectAnswer(answer, { isAdmin: false })
    },
  },
  {
    name: 'admin check: a member is told nothing of others',
    async run(club) {
      const visitor = await signedIn(club)
      for (const { address } of [club.accounts.admin, club.accounts.holder]) {
        const answer = await visitor.post(api.adminCheck.path, { address })
        expectAnswer(answer, { isAdmin: false })
      }
    },
  },
  {
    name: 'admin check: nor is an administrator',
    async run(club) {
      const visitor = await signedIn(club, 'admin')
      const { address } = club.accounts.holder
      const answer = await visitor.post(api.adminCheck.path, { address })
      expectAnswer(answer, { isAdmin: false })
    },
  },
  {
    name: 'overview: wants a session',
    async run({ open }) {
      const answer = await open().get(api.adminOverview.path)
      expectRefusal(answer, 'not_signed_in')
    },
  },
  {
    name: 'overview: is for administrators',
    async run(club) {
      const visitor = await signedIn(club)
      const answer = await visitor.get(api.adminOverview.path)
      expectRefusal(answer, 'not_admin')
    },
  },
  {
    name: 'overview: counts what lives',
    async run(club) {
      const visitor = await signedIn(club, 'admin')
      await visitor.post(api.nonce.path)
      const { status, json } = await visitor.get(api.adminOverview.path)
      expect(status).toBe(200)
      expect(json.counts).toEqual({
        sessions: expect.any(Number),
        nonces: expect.any(Number),
        members: 4,
      })
    },
  },
  {
    name: 'revoke: wants a session, before it looks at the body',
    async run({ open }) {
      const answer = await open().post(api.revokeSessions.path, { a: 1 })
      expectRefusal(answer, 'not_signed_in')
    },
  },
  {
    name: 'revoke: is for administrators',
    async run(club) {
      const visitor = await signedIn(club)
      const { address } = club.accounts.holder
      const answer = await visitor.post(api.revokeSessions.path, { address })
      expectRefusal(answer, 'not_admin')
    },
  },
  {
    name: 'revoke: an address is an address',
    async run(club) {
      const visitor = await signedIn(club, 'admin')
      for (const body of [{}, { address: '0x' }, { address: 1 }]) {
        const answer = await visitor.post(api.revokeSessions.path, body)
        expectRefusal(answer, 'invalid_body')
      }
    },
  },
  {
    name: 'revoke: ends the sessions of an address, and says how many',
    async run(club) {
      const { address } = club.accounts.whale
      const boss = await signedIn(club, 'admin')
      const revoke = () => boss.post(api.revokeSessions.path, { address })
      await revoke()
      const [one, two] = [
        await signedIn(club, 'whale'),
        await signedIn(club, 'whale'),
      ]
      expectAnswer(await revoke(), { ended: 2 })
      for (const visitor of [one, two])
        expectRefusal(await visitor.get(api.me.path), 'not_signed_in')
      expect((await boss.get(api.me.path)).status).toBe(200)
      expectAnswer(await revoke(), { ended: 0 })
    },
  },
]

export const memberCases: ContractCase[] = [...sessionCases, ...adminCases]

import { api } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectAnswer, expectRefusal } from './club.ts'
import { signedIn } from './signedIn.ts'

const hour = 3_600_000
const cleared = ['club_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']

export const sessionCases: ContractCase[] = [
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
    name: 'session: holdings are as of the last look at the chain',
    async run(club) {
      const visitor = await signedIn(club)
      const at = async () => (await visitor.get(api.me.path)).json.holdings.at
      const first = Date.parse(await at())
      club.advance(6_000)
      expect(Date.parse(await at()) - first).toBe(6_000)
      club.advance(1_000)
      expect(Date.parse(await at()) - first).toBe(7_000)
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

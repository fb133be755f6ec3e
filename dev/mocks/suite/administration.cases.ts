import {
  type AdminOverview,
  administrationApi,
  api,
  areaOfFee,
  surface,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import {
  type ContractCase,
  expectAnswer,
  expectRefusal,
  forAnyone,
} from './club.ts'
import { elevated, signedIn } from './signedIn.ts'

const { adminOverview, revokeSessions, setFlag } = administrationApi
const minute = 60_000
const reason = 'The phone was stolen.'

export const administrationCases: ContractCase[] = [
  {
    name: 'flags: E4 B7.37 read-only, nothing is written; one can sign in and out, and open it again',
    async run(club) {
      const { open, accounts } = club
      const boss = await elevated(club)
      const set = (isSet: boolean) =>
        boss.post(setFlag.path, { flag: 'readOnly', isSet, reason })
      expect((await set(true)).json.rows).toMatchObject([
        { flag: 'readOnly', reason },
      ])
      const member = await signedIn(club)
      const answer = await member.post('/api/drafts', {})
      expect([answer.status, answer.json.code]).toEqual([503, 'read_only_mode'])
      expect(answer.json.details).toEqual({ reason })
      // Whose session it should not be is cut off all the same.
      const body = { address: accounts.whale.address, reason }
      expect((await boss.post(revokeSessions.path, body)).status).toBe(200)
      expect((await member.get(api.me.path)).status).toBe(200)
      expect((await open().get('/api/flags')).json.rows).toHaveLength(1)
      expect((await member.post(api.logout.path)).status).toBe(200)
      expectAnswer(await set(false), { rows: [] })
    },
  },
  {
    name: 'flags: B7.38 a part is closed, and no other',
    async run(club) {
      const boss = await elevated(club)
      const set = (isSet: boolean) =>
        boss.post(setFlag.path, { flag: 'shill', isSet, reason })
      await set(true)
      const member = await signedIn(club)
      const answer = await member.post('/api/shill/favourites', {})
      expect([answer.status, answer.json.code]).toEqual([503, 'area_closed'])
      expect(answer.json.details).toEqual({ area: 'shill', reason })
      const flags = await club.open().get('/api/flags')
      expect(flags.json.rows).toMatchObject([{ flag: 'shill', reason }])
      const other = await member.post('/api/drafts', {})
      expect(other.json.code).toBe('invalid_body')
      await set(false)
    },
  },
  {
    name: 'flags: B7.1 B7.3 they are set by administrators who signed',
    async run(club) {
      const body = { flag: 'readOnly', isSet: true, reason }
      const ask = async (role?: 'holder' | 'admin') =>
        (role ? await signedIn(club, role) : club.open()).post(
          setFlag.path,
          body,
        )
      expectRefusal(await ask(), 'not_signed_in')
      expectRefusal(await ask('holder'), 'not_admin')
      expectRefusal(await ask('admin'), 'fresh_signature_needed')
      const flags = await club.open().get('/api/flags')
      expectAnswer(flags, { rows: [] }, forAnyone)
    },
  },
  {
    name: 'overview: wants a session',
    async run({ open }) {
      const answer = await open().get(adminOverview.path)
      expectRefusal(answer, 'not_signed_in')
    },
  },
  {
    name: 'overview: is for administrators',
    async run(club) {
      const visitor = await signedIn(club)
      const answer = await visitor.get(adminOverview.path)
      expectRefusal(answer, 'not_admin')
    },
  },
  {
    name: 'overview: B7.7 counts what lives, and the blocks that the index lacks',
    async run(club) {
      const boss = await signedIn(club, 'admin')
      const look = async () => (await boss.get(adminOverview.path)).json
      const { counts, index } = await look()
      expect(counts).toMatchObject({ members: 4 })
      expect(index).toMatchObject({ status: 'fresh', lag: 0 })
      await club.open().post(api.nonce.path)
      const nonces = counts.nonces + 1
      expect((await look()).counts).toEqual({ ...counts, nonces })
      const member = await signedIn(club)
      const sessions = counts.sessions + 1
      expect((await look()).counts).toEqual({ ...counts, nonces, sessions })
      await member.post(api.logout.path)
      expect((await look()).counts).toEqual({ ...counts, nonces })
      club.advance(5 * minute)
      expect((await look()).counts).toEqual({ ...counts, nonces: 0 })
    },
  },
  {
    name: 'overview: B7.8 B7.9 how nodes do, and what is due',
    async run(club) {
      const boss = await signedIn(club, 'admin')
      const { json, headers } = await boss.get(adminOverview.path)
      const { nodes, due }: AdminOverview = json
      expect(nodes.length).toBeGreaterThan(0)
      for (const node of nodes) {
        expect(node).toEqual({
          // Never where it is asked, with a key.
          host: expect.stringMatching(/^[^/?@]+$/),
          score: expect.any(Number),
          latency: expect.any(Number),
          isResting: false,
        })
        expect(node.score).toBeGreaterThan(0)
        expect(node.score).toBeLessThanOrEqual(1)
        expect(node.latency).toBeGreaterThanOrEqual(0)
      }
      const oldest = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      const daily = due.find(({ name }) => name === 'check-ledgers')
      expect(daily).toEqual({
        ...{ name: 'check-ledgers', waiting: 1, dead: 0, oldest },
      })
      const now = Date.parse(String(headers.date))
      expect(Date.parse(String(daily?.oldest))).toBeLessThan(
        now + 24 * 60 * minute + 1_000,
      )
      for (const row of due) {
        expect(row).toMatchObject({ dead: 0, oldest })
        expect(row.waiting).toBeGreaterThan(0)
      }
    },
  },
  {
    name: 'overview: B7.10 what was refused is counted, the most frequent first',
    async run(club) {
      const boss = await signedIn(club, 'admin')
      const holder = await signedIn(club)
      const look = async (): Promise<AdminOverview['refusals']> =>
        (await boss.get(adminOverview.path)).json.refusals
      const timesOf = async (code: string) =>
        (await look()).find((each) => each.code === code)?.times ?? 0
      const before = await timesOf('not_admin')
      for (let time = 1; time <= 2; time++) {
        expectRefusal(await holder.get(adminOverview.path), 'not_admin')
        expect(await timesOf('not_admin')).toBe(before + time)
      }
      const times = (await look()).map((each) => each.times)
      expect(times).toEqual([...times].sort((one, other) => other - one))
      // What is said well is none.
      expect(await timesOf('not_admin')).toBe(before + 2)
      club.advance(61 * minute)
      expect(await look()).toEqual([])
    },
  },
  {
    name: 'revoke: wants a session, before it looks at the body',
    async run({ open }) {
      const answer = await open().post(revokeSessions.path, { a: 1 })
      expectRefusal(answer, 'not_signed_in')
    },
  },
  {
    name: 'revoke: is for administrators',
    async run(club) {
      const visitor = await signedIn(club)
      const { address } = club.accounts.holder
      const answer = await visitor.post(revokeSessions.path, { address })
      expectRefusal(answer, 'not_admin')
    },
  },
  {
    name: 'revoke: an address is an address',
    async run(club) {
      const visitor = await elevated(club)
      const bad = [{}, { address: '0x' }, { address: 1 }]
      for (const body of bad.map((each) => ({ ...each, reason }))) {
        const answer = await visitor.post(revokeSessions.path, body)
        expectRefusal(answer, 'invalid_body')
      }
    },
  },
  {
    name: 'revoke: wants a reason (B7.4)',
    async run(club) {
      const boss = await elevated(club)
      const { address } = club.accounts.whale
      for (const short of [undefined, '', 'too short', ` ${' '.repeat(20)}`]) {
        const body = { address, reason: short }
        const answer = await boss.post(revokeSessions.path, body)
        expectRefusal(answer, 'invalid_body')
      }
    },
  },
  {
    name: 'revoke: wants a signature of the last ten minutes (B7.3)',
    async run(club) {
      const { accounts, advance } = club
      const boss = await signedIn(club, 'admin')
      const body = { address: accounts.whale.address, reason }
      const revoke = () => boss.post(revokeSessions.path, body)
      expectRefusal(await revoke(), 'fresh_signature_needed')
      expect((await boss.elevate(accounts.admin)).status).toBe(200)
      expect((await revoke()).status).toBe(200)
      advance(10 * minute)
      expect((await revoke()).status).toBe(200)
      advance(1_000)
      expectRefusal(await revoke(), 'fresh_signature_needed')
    },
  },
  {
    name: 'revoke: ends the sessions of an address, and says how many',
    async run(club) {
      const { address } = club.accounts.whale
      const boss = await elevated(club)
      const body = { address, reason }
      const revoke = () => boss.post(revokeSessions.path, body)
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

/** For a pair whose fees publish: what is not there is paid for by nobody. */
export const feeFlagCases: ContractCase[] = [
  {
    name: 'flags: B7.38 a fee is asked for what its own part is open to',
    async run(club) {
      const boss = await elevated(club)
      const member = await signedIn(club)
      const signed = { message: { of: 'the suite' }, signature: '0x01' }
      const contentHash = `0x${'cd'.repeat(32)}`
      for (const flag of ['proposals', 'bounties', 'swap'] as const) {
        const set = (isSet: boolean) =>
          boss.post(setFlag.path, { flag, isSet, reason })
        expect((await set(true)).status).toBe(200)
        for (const purpose of ['proposal', 'bounty'] as const) {
          const refId = '00000000-0000-4000-8000-0000000000fd'
          const body = { purpose, refId, contentHash, signed }
          const { json } = await member.post(surface.createFeeIntent.path, body)
          expect(json.code === 'area_closed').toBe(areaOfFee[purpose] === flag)
        }
        expect((await set(false)).status).toBe(200)
      }
    },
  },
]

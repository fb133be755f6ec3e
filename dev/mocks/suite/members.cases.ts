import {
  type AdminMember,
  type AuditPage,
  administrationApi,
  administrationEndpoints,
  api,
  urlOf,
} from '@narwhal-club/core/contract'
import { emptyHead, hashEntry } from '@narwhal-club/core/ledger'
import { expect } from 'vitest'
import {
  type ContractCase,
  expectAnswer,
  expectBadQuery,
  expectRefusal,
} from './club.ts'
import { expectForAdmins } from './forAdmins.ts'
import { elevated, signedIn } from './signedIn.ts'

const { adminMember, adminAudit, revokeSessions } = administrationApi
const membersAt = '/api/admin/members'
const reason = 'The phone was stolen.'

/** Right after those of administration: what they did is in the log. */
export const membersCases: ContractCase[] = [
  {
    name: 'members: B7.31 B7.32 an address is looked up, and one of its sessions ended',
    async run(club) {
      const { address } = club.accounts.whale
      const boss = await elevated(club)
      await boss.post(revokeSessions.path, { address, reason })
      const look = async (whose = address): Promise<AdminMember> =>
        (await boss.get(urlOf(adminMember, { address: whose }))).json
      const before = await look()
      expect(before).toMatchObject({
        address: address.toLowerCase(),
        isAdmin: false,
        holdings: { status: 'fresh' },
        sessions: [],
      })
      // What was voted before the world began is counted.
      expect(before.counts.ballots).toBeGreaterThan(0)
      club.advance(1_000)
      const one = await signedIn(club, 'whale')
      club.advance(1_000)
      const two = await signedIn(club, 'whale')
      const after = await look()
      expect(after).toMatchObject({
        firstSeenAt: before.firstSeenAt,
        lastSeenAt: after.sessions[0]?.createdAt,
        counts: before.counts,
      })
      expect(Date.parse(String(after.lastSeenAt))).toBeGreaterThan(
        Date.parse(String(before.lastSeenAt)),
      )
      expect(after.sessions).toHaveLength(2)
      // The newest first; nobody signs in by what they are called.
      const [newest, older] = after.sessions
      expect(Date.parse(String(newest?.createdAt))).toBe(
        Date.parse(String(older?.createdAt)) + 1_000,
      )
      const session = String(older?.id)
      const body = { address, session, reason }
      expectAnswer(await boss.post(revokeSessions.path, body), { ended: 1 })
      expectRefusal(await one.get(api.me.path), 'not_signed_in')
      expect((await two.get(api.me.path)).status).toBe(200)
      // In either case it is the same address.
      const lower = await look(address.toLowerCase() as `0x${string}`)
      expect(lower.sessions).toEqual([newest])
      // One that never signed in, and one that is no address.
      const stranger = await look(`0x${'e'.repeat(40)}`)
      expect(stranger).not.toHaveProperty('firstSeenAt')
      expect(stranger).not.toHaveProperty('lastSeenAt')
      expect(stranger).toMatchObject({
        counts: { proposals: 0, ballots: 0, credits: 0 },
        sessions: [],
      })
      expect(await look(club.accounts.admin.address)).toMatchObject({
        isAdmin: true,
      })
      expectBadQuery(await boss.get(`${membersAt}/0x12`), 'address')
    },
  },
  {
    name: 'audit: B7.5 B7.39 B7.40 what was done, line by line, each hashed with the one before',
    async run(club) {
      const by = club.accounts.admin.address
      const boss = await signedIn(club, 'admin')
      const look = async (query: object = {}): Promise<AuditPage> =>
        (await boss.get(urlOf(adminAudit, query))).json
      const { rows, head } = await look({ limit: 500 })
      expect(rows).toHaveLength(head.size)
      expect(rows[0]?.hash).toBe(head.hash)
      expect(rows.map(({ index }) => index)).toEqual(
        rows.map((_, at) => head.size - 1 - at),
      )
      for (const [at, line] of rows.entries()) {
        const prevHash = line.prevHash as `0x${string}`
        const entry = { ...line, ledger: 'audit', prevHash }
        expect(hashEntry(entry)).toBe(line.hash)
        expect(line.prevHash).toBe(rows[at + 1]?.hash ?? emptyHead.hash)
      }
      const said = JSON.parse(String(rows[0]?.payload))
      expect([rows[0]?.kind, said]).toEqual([
        'sessions.revoked',
        {
          by: by.toLowerCase(),
          to: club.accounts.whale.address.toLowerCase(),
          reason,
          details: { ended: 1 },
        },
      ])
      // Page by page it is the same.
      const found: AuditPage['rows'] = []
      let cursor: string | undefined
      do {
        const page = await look({ limit: 2, cursor })
        found.push(...page.rows)
        cursor = page.next
      } while (cursor)
      expect(found).toEqual(rows)
      // By what was done, by whom, and to what.
      const kind = 'flag.set'
      const set = (await look({ kind })).rows
      expect(set).toEqual(rows.filter((line) => line.kind === kind))
      expect(set.length).toBeGreaterThan(0)
      expect((await look({ to: 'shill' })).rows).toHaveLength(2)
      expect((await look({ by })).rows).toHaveLength(rows.length)
      const { address } = club.accounts.whale
      expect(await look({ by: address })).toEqual({ rows: [], head })
      expectBadQuery(await boss.get(`${adminAudit.path}?cursor=x`), 'cursor')
      const { text } = await boss.get(`${adminAudit.path}.csv?limit=2`)
      expect(text).toContain('index,at,kind,payload,prevHash,hash')
    },
  },
  {
    name: 'administration: B7.1 B7.2 all of it is for administrators',
    run: (club) => expectForAdmins(club, administrationEndpoints),
  },
]

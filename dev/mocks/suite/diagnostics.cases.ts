import { diagnosticsEndpoints, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { toMessage } from '../../../server/testing/browser.ts'
import {
  type Club,
  type ContractCase,
  expectBadQuery,
  expectRefusal,
} from './club.ts'
import { signedIn } from './signedIn.ts'

const { diagnosticLog, diagnosticWallet } = diagnosticsEndpoints

type Asking = Awaited<ReturnType<typeof signedIn>>
const read = (visitor: Asking, query: Record<string, string | number> = {}) =>
  visitor.get(urlOf(diagnosticLog, query))
const probe = (club: Club, address: string) =>
  club.open().get(urlOf(diagnosticWallet, { address }))

interface Row {
  place: number
  level: string
  event: string
  wallet?: string
  request?: string
  details?: string
}

export const diagnosticsCases: ContractCase[] = [
  {
    name: 'log: B7.42 is for administrators, and tells others nothing',
    async run(club) {
      expectRefusal(await read(club.open()), 'not_signed_in')
      expectRefusal(await read(await signedIn(club, 'whale')), 'not_admin')
      // Nothing in a request names an administrator.
      const admin = club.accounts.admin.address
      const whale = await signedIn(club, 'whale')
      expectRefusal(await read(whale, { address: admin }), 'not_admin')
    },
  },
  {
    name: 'log: the newest first, with who read it last on top',
    async run(club) {
      const admin = await signedIn(club, 'admin')
      const { status, json } = await read(admin)
      expect(status).toBe(200)
      const rows: Row[] = json.rows
      expect(rows[0]).toMatchObject({
        level: 'info',
        event: 'admin_read_log',
        wallet: club.accounts.admin.address.toLowerCase(),
        request: expect.stringMatching(/^[0-9a-f-]{36}$/),
        details: expect.stringMatching(/^\{"source":"[^".:]+"\}$/),
      })
      const places = rows.map(({ place }) => place)
      expect(places).toEqual([...places].sort((a, b) => b - a))
      expect(json.events).toContain('admin_read_log')
      expect(json.kept).toBeGreaterThanOrEqual(rows.length)
    },
  },
  {
    name: 'log: B7.42 tells no secret of who signed, asked or was refused',
    async run(club) {
      const boss = club.open()
      const fields = await boss.fieldsFor(club.accounts.admin.address)
      const message = toMessage(fields)
      expect((await boss.verify(club.accounts.admin, message)).status).toBe(200)
      const bad = await boss.elevate(club.accounts.whale)
      expectRefusal(bad, 'elevation_refused')
      const { status, text } = await read(boss, { limit: 500 })
      expect(status).toBe(200)
      const cookies = [...boss.cookies.values()]
      expect(cookies.length).toBeGreaterThan(0)
      for (const secret of [fields.nonce, ...cookies])
        expect(text).not.toContain(secret)
      expect(text).not.toMatch(/0x[0-9a-f]{130}/)
      expect(text).not.toContain('"127.0.0.1"')
    },
  },
  {
    name: 'log: by level, by event, by request, and page by page',
    async run(club) {
      const admin = await signedIn(club, 'admin')
      const all: Row[] = (await read(admin)).json.rows
      const request = String(all[0]?.request)
      const one = (await read(admin, { request })).json
      expect(one.rows).toHaveLength(1)
      expect(one.rows[0].request).toBe(request)
      const event = 'admin_read_log'
      const named = (await read(admin, { event, limit: 2 })).json
      expect(named.rows.map((row: Row) => row.event)).toEqual([event, event])
      const older = (await read(admin, { event, limit: 2, before: named.next }))
        .json
      expect(older.rows[0].place).toBeLessThan(named.next)
      const bad = (await read(admin, { level: 'warn' })).json.rows
      for (const { level } of bad as Row[])
        expect(['warn', 'error', 'fatal']).toContain(level)
      for (const [name, value] of [
        ['level', 'loud'],
        ['event', 'Signed In'],
        ['request', '1'],
        ['limit', '501'],
        ['before', '0'],
        ['since', '1'],
      ] as const)
        expectBadQuery(await read(admin, { [name]: value }), name)
    },
  },
  {
    name: 'wallets service: asked anew, with its status, its words and what they mean',
    async run(club) {
      const { address } = club.accounts.holder
      const { status, json } = await probe(club, address)
      expect(status).toBe(200)
      expect(json).toMatchObject({ outcome: 'answered', status: 200, pages: 1 })
      expect(json.holdings).toHaveLength(3)
      const [first] = json.holdings
      expect(first).toEqual({
        id: expect.stringMatching(/^[1-9]\d*$/),
        name: `Narwhal #${first.id}`,
        rank: expect.any(Number),
        isListed: expect.any(Boolean),
      })
      expect(JSON.parse(json.raw).nfts[0]).toMatchObject({ nftId: first.id })
      expect(json.asked).toMatch(/^https?:\/\/[^?]+\/v2\/wallets$/)
      // In either case it is the same wallet.
      const lower = await probe(club, address.toLowerCase())
      expect(lower.json.holdings).toEqual(json.holdings)
    },
  },
  {
    name: 'wallets service: a wallet without any, and what is no address',
    async run(club) {
      const { json } = await probe(club, club.accounts.newcomer.address)
      expect(json).toMatchObject({ outcome: 'answered', holdings: [] })
      for (const wrong of ['0x12', 'x', `0x${'g'.repeat(40)}`])
        expectBadQuery(await probe(club, wrong), 'address')
    },
  },
]

/** With the chain's node away, and the stand-in that reads it with it. */
export const diagnosticsAwayCases: ContractCase[] = [
  {
    name: 'node away: a service that does not answer as it should is no failure of ours',
    async run(club) {
      const { status, json } = await probe(club, club.accounts.whale.address)
      expect(status).toBe(200)
      // The stand-in is a part of the server that asks it: it does answer, and
      // says that it failed.
      expect(json).toMatchObject({ outcome: 'refused', status: 500 })
      expect(JSON.parse(json.raw).code).toBe('internal')
      expect(json.holdings).toEqual([])
    },
  },
]

import type { LedgerEntry } from '@narwhal-club/core/ledger'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '../../testing/database.ts'
import { rowsOf } from '../../testing/rows.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'

const admin = privateKeyToAccount(generatePrivateKey())
const holder = privateKeyToAccount(generatePrivateKey())
const record = { ADMINS: admin.address }
let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer({ database, record })
})
afterAll(async () => {
  await server.close()
  await database.remove()
})

async function signedIn(account = holder) {
  const browser = new Browser(server.url)
  await browser.signIn(account)
  return browser
}

const reason = 'a phone was stolen'

async function elevated() {
  const browser = await signedIn(admin)
  expect((await browser.elevate(admin)).status).toBe(200)
  return browser
}

test('default: the overview counts', async () => {
  await signedIn(holder)
  const browser = await signedIn(admin)
  const { status, json } = await browser.get('/api/admin/overview')
  expect(status).toBe(200)
  expect(json).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    startedAt: expect.any(String),
    uptimeSeconds: expect.any(Number),
    counts: {
      sessions: expect.any(Number),
      nonces: expect.any(Number),
      members: 2,
    },
    // No chain in this test: nothing is in the index, and that is said.
    index: { status: 'absent' },
    database: expect.any(String),
    nodes: expect.any(Array),
    due: expect.any(Array),
    refusals: [],
    ledgers: expect.any(Array),
  })
})

test('error: the overview is for administrators', async () => {
  const visitor = new Browser(server.url)
  expect((await visitor.get('/api/admin/overview')).status).toBe(401)
  const browser = await signedIn(holder)
  const { status, json } = await browser.get('/api/admin/overview')
  expect([status, json.code]).toEqual([403, 'not_admin'])
})

test('default: an administrator ends the sessions of an address', async () => {
  const [one, two] = [await signedIn(holder), await signedIn(holder)]
  const boss = await elevated()
  const body = { address: holder.address, reason }
  const answer = await boss.post('/api/admin/sessions/revoke', body)
  expect(answer.status).toBe(200)
  expect(answer.json.ended).toBeGreaterThanOrEqual(2)
  for (const browser of [one, two])
    expect((await browser.get('/api/auth/me')).status).toBe(401)
  expect((await boss.get('/api/auth/me')).status).toBe(200)
})

test('behavior: who ended them is written down, with the reason', async () => {
  const boss = await elevated()
  await signedIn(holder)
  const address = holder.address.toLowerCase()
  const body = { address: holder.address, reason: ' phone was stolen ' }
  await boss.post('/api/admin/sessions/revoke', body)
  const lines = (await rowsOf(database, 'ledger_entries')) as LedgerEntry[]
  const line = lines.at(-1)
  expect(line).toMatchObject({ ledger: 'audit', kind: 'sessions.revoked' })
  expect(JSON.parse(String(line?.payload))).toEqual({
    by: admin.address.toLowerCase(),
    to: address,
    reason: 'phone was stolen',
    details: { ended: expect.any(Number) },
  })
})

test('error: a reason of nothing, or of a whole page', async () => {
  const boss = await elevated()
  for (const reason of ['  ', 'x'.repeat(501), 7]) {
    const body = { address: holder.address, reason }
    const { status } = await boss.post('/api/admin/sessions/revoke', body)
    expect(status).toBe(400)
  }
})

test('error: nobody else ends them', async () => {
  const browser = await signedIn(holder)
  const body = { address: admin.address }
  const path = '/api/admin/sessions/revoke'
  expect((await browser.post(path, body)).status).toBe(403)
  expect((await new Browser(server.url).post(path, body)).status).toBe(401)
})

test.each([
  ['header', { headers: { 'x-user-address': admin.address } }],
  ['forwarded user', { headers: { 'x-forwarded-user': admin.address } }],
  ['authorization', { headers: { authorization: `Bearer ${admin.address}` } }],
])('error: a %s cannot name the caller', async (_, extra) => {
  const browser = await signedIn(holder)
  expect((await browser.get('/api/admin/overview', extra)).status).toBe(403)
})

test('error: a query cannot name the caller', async () => {
  const browser = await signedIn(holder)
  const path = `/api/admin/overview?address=${admin.address}&isAdmin=true`
  expect((await browser.get(path)).status).toBe(403)
})

test('behavior: who leaves the list is no administrator from then on', async () => {
  const browser = await signedIn(admin)
  expect((await browser.get('/api/admin/overview')).status).toBe(200)
  await server.close()
  server = await startTestServer({
    database,
    record: { ADMINS: holder.address },
  })
  const after = new Browser(server.url)
  for (const [name, value] of browser.cookies) after.cookies.set(name, value)
  expect((await after.get('/api/auth/me')).status).toBe(200)
  expect((await after.get('/api/admin/overview')).status).toBe(403)
})

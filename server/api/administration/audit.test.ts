import { checkChain, emptyHead } from '@narwhal-club/core/ledger'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppContext } from '../../context.ts'
import { Browser } from '../../testing/browser.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '../../testing/database.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'

const admin = privateKeyToAccount(generatePrivateKey())
const holder = privateKeyToAccount(generatePrivateKey())
const reason = 'a phone was stolen'
type Named = { name: string }
const whose = holder.address.toLowerCase()
let database: TestDatabase
let server: TestServer
let app: AppContext
let boss: Browser

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer({
    database,
    record: { ADMINS: admin.address },
    extras: {
      rows: (context) => {
        app = context
        return []
      },
    },
  })
  boss = await signedIn(admin)
  await boss.elevate(admin)
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
const revoke = (body: object = {}) =>
  boss.post('/api/admin/sessions/revoke', { address: whose, reason, ...body })
/** Two things that wait for their moment, and one that was given up. */
const putWork = () =>
  app.db.transact(async (tx) => {
    for (const [key, dead] of [
      ['a', 'null'],
      ['b', 'null'],
      ['c', 'now()'],
    ])
      await tx.run((orm) =>
        orm.execute(`insert into due_jobs (name, key, payload, due_at, dead_at)
          values ('overview-test', '${key}', '{}', '2026-01-01T00:00:00Z', ${dead})`),
      )
  })
const audit = async (query = '') =>
  (await boss.get(`/api/admin/audit${query}`)).json

test('default: B7.31 an address is looked up; of its sessions no token is told', async () => {
  const browser = await signedIn()
  const { status, text, json } = await boss.get(`/api/admin/members/${whose}`)
  expect(status).toBe(200)
  expect(json).toMatchObject({
    address: whose,
    isAdmin: false,
    counts: { proposals: 0, ballots: 0, credits: 0 },
    sessions: [{ id: expect.stringMatching(/^[\w-]{12}$/) }],
  })
  for (const token of browser.cookies.values())
    expect(text).not.toContain(token)
})

test('default: B7.32 one session is ended, and no other', async () => {
  const [one, two] = [await signedIn(), await signedIn()]
  const { json } = await boss.get(`/api/admin/members/${whose}`)
  const session = json.sessions[0].id
  expect((await revoke({ session })).json).toEqual({ ended: 1 })
  const alive = [await one.get('/api/auth/me'), await two.get('/api/auth/me')]
  expect(alive.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await revoke({ session })).json).toEqual({ ended: 0 })
})

test('error: B7.32 a session of someone else is not ended by it', async () => {
  const own = await boss.get(`/api/admin/members/${admin.address}`)
  const session = own.json.sessions[0].id
  expect((await revoke({ session })).json).toEqual({ ended: 0 })
  expect((await boss.get('/api/auth/me')).status).toBe(200)
})

test('default: B7.5 the log is paged, the newest first, and its chain holds', async () => {
  for (let count = 0; count < 5; count++) await revoke()
  const first = await audit('?limit=2')
  expect(first.rows).toHaveLength(2)
  const all = await audit('?limit=500')
  expect(all.rows[0].index).toBe(all.head.size - 1)
  const second = await audit(`?limit=2&cursor=${first.next}`)
  expect(second.rows).toEqual(all.rows.slice(2, 4))
  const lines = all.rows.toReversed()
  const checked = checkChain(
    'audit',
    emptyHead,
    lines.map((line: object) => ({ ...line, ledger: 'audit' })),
  )
  expect(checked).toEqual({ ok: true, head: all.head })
})

test('parameters: B7.39 it is searched by kind, actor and target', async () => {
  const { rows } = await audit(
    `?kind=sessions.revoked&by=${admin.address}&to=${whose}`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const query of [
    '?kind=proposal.flagged',
    `?by=${holder.address}`,
    '?to=main',
  ])
    expect((await audit(query)).rows).toEqual([])
})

test('default: B7.40 it comes as CSV, too', async () => {
  const { status, text } = await boss.get('/api/admin/audit.csv?limit=2')
  expect(status).toBe(200)
  expect(text.split('\r\n')[0]).toBe('index,at,kind,payload,prevHash,hash')
  expect(text).toContain('sessions.revoked')
})

test('default: B7.40 a table that is cut says where the rest is', async () => {
  const path = '/api/admin/content/team'
  const json = { 'content-type': 'application/json' }
  for (const base of [0, 1]) {
    const body = JSON.stringify({ base, value: { members: [] }, reason })
    expect(await boss.send('PUT', path, { body, headers: json })).toMatchObject(
      { status: 200 },
    )
  }
  for (const table of ['/api/admin/audit', `${path}/history`]) {
    const whole = await boss.get(`${table}.csv`)
    expect([whole.status, whole.headers.link]).toEqual([200, undefined])
    const first = await boss.get(`${table}.csv?limit=1`)
    const link = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))
    expect(link?.[1]).toContain('.csv?limit=1&cursor=')
    const rest = await boss.get(link?.[1] ?? '')
    const [head, ...rows] = whole.text.split('\r\n')
    expect(rest.text).toBe([head, rows[1], ''].join('\r\n'))
  }
})

test('default: B7.6 what is no moderation is told to no one else', async () => {
  const { status, json } = await new Browser(server.url).get(
    '/api/moderation/log',
  )
  expect([status, json]).toEqual([200, { rows: [] }])
})

test('error: B7.1 nothing of it is for others, and nothing happens', async () => {
  const before = (await audit()).head
  const calls = [
    ['GET', '/api/admin/overview'],
    ['GET', `/api/admin/members/${whose}`],
    ['GET', '/api/admin/audit'],
    ['GET', '/api/admin/audit.csv'],
    ['POST', '/api/admin/sessions/revoke'],
    ['POST', '/api/admin/elevation'],
  ] as const
  const visitor = new Browser(server.url)
  const member = await signedIn()
  for (const [method, path] of calls) {
    const body = { address: admin.address, reason }
    const ask = (browser: Browser) =>
      method === 'GET' ? browser.get(path) : browser.post(path, body)
    expect((await ask(visitor)).json.code).toBe('not_signed_in')
    expect((await ask(member)).json.code).toBe('not_admin')
  }
  expect((await audit()).head).toEqual(before)
  expect((await boss.get('/api/auth/me')).status).toBe(200)
})

test('default: B7.8 B7.9 B7.10 B7.11 the overview says how nodes, queue, answers and logs are', async () => {
  await putWork()
  const { json } = await boss.get('/api/admin/overview')
  expect(json.ledgers).toContainEqual(
    expect.objectContaining({ name: 'audit', holds: true }),
  )
  expect(json.refusals).toContainEqual({
    code: 'not_admin',
    times: expect.any(Number),
  })
  for (const { host } of json.nodes) expect(host).not.toMatch(/[/?@]/)
  // Neither is any more than it says: what waits, and what was given up.
  const work = { name: 'overview-test', waiting: 2, dead: 1 }
  expect(json.due.filter(({ name }: Named) => name === work.name)).toEqual([
    { ...work, oldest: '2026-01-01T00:00:00.000Z' },
  ])
})

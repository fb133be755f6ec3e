import { type Endpoint, flagsOf, surface } from '@narwhal-club/core/contract'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { writeDrawnBuild } from '../testing/drawnBuild.ts'
import { eventually } from '../testing/eventually.ts'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'

const admin = privateKeyToAccount(generatePrivateKey())
const holder = privateKeyToAccount(generatePrivateKey())
const reason = 'the database is being moved'
const build = writeDrawnBuild()
Object.assign(globalThis, { clubDrawn: [] })
let database: TestDatabase
let server: TestServer
let boss: Browser
let member: Browser

beforeAll(async () => {
  database = await createTestDatabase()
  const record = {
    ADMINS: admin.address,
    LIMIT_WRITE: '1000',
    STATIC_DIR: build.folder,
  }
  server = await startTestServer({ database, record })
  boss = new Browser(server.url)
  member = new Browser(server.url)
  await boss.signIn(admin)
  await boss.elevate(admin)
  await member.signIn(holder)
})
afterAll(async () => {
  await server.close()
  await database.remove()
  build.remove()
})

const set = (flag: string, isSet: boolean) =>
  boss.post('/api/admin/flags', { flag, isSet, reason })

const open = ['adminCheck', 'elevate', 'setFlag', 'revokeSessions']
const writes = (Object.entries(surface) as [string, Endpoint][]).filter(
  ([name, { method, path, rate }]) =>
    method !== 'GET' &&
    rate !== 'read' &&
    !path.startsWith('/api/auth/') &&
    !open.includes(name),
)

test('E4 B7.37 read-only: every write of the contract is refused, with the reason', async () => {
  expect((await set('readOnly', true)).status).toBe(200)
  for (const [name, { method, path, who }] of writes) {
    const asker = who === 'administrator' ? boss : member
    const at = path.replace(/:\w+/g, 'x')
    const { status, json, headers } = await asker.send(method, at)
    expect([name, status, json.code]).toEqual([name, 503, 'read_only_mode'])
    expect(json.details).toEqual({ reason })
    expect(headers['retry-after']).toBe('60')
  }
})

test('E4 B7.37 read-only: reading, signing in and out go on, and it is opened again', async () => {
  const browser = new Browser(server.url)
  expect((await browser.signIn(holder)).status).toBe(200)
  expect((await browser.get('/api/auth/me')).status).toBe(200)
  expect((await browser.get('/api/flags')).json.rows).toMatchObject([
    { flag: 'readOnly', reason },
  ])
  expect((await browser.post('/api/auth/logout')).status).toBe(200)
  expect((await set('readOnly', false)).json).toEqual({ rows: [] })
  expect((await member.post('/api/drafts', {})).json.code).not.toBe(
    'read_only_mode',
  )
})

test('B7.38 a part that is closed keeps its own writes, and no others', async () => {
  await set('comments', true)
  const id = 'c0000000-0000-4000-8000-000000000001'
  const closed = await member.post(`/api/comments/${id}/like`)
  expect(closed.json).toMatchObject({
    code: 'area_closed',
    details: { area: 'comments', reason },
  })
  const other = await member.post('/api/drafts', {})
  expect(other.json.code).not.toBe('area_closed')
  await set('comments', false)
})

test('B7.38 a part that is closed is not opened by a fee, nor by a dispute', async () => {
  const id = 'c0000000-0000-4000-8000-000000000001'
  const pay = (purpose: string) =>
    member.post('/api/fees/intents', {
      purpose,
      refId: id,
      contentHash: `0x${'0'.repeat(64)}`,
    })
  await set('proposals', true)
  expect((await pay('proposal')).json).toMatchObject({
    code: 'area_closed',
    details: { area: 'proposals', reason },
  })
  expect((await pay('bounty')).json.code).not.toBe('area_closed')
  const dispute = `/api/bounties/${id}/dispute`
  const { json } = await member.post(dispute, {
    submission: id,
    text: 'It was made by somebody else.',
  })
  expect([json.code, json.details]).toEqual([
    'area_closed',
    { area: 'proposals', reason },
  ])
  await set('proposals', false)
  await set('bounties', true)
  expect((await member.post(dispute, {})).json).toMatchObject({
    code: 'area_closed',
    details: { area: 'bounties', reason },
  })
  await set('bounties', false)
})

test('behavior: B7.37 B7.38 pages come with what is closed, and without it once it is open', async () => {
  const page = async (path: string) =>
    (await ask(server.url + path, { headers: { accept: 'text/html' } })).text
  const said = `swap is closed: ${reason}`
  await set('swap', true)
  // A page that takes too long to draw goes out as its frame.
  await eventually(async () => expect(await page('/team')).toContain(said))
  await set('swap', false)
  await eventually(async () => {
    const text = await page('/about')
    expect(text).toContain('<main>drawn')
    expect(text).not.toContain('is closed')
  })
})

test('parameters: B7.38 every write is in the parts that it changes: a dispute in two', () => {
  const several: unknown[] = []
  for (const [name, line] of writes) {
    const [first, ...parts] = flagsOf(line)
    expect([name, first]).toEqual([name, 'readOnly'])
    if (parts.length > 1) several.push([name, parts])
  }
  expect(several).toEqual([['disputeBounty', ['bounties', 'proposals']]])
})

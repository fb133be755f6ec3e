import { createHash } from 'node:crypto'
import { Agent } from 'node:http'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { movableClock } from '../../testing/clock.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '../../testing/database.ts'
import { ask } from '../../testing/request.ts'
import { rowsOf } from '../../testing/rows.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'

const clock = movableClock()
const account = privateKeyToAccount(generatePrivateKey())
const hour = 3_600_000
let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer({ database, clock })
})
afterAll(async () => {
  await server.close()
  await database.remove()
})

async function signedIn(url = server.url) {
  const browser = new Browser(url)
  expect((await browser.signIn(account)).status).toBe(200)
  return browser
}
const me = async (browser: Browser) =>
  (await browser.get('/api/auth/me')).status

test('default: the cookie is the session, and nothing else tells it', async () => {
  const browser = new Browser(server.url)
  const answer = await browser.signIn(account)
  const line = String(answer.headers['set-cookie'])
  expect(line).toMatch(
    /^club_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/,
  )
  const token = String(browser.cookies.get('club_session'))
  expect(Buffer.from(token, 'base64url').length * 8).toBe(256)
  expect(answer.text).not.toContain(token)
})

test('default: only the hash of the token is kept', async () => {
  const browser = await signedIn()
  const token = String(browser.cookies.get('club_session'))
  const hash = createHash('sha256').update(token).digest('hex')
  const kept = JSON.stringify(await rowsOf(database, 'sessions'))
  expect(kept).toContain(hash)
  expect(kept).not.toContain(token)
})

test('behavior: of a connection that many speak over each request is its own', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ports = new Set<number>()
  agent.on('free', ({ localPort }) => ports.add(localPort))
  const other = privateKeyToAccount(generatePrivateKey())
  const [one, two] = [await signedIn(), new Browser(server.url)]
  await two.signIn(other)
  const [mine, yours] = [one, two].map(
    ({ cookies }) => `club_session=${cookies.get('club_session')}`,
  )
  const toldTo = async (cookie: string) => {
    const asked = { agent, headers: { cookie } }
    const { json } = await ask(`${server.url}/api/auth/me`, asked)
    return json.address ?? json.code
  }
  const told = async () => [
    await toldTo(`${mine}`),
    await toldTo(`${mine}`),
    await toldTo(`${yours}`),
    await toldTo('club_session=none'),
    await toldTo(`x=y; ${mine}`),
    await toldTo(`${mine}; ${yours}`),
  ]
  const [first, second] = [account, other].map(({ address }) =>
    address.toLowerCase(),
  )
  const none = 'not_signed_in'
  expect(await told()).toEqual([first, first, second, none, first, none])
  await one.post('/api/auth/logout')
  expect(await told()).toEqual([none, none, second, none, none, none])
  expect(ports.size).toBe(1)
  agent.destroy()
})

test('default: only hashes of the nonce and of its browser are kept', async () => {
  const browser = new Browser(server.url)
  const { json } = await browser.post('/api/auth/nonce')
  expect(json.nonce).toMatch(/^[A-Za-z0-9]{32}$/)
  const kept = JSON.stringify(await rowsOf(database, 'nonces'))
  const hash = createHash('sha256').update(json.nonce).digest('hex')
  expect(kept).toContain(hash)
  expect(kept).not.toContain(json.nonce)
  expect(kept).not.toContain(browser.cookies.get('club_pre'))
})

test('behavior: a login makes a new token and ends the one presented', async () => {
  const browser = await signedIn()
  const stolen = new Browser(server.url)
  stolen.cookies.set(
    'club_session',
    String(browser.cookies.get('club_session')),
  )
  expect(await me(stolen)).toBe(200)
  await browser.signIn(account)
  expect(await me(browser)).toBe(200)
  expect(browser.cookies.get('club_session')).not.toBe(
    stolen.cookies.get('club_session'),
  )
  expect(await me(stolen)).toBe(401)
})

test('behavior: logout deletes the session and takes the cookie', async () => {
  const browser = await signedIn()
  const other = await signedIn()
  const copy = new Browser(server.url)
  copy.cookies.set('club_session', String(browser.cookies.get('club_session')))
  expect(await me(copy)).toBe(200)
  const { status, json } = await browser.post('/api/auth/logout')
  expect([status, json]).toEqual([200, { ok: true }])
  expect(browser.cookies.has('club_session')).toBe(false)
  expect(await me(copy)).toBe(401)
  expect(await me(other)).toBe(200)
})

test('behavior: logout without a session is no error', async () => {
  const browser = new Browser(server.url)
  expect((await browser.post('/api/auth/logout', {})).status).toBe(200)
})

test('behavior: sign out everywhere', async () => {
  const [one, two] = [await signedIn(), await signedIn()]
  expect([await me(one), await me(two)]).toEqual([200, 200])
  expect((await one.post('/api/auth/logout-everywhere')).status).toBe(200)
  expect([await me(one), await me(two)]).toEqual([401, 401])
  expect((await one.post('/api/auth/logout-everywhere')).status).toBe(401)
})

test('behavior: a session ends after a day unused', async () => {
  const browser = await signedIn()
  clock.move(23 * hour)
  expect(await me(browser)).toBe(200)
  clock.move(23 * hour)
  expect(await me(browser)).toBe(200)
  clock.move(24.1 * hour)
  expect(await me(browser)).toBe(401)
})

test('behavior: a session ends after seven days however much used', async () => {
  const browser = await signedIn()
  for (let hours = 0; hours < 160; hours += 20) {
    clock.move(20 * hour)
    expect(await me(browser)).toBe(200)
  }
  clock.move(8.1 * hour)
  expect(await me(browser)).toBe(401)
})

test('behavior: one statement a request at most, none when remembered', async () => {
  const browser = await signedIn()
  clock.move(6_000)
  const before = server.statements()
  expect(await me(browser)).toBe(200)
  expect(server.statements() - before).toBe(1)
  expect(await me(browser)).toBe(200)
  expect(server.statements() - before).toBe(1)
  clock.move(6_000)
  expect(await me(browser)).toBe(200)
  expect(server.statements() - before).toBe(2)
})

test('behavior: sessions survive a restart', async () => {
  const browser = await signedIn()
  await server.close()
  server = await startTestServer({ database, clock })
  const after = new Browser(server.url)
  after.cookies.set('club_session', String(browser.cookies.get('club_session')))
  expect(await me(after)).toBe(200)
})

test.each([
  ['made up', 'a'.repeat(43)],
  ['too short', 'abc'],
  ['with quotes', `"${'a'.repeat(43)}"`],
  ['with SQL', `' or 1=1 --`],
])('error: a token %s', async (_, token) => {
  const browser = new Browser(server.url)
  browser.cookies.set('club_session', token)
  expect(await me(browser)).toBe(401)
})

test('error: two session cookies are none', async () => {
  const browser = await signedIn()
  const cookie = `club_session=${browser.cookies.get('club_session')}`
  const twice = await new Browser(server.url).get('/api/auth/me', {
    headers: { cookie: `${cookie}; club_session=${'b'.repeat(43)}` },
  })
  expect(twice.status).toBe(401)
})

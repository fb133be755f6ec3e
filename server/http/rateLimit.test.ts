import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser, toMessage } from '../testing/browser.ts'
import { stillClock } from '../testing/clock.ts'
import { rowsOf } from '../testing/rows.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'

const defaults = {
  LIMIT_NONCE: '',
  LIMIT_VERIFY: '',
  LIMIT_WRITE: '',
  LIMIT_DRAFT: '',
  LIMIT_COMMENT: '',
  LIMIT_NONCES_PER_BROWSER: '',
  LIMIT_NONCES_PER_SOURCE: '',
}
const clock = stillClock()
const account = privateKeyToAccount(generatePrivateKey())
let server: TestServer
let proxied: TestServer

beforeAll(async () => {
  server = await startTestServer({ record: defaults, clock })
  proxied = await startTestServer({
    record: { ...defaults, TRUSTED_PROXY_HOPS: '1' },
    clock,
  })
})
afterAll(async () => {
  await server.close()
  await proxied.close()
})

/** How many of 40 requests pass before the first 429. */
async function passed(send: (index: number) => Promise<{ status: number }>) {
  for (let index = 0; index < 40; index++) {
    const { status } = await send(index)
    if (status === 429) return index
    expect(status).toBeLessThan(500)
  }
  return 40
}

test('default: nonces, 30 a minute and source', async () => {
  const from = (ip: string) => new Browser(server.url, { from: ip })
  const send = () => from('127.0.0.11').post('/api/auth/nonce')
  expect(await passed(send)).toBe(30)
  const refused = await send()
  expect(refused.json.code).toBe('rate_limited')
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  const other = await from('127.0.0.12').post('/api/auth/nonce')
  expect(other.status).toBe(200)
  clock.move(wait * 1_000)
  expect((await send()).status).toBe(200)
})

test('default: verifications, 30 a minute and source', async () => {
  const browser = new Browser(server.url, { from: '127.0.0.13' })
  const body = { message: 'm', signature: `0x${'1b'.repeat(65)}` }
  expect(await passed(() => browser.post('/api/auth/verify', body))).toBe(30)
})

test.each([
  ['127.0.0.18', { signature: 1 }],
  ['127.0.0.19', {}],
])(
  'behavior: from %s, verifications without sense count as well',
  async (from, body) => {
    const browser = new Browser(server.url, { from })
    const send = () => browser.post('/api/auth/verify', body)
    expect((await send()).status).toBe(400)
    expect(await passed(send)).toBe(29)
  },
)

test('default: verifications, 30 a minute and wallet', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 32; index++) {
    const from = `127.0.1.${index + 1}`
    const browser = new Browser(server.url, { from })
    statuses.push((await browser.signIn(account)).status)
  }
  expect(statuses.indexOf(429)).toBe(30)
})

test('behavior: attempts in the name of a wallet do not lock it out', async () => {
  const victim = privateKeyToAccount(generatePrivateKey())
  for (let index = 0; index < 32; index++) {
    const thief = new Browser(server.url, { from: `127.0.2.${index + 1}` })
    const message = toMessage(await thief.fieldsFor(victim.address))
    expect((await thief.verify(account, message)).status).not.toBe(200)
  }
  const browser = new Browser(server.url, { from: '127.0.2.100' })
  expect((await browser.signIn(victim)).status).toBe(200)
})

test('default: writes, 20 a minute and wallet', async () => {
  const own = privateKeyToAccount(generatePrivateKey())
  const browser = new Browser(server.url, { from: '127.0.0.14' })
  const twin = new Browser(server.url, { from: '127.0.0.15' })
  const counts = await passed(async (index) => {
    const one = index % 2 === 0 ? browser : twin
    if (!one.cookies.has('club_session')) await one.signIn(own)
    return one.post('/api/auth/logout')
  })
  expect(counts).toBe(20)
})

test.each([
  ['x-forwarded-for', '127.0.3.1'],
  ['x-real-ip', '127.0.3.2'],
  ['forwarded', '127.0.3.3'],
  ['cf-connecting-ip', '127.0.3.4'],
  ['true-client-ip', '127.0.3.5'],
])('error: %s does not make another source', async (name, from) => {
  const browser = new Browser(server.url, { from })
  const send = (index: number) => {
    const address = `10.0.0.${index}`
    const value = name === 'forwarded' ? `for=${address}` : address
    return browser.post('/api/auth/nonce', undefined, {
      headers: { [name]: value },
    })
  }
  expect(await passed(send)).toBe(30)
})

test('parameters: behind one proxy, what it appended counts', async () => {
  const browser = new Browser(proxied.url)
  const send = (appended: string) => (index: number) =>
    browser.post('/api/auth/nonce', undefined, {
      headers: { 'x-forwarded-for': `10.9.9.${index}, ${appended}` },
    })
  expect(await passed(send('203.0.113.7'))).toBe(30)
  expect((await send('203.0.113.8')(0)).status).toBe(200)
})

test('parameters: an IPv6 /64 is one source', async () => {
  const browser = new Browser(proxied.url)
  const send = (prefix: string) => (index: number) =>
    browser.post('/api/auth/nonce', undefined, {
      headers: { 'x-forwarded-for': `${prefix}:${index}:0:0:${index}` },
    })
  expect(await passed(send('2001:db8:1:1'))).toBe(30)
  expect((await send('2001:db8:1:2')(0)).status).toBe(200)
})

test('default: a browser has 5 live nonces, the newest', async () => {
  const browser = new Browser(server.url, { from: '127.0.0.16' })
  const messages: string[] = []
  for (let index = 0; index < 6; index++)
    messages.push(toMessage(await browser.fieldsFor(account.address)))
  clock.move(60_000)
  const statuses: number[] = []
  for (const message of messages)
    statuses.push((await browser.verify(account, message)).status)
  expect(statuses).toEqual([401, 200, 200, 200, 200, 200])
})

test('default: a source has 20 live nonces', async () => {
  const live = async () => (await rowsOf(server.database, 'nonces')).length
  clock.move(6 * 60_000)
  for (let index = 0; index < 25; index++)
    await new Browser(server.url, { from: '127.0.0.17' }).post(
      '/api/auth/nonce',
    )
  expect(await live()).toBe(20)
})

test('behavior: reads are limited in process, without a statement', async () => {
  const small = await startTestServer({ record: { LIMIT_READ: '10' } })
  const browser = new Browser(small.url)
  const before = small.statements()
  expect(await passed(() => browser.get('/api/config'))).toBe(10)
  expect(small.statements()).toBe(before)
  expect((await browser.get('/healthz')).status).toBe(200)
  await small.close()
})

test('parameters: a dear read counts for more, a table for most', async () => {
  const small = await startTestServer({ record: { LIMIT_READ: '40' } })
  const get = (path: string, from: string) => () =>
    new Browser(small.url, { from }).get(path)
  expect(await passed(get('/api/analytics/summary?x=1', '127.0.0.21'))).toBe(8)
  expect(
    await passed(get('/api/analytics/holders.csv?x=1', '127.0.0.22')),
  ).toBe(2)
  await small.close()
})

import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from './testing/browser.ts'
import { eventually } from './testing/eventually.ts'
import { startTestServer, type TestServer } from './testing/startTestServer.ts'

type Line = Record<string, unknown>
const lines: string[] = []
const parsed = () => lines.map((line) => JSON.parse(line) as Line)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    record: { LOG_LEVEL: 'debug', LIMIT_READ: '40' },
    logTo: { write: (line) => lines.push(line) },
  })
})
afterAll(() => server.close())

const long = 'x'.repeat(15_000)
const odd = '"\\'.repeat(5_000)

test('error: whatever a client writes, a line stays under 1 kB', async () => {
  const browser = new Browser(server.url)
  const calls: (() => Promise<unknown>)[] = [
    () => browser.get(`/${long}`),
    () => browser.get(`/api/${long}`),
    () => browser.get(`/api/analytics/holders?${long}=1`),
    () => browser.post(`/api/auth/nonce?${long}`),
    () => browser.post('/api/auth/nonce', { [odd]: 1 }),
    () => browser.post('/api/auth/verify', { message: odd, signature: long }),
    () => browser.post('/api/auth/verify', { [long]: { [odd]: 1 } }),
    () => browser.get('/api/auth/me', { headers: { cookie: long } }),
    () =>
      browser.post('/api/auth/nonce', undefined, { headers: { origin: long } }),
  ]
  for (const call of calls) await call()
  await new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.once('close', resolve).resume()
    socket.end(`GET /${long}\u0001 HTTP/1.1\r\n\r\n`)
  })
  expect(lines.length).toBeGreaterThan(calls.length)
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThan(1_000)
  expect(parsed().some(({ path }) => String(path).endsWith('…'))).toBe(true)
})

test('error: an error of ours stays under 1 kB, and keeps its cause', async () => {
  const { createLogger } = await import('./log.ts')
  const { noChain, testEnv } = await import('./testing/testEnv.ts')
  const env = testEnv(noChain, { LOG_LEVEL: 'info' })
  const written: string[] = []
  const log = createLogger(env, { write: (line) => written.push(line) })
  log.error({ path: odd, err: new TypeError(odd) }, 'failed')
  const [line = ''] = written
  expect(Buffer.byteLength(line)).toBeLessThan(1_000)
  const { err } = JSON.parse(line)
  expect(err.type).toBe('TypeError')
  expect(err.stack).toContain('at ')
})

test('error: beyond its limit a source is counted, not written down', async () => {
  const browser = new Browser(server.url)
  const before = lines.length
  const limited = () =>
    parsed()
      .slice(before)
      .filter(({ code }) => code === 'rate_limited')
  for (let round = 0; round < 120; round++) await browser.get('/api/config')
  await eventually(() => expect(limited().length).toBeGreaterThan(0))
  expect(limited().length).toBeLessThanOrEqual(2)
})

import { execFileSync } from 'node:child_process'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '../createServer.ts'
import { Browser, toMessage } from '../testing/browser.ts'
import { createOnServer, type TestDatabase } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import {
  ownPostgres,
  type PostgresServer,
  startPostgres,
} from '../testing/postgres.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { noChain, testEnv } from '../testing/testEnv.ts'

const account = privateKeyToAccount(generatePrivateKey())
const me = async (browser: Browser) =>
  (await browser.get('/api/auth/me')).status

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  return [await work(), performance.now() - began]
}

describe.runIf(ownPostgres)('on a PostgreSQL server', () => {
  let postgres: PostgresServer
  let database: TestDatabase
  let server: TestServer
  let second: TestServer
  const one = () => new Browser(server.url)

  beforeAll(async () => {
    postgres = await startPostgres()
    database = await createOnServer(postgres.url)
    // Both migrate the empty database at the same time.
    ;[server, second] = await Promise.all([
      startTestServer({ database }),
      startTestServer({ database }),
    ])
  })
  afterAll(async () => {
    await server.close()
    await second.close()
    await postgres.remove()
  })

  test('behavior: the end of a session reaches other processes', async () => {
    const browser = one()
    await browser.signIn(account)
    const there = new Browser(second.url)
    for (const [name, value] of browser.cookies) there.cookies.set(name, value)
    await eventually(async () => {
      const before = second.statements()
      expect(await me(there)).toBe(200)
      expect(second.statements()).toBe(before)
    })
    await browser.post('/api/auth/logout')
    await eventually(async () => expect(await me(there)).toBe(401), 1_000)
  })

  test('behavior: a nonce of one process is spent at another', async () => {
    const browser = one()
    const fields = await browser.fieldsFor(account.address)
    const there = new Browser(second.url, { origin: second.url })
    for (const [name, value] of browser.cookies) there.cookies.set(name, value)
    const domain = new URL(second.url).host
    const message = toMessage({ ...fields, domain, uri: second.url })
    expect((await there.verify(account, message)).status).toBe(200)
  })

  test('error: lost, it is 503 within two seconds, and back within five', async () => {
    const browser = one()
    await browser.signIn(account)
    await eventually(async () => {
      const before = server.statements()
      expect(await me(browser)).toBe(200)
      expect(server.statements()).toBe(before)
    })
    await postgres.stop()
    const [answers, took] = await timed(() =>
      Promise.all([
        browser.get('/api/auth/me'),
        one().post('/api/auth/nonce'),
        one().get('/api/auth/me', {
          headers: { cookie: `club_session=${'a'.repeat(43)}` },
        }),
      ]),
    )
    expect(took).toBeLessThan(2_000)
    const [, nonce, other] = answers
    for (const answer of [nonce, other]) {
      expect(answer?.status).toBe(503)
      expect(Number(answer?.headers['retry-after'])).toBeLessThan(2)
      expect(answer?.json.code).toBe('unavailable')
    }
    expect((await one().get('/healthz')).status).toBe(200)
    const ready = await one().get('/readyz')
    expect([ready.status, ready.json.code]).toEqual([503, 'unavailable'])
    expect((await one().get('/api/config')).status).toBe(200)
    // With no listener to tell of ends, nothing is remembered.
    expect(await me(browser)).toBe(503)
    await postgres.start()
    await eventually(async () => expect(await me(browser)).toBe(200), 5_000)
    expect((await one().get('/readyz')).status).toBe(200)
  })

  const outage = Number(process.env.CLUB_OUTAGE_SECONDS ?? 1) * 1_000

  test(`error: away for ${outage} ms under load`, async () => {
    const seen = { granted: 0, refused: 0, slowest: 0 }
    let isAway = false
    let isOver = false
    const clients = Array.from({ length: 10 }, async () => {
      while (!isOver) {
        const wasAway = isAway
        const began = performance.now()
        const { status } = await one()
          .signIn(account)
          .catch(() => ({ status: 0 }))
        if (wasAway && isAway) {
          seen[status === 200 ? 'granted' : 'refused'] += 1
          seen.slowest = Math.max(seen.slowest, performance.now() - began)
        }
      }
    })
    await postgres.stop()
    isAway = true
    const end = performance.now() + outage
    await eventually(
      () => expect(performance.now()).toBeGreaterThan(end),
      outage + 1_000,
    )
    isAway = false
    await postgres.start()
    await eventually(async () =>
      expect((await one().post('/api/auth/nonce')).status).toBe(200),
    )
    isOver = true
    await Promise.all(clients)
    expect(seen.granted).toBe(0)
    expect(seen.refused).toBeGreaterThan(0)
    expect(seen.slowest).toBeLessThan(3_000)
  })

  test('error: frozen, no request hangs', async () => {
    process.kill(postgres.pid(), 'SIGSTOP')
    const backends = freezeBackends(postgres.pid())
    const [answers, took] = await timed(() =>
      Promise.all(
        Array.from({ length: 30 }, () => one().post('/api/auth/nonce')),
      ),
    )
    for (const pid of [...backends, postgres.pid()])
      process.kill(pid, 'SIGCONT')
    expect(took).toBeLessThan(3_000)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    await eventually(async () =>
      expect((await one().post('/api/auth/nonce')).status).toBe(200),
    )
  })

  test('error: frozen, the server stops in time all the same', async () => {
    const other = await startTestServer({ database })
    process.kill(postgres.pid(), 'SIGSTOP')
    const backends = freezeBackends(postgres.pid())
    const late = new Promise((resolve) => setTimeout(resolve, 10_000))
    const closed = other.close()
    const [, took] = await timed(() => Promise.race([closed, late]))
    for (const pid of [...backends, postgres.pid()])
      process.kill(pid, 'SIGCONT')
    await closed
    expect(took).toBeLessThan(10_000)
  })

  test('error: away at the start, waited for', async () => {
    const other = await createOnServer(postgres.url)
    await postgres.stop()
    const late = await createServer({ env: testEnv(noChain, other.record) })
    const browser = new Browser(late.url)
    expect((await browser.get('/healthz')).status).toBe(200)
    const [answer, took] = await timed(() => browser.post('/api/auth/nonce'))
    expect([answer.status, took < 2_000]).toEqual([503, true])
    await postgres.start()
    await eventually(async () =>
      expect((await browser.post('/api/auth/nonce')).status).toBe(200),
    )
    await late.close()
  })
})

function freezeBackends(parent: number): number[] {
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)])
  const pids = listed.toString().trim().split(/\s+/).map(Number)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return pids
}

import pg from 'pg'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { tryDatabase } from '../config/tryDatabase.ts'
import { createServer } from '../createServer.ts'
import { Browser } from '../testing/browser.ts'
import { createOnServer, type TestDatabase } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import {
  ownPostgres,
  type PostgresServer,
  startPostgres,
  startReplica,
} from '../testing/postgres.ts'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { noChain, testEnv } from '../testing/testEnv.ts'

const token = 'a-token-of-sixteen-or-more'
const main = '/api/clubs/main'
/** Long beside what a busy machine takes for a question. */
const lag = 6_000

async function statement(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** Reads a stream until it says something, and leaves it. */
async function hears(stream: Response, what: string): Promise<void> {
  const decoder = new TextDecoder()
  for await (const piece of stream.body ?? [])
    if (decoder.decode(piece).includes(what)) return
  throw new Error(`It never said ${what}`)
}

describe.runIf(ownPostgres)('a primary and a streaming replica', () => {
  let primary: PostgresServer
  let replica: PostgresServer
  let other: PostgresServer
  let database: TestDatabase
  let server: TestServer
  let member: Browser
  let visitor: Browser

  const urlOn = ({ port }: PostgresServer, name?: string) => {
    const url = new URL(String(database.record.DATABASE_URL))
    url.port = String(port)
    if (name) url.pathname = `/${name}`
    return String(url)
  }
  const rename = (name: string) =>
    statement(urlOn(primary), `update clubs set name = '${name}'`)
  const pause = () => statement(urlOn(replica), 'select pg_wal_replay_pause()')
  const resume = () =>
    statement(urlOn(replica), 'select pg_wal_replay_resume()')
  const nameFor = async (browser: Browser) => {
    const { status, json } = await browser.get(main)
    expect(status).toBe(200)
    return json.name
  }
  const status = async () =>
    (await ask(`${server.url}/readyz`)).json.replica?.status

  beforeAll(async () => {
    primary = await startPostgres()
    database = await createOnServer(primary.url)
    ;[replica, other] = await Promise.all([
      startReplica(primary),
      startPostgres(),
    ])
    const record = {
      DATABASE_READ_URL: urlOn(replica),
      DATABASE_READ_LAG: String(lag),
      METRICS_TOKEN: token,
    }
    server = await startTestServer({ database, record })
    member = new Browser(server.url)
    visitor = new Browser(server.url)
    const account = privateKeyToAccount(generatePrivateKey())
    expect((await member.signIn(account)).status).toBe(200)
  })
  afterAll(async () => {
    await server.close()
    await Promise.all([primary.remove(), replica.remove(), other.remove()])
  })
  afterEach(async () => {
    await resume()
    await eventually(async () => expect(await status()).toBe('used'), 15_000)
  })

  test('default: who brings no session reads the replica, and is told of when it is', async () => {
    await rename('Reef')
    await eventually(async () => expect(await nameFor(visitor)).toBe('Reef'))
    await pause()
    await rename('Lagoon')
    const { json, headers } = await visitor.get(main)
    expect(json.name).toBe('Reef')
    const age = Date.now() - Date.parse(String(headers['data-as-of']))
    expect(age).toBeGreaterThanOrEqual(0)
    expect(age).toBeLessThan(lag)
  })

  test('behavior: who has signed in reads what was written just now', async () => {
    await rename('Reef')
    await eventually(async () => expect(await nameFor(visitor)).toBe('Reef'))
    await pause()
    await rename('Shoal')
    const { json, headers } = await member.get(main)
    expect(json.name).toBe('Shoal')
    expect(headers['data-as-of']).toBeUndefined()
    expect(await nameFor(visitor)).toBe('Reef')
  })

  test('behavior: beyond the limit reads go to the primary, and come back', async () => {
    await pause()
    await rename('Bay')
    await eventually(async () => expect(await nameFor(visitor)).toBe('Bay'))
    const { headers } = await visitor.get(main)
    expect(headers['data-as-of']).toBeUndefined()
    expect((await ask(`${server.url}/readyz`)).json).toMatchObject({
      ok: true,
      replica: { status: 'behind', secondsBehind: expect.any(Number) },
    })
    const metrics = async () =>
      (
        await ask(`${server.url}/metrics`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).text
    expect(await metrics()).toContain('\nclub_replica_used 0\n')
    await resume()
    await eventually(async () => expect(await status()).toBe('used'))
    expect(await metrics()).toContain('\nclub_replica_used 1\n')
    expect(await metrics()).toMatch(/\nclub_replica_age_seconds 0\.\d+\n/)
    expect(await metrics()).toMatch(/\nclub_replica_reads_total [1-9]/)
  })

  test('behavior: who is told of something finds it, however slow the replica is', async () => {
    const events = await fetch(`${server.url}/api/events?topics=proposals`)
    const told = hears(events, 'event: proposals')
    await pause()
    await rename('Strait')
    const event = { id: 'told', topic: 'proposals', data: '{}' }
    await statement(
      urlOn(primary),
      `notify club_events, '${JSON.stringify(event)}'`,
    )
    await told
    expect(await nameFor(visitor)).toBe('Strait')
  })

  test('behavior: what is signed as of now is read of the primary', async () => {
    const { headers } = await visitor.get('/api/log')
    expect(headers['data-as-of']).toBeDefined()
    await pause()
    await statement(
      urlOn(primary),
      `insert into ledger_heads (ledger, size, hash) values
        ('votes', 7, '0x' || repeat('ab', 32)) on conflict (ledger) do update set size = 7, hash = excluded.hash`,
    )
    expect((await visitor.get('/api/log/head')).json.size).toBe(7)
    await statement(
      urlOn(primary),
      `delete from ledger_heads where ledger = 'votes'`,
    )
  })

  test('error: without the replica no read fails, and it is used again once it is back', async () => {
    const answers: number[] = []
    let isOver = false
    const reading = (async () => {
      while (!isOver) answers.push((await visitor.get(main)).status)
    })()
    await replica.stop()
    await eventually(async () => expect(await status()).toBe('away'))
    await rename('Cove')
    expect(await nameFor(visitor)).toBe('Cove')
    await replica.start()
    await eventually(async () => expect(await status()).toBe('used'), 15_000)
    isOver = true
    await reading
    expect(new Set(answers)).toEqual(new Set([200]))
    await eventually(async () => expect(await nameFor(visitor)).toBe('Cove'))
  })

  test('error: without the primary visitors go on reading for a while, members do not', async () => {
    await primary.stop()
    await eventually(async () =>
      expect((await ask(`${server.url}/readyz`)).status).toBe(503),
    )
    const { status: seen, headers } = await visitor.get(main)
    expect(seen).toBe(200)
    expect(headers['data-as-of']).toBeDefined()
    expect((await member.get(main)).status).toBe(503)
    await primary.start()
    await eventually(
      async () => expect((await ask(`${server.url}/readyz`)).status).toBe(200),
      15_000,
    )
  })

  test.each([
    ['a server of its own', () => urlOn(other, 'postgres'), /is no replica/],
    ['the primary, by another name', () => urlOn(primary, ''), /is no replica/],
    [
      'another database of the replica',
      () => urlOn(replica, 'postgres'),
      /is another database/,
    ],
  ])('error: %s is refused at the start', async (_, url, problem) => {
    const own = new URL(url())
    own.searchParams.set('application_name', 'club')
    const env = testEnv(noChain, {
      ...database.record,
      DATABASE_READ_URL: String(own),
    })
    const start = async () => await (await createServer({ env })).close()
    // One that does not answer at once is away, which is no reason to refuse it.
    await eventually(() => expect(start()).rejects.toThrow(problem))
    // And so it is by who tries the configuration before.
    const faults = (await tryDatabase(env)).filter(({ isFault }) => isFault)
    expect(faults.map(({ text }) => text)).toEqual([
      expect.stringMatching(problem),
    ])
  })

  test('default: a replica of this database is found to be one', async () => {
    const env = testEnv(noChain, {
      ...database.record,
      DATABASE_READ_URL: urlOn(replica),
    })
    expect(await tryDatabase(env)).toContainEqual({
      isFault: false,
      text: 'DATABASE_READ_URL is a replica of DATABASE_URL',
    })
  })

  test('error: a replica that is away at the start is no reason not to start', async () => {
    const DATABASE_READ_URL = 'postgres://club@127.0.0.1:9/club'
    const env = testEnv(noChain, { ...database.record, DATABASE_READ_URL })
    expect((await tryDatabase(env)).filter(({ isFault }) => isFault)).toEqual(
      [],
    )
    const away = await startTestServer({
      database,
      record: { DATABASE_READ_URL },
    })
    const browser = new Browser(away.url)
    expect(await nameFor(browser)).toEqual(expect.any(String))
    expect((await ask(`${away.url}/readyz`)).json.replica.status).toBe('away')
    await away.close()
  })
})

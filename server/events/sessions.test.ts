import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lifetimes } from '../api/auth/lifetimes.ts'
import { Browser } from '../testing/browser.ts'
import { movableClock } from '../testing/clock.ts'
import { createOnServer, type TestDatabase } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import { type PaperServer, startOnPaper } from '../testing/paperIndex.ts'
import {
  ownPostgres,
  type PostgresServer,
  startPostgres,
} from '../testing/postgres.ts'

const newAccount = () => privateKeyToAccount(generatePrivateKey())
const [account, other] = [newAccount(), newAccount()]
const clock = movableClock()
let server: PaperServer
beforeAll(async () => {
  server = await startOnPaper([], { clock })
})
afterAll(() => server.close())

/** What a page of a member hears. */
async function listen(
  browser: Browser,
  { url }: { url: string } = server,
  path = '/api/events?topics=proposals,inbox',
) {
  const cookie = [...browser.cookies]
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const heard = { text: '', isOver: false, leave: () => abort.abort() }
  const abort = new AbortController()
  const { signal } = abort
  const answer = await fetch(url + path, { headers: { cookie }, signal })
  const read = async () => {
    const texts = answer.body?.pipeThrough(new TextDecoderStream())
    for await (const text of texts ?? []) heard.text += text
    heard.isOver = true
  }
  read().catch(() => {})
  await eventually(() => expect(heard.text).toContain('id: '))
  return heard
}
async function member(who = account, at: { url: string } = server) {
  const browser = new Browser(at.url)
  expect((await browser.signIn(who)).status).toBe(200)
  return browser
}
/** Tells members of something. */
const tell = ({ app }: PaperServer, ...to: (typeof account)[]) =>
  app.db.transact((tx) =>
    app.events.publish(
      tx,
      'inbox',
      {},
      to.map(({ address }) => address.toLowerCase()),
    ),
  )

test('default: to sign out ends what that page hears, and nothing else', async () => {
  const [one, same, another] = [
    await member(),
    await member(),
    await member(other),
  ]
  const heard = await listen(one)
  const others = [await listen(same), await listen(another)]
  await one.post('/api/auth/logout')
  await eventually(() => expect(heard.isOver).toBe(true))
  expect(heard.text).toMatch(/retry: \d{4}\n\n$/)
  await tell(server, account, other)
  for (const each of others) {
    await eventually(() => expect(each.text).toContain('event: inbox'))
    expect(each.isOver).toBe(false)
    each.leave()
  }
  expect(heard.text).not.toContain('event: inbox')
})

test('behavior: all of an address that is signed out everywhere', async () => {
  const pages = [await listen(await member()), await listen(await member())]
  await server.app.sessions.endAll(account.address.toLowerCase())
  for (const page of pages)
    await eventually(() => expect(page.isOver).toBe(true))
})

test('behavior: after its time nothing is told, and it ends', async () => {
  const heard = await listen(await member())
  clock.move(lifetimes.absolute)
  await tell(server, account)
  await eventually(() => expect(heard.isOver).toBe(true))
  expect(heard.text).not.toContain('event: inbox')
})

test('behavior: it ends as well where nothing is to be told', async () => {
  const heard = await listen(await member())
  const { signal } = new AbortController()
  const beat = () =>
    server.app.streams.job.run(signal, { isFirst: false, term: signal })
  clock.move(lifetimes.absolute - 60_000)
  await beat()
  await eventually(() => expect(heard.text).toContain(':\n\n'))
  expect(heard.isOver).toBe(false)
  clock.move(60_000)
  await beat()
  await eventually(() => expect(heard.isOver).toBe(true))
})

test('behavior: what is told to all is heard by visitors for as long as before', async () => {
  const heard = await listen(new Browser(server.url))
  await server.app.sessions.endAll(account.address.toLowerCase())
  clock.move(lifetimes.absolute)
  await server.app.db.transact((tx) =>
    server.app.events.publish(tx, 'proposals', {
      id: '00000000-0000-4000-8000-000000000001',
      club: 'main',
    }),
  )
  await eventually(() => expect(heard.text).toContain('event: proposals'))
  expect(heard.isOver).toBe(false)
  heard.leave()
})

describe.runIf(ownPostgres)('on a PostgreSQL server', () => {
  let postgres: PostgresServer
  let database: TestDatabase
  let servers: PaperServer[]
  beforeAll(async () => {
    postgres = await startPostgres()
    database = await createOnServer(postgres.url)
    servers = []
    for (let count = 0; count < 2; count++)
      servers.push(await startOnPaper([], { database, clock }))
  })
  afterAll(async () => {
    for (const each of servers) await each.close()
    await postgres.remove()
  })

  test('behavior: who signs out at one process is not heard at another', async () => {
    const [here, there] = servers as [PaperServer, PaperServer]
    const browser = await member(account, here)
    const heard = await listen(browser, there)
    await tell(here, account)
    await eventually(() => expect(heard.text).toContain('event: inbox'))
    await browser.post('/api/auth/logout')
    await eventually(() => expect(heard.isOver).toBe(true))
  })

  test('behavior: a process that was deaf ends what it has, as sessions may be over', async () => {
    const [here, there] = servers as [PaperServer, PaperServer]
    const heard = await listen(await member(account, here), there)
    const visitor = await listen(new Browser(there.url), there)
    await here.app.db.run((orm) =>
      orm.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where query ilike 'listen %' and pid <> pg_backend_pid()`,
      ),
    )
    await eventually(() => expect(heard.isOver).toBe(true), 15_000)
    expect(visitor.isOver).toBe(false)
    visitor.leave()
  })
})

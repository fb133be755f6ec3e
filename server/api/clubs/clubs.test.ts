import { zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { clubSeed } from '../../testing/clubSeed.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '../../testing/database.ts'
import { rowsOf } from '../../testing/rows.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'
import type { EnvRecord } from '../../testing/testEnv.ts'

const writes = 3
const main = '/api/clubs/main'
const archived = clubSeed({ id: 'archived', status: 'archived' })

let database: TestDatabase
let server: TestServer

/** Servers of one deployment, one after the other. */
const start = (record: EnvRecord = {}) =>
  startTestServer({
    database,
    record: { LIMIT_WRITE: String(writes), ...record },
    extras: { clubs: (own) => [own, archived] },
  })

beforeAll(async () => {
  database = await createTestDatabase()
  server = await start()
})
afterAll(async () => {
  await server.close()
  await database.remove()
})

async function member() {
  const browser = new Browser(server.url)
  const account = privateKeyToAccount(generatePrivateKey())
  expect((await browser.signIn(account)).status).toBe(200)
  return browser
}

test('default: the main club is there from the start, as configured', async () => {
  const browser = new Browser(server.url)
  expect((await browser.get('/api/clubs')).json).toMatchObject({
    rows: [{ id: 'archived' }, { id: 'main', status: 'active' }],
    total: 2,
  })
  expect((await browser.get(main)).json).toMatchObject({
    name: 'Narwhal Club',
    chainId: 25,
    nftContract: '0x00000000000000000000000000000000000000aa',
    rules: {
      version: 1,
      minProposeVp: 50,
      minPeriod: 259_200,
      quorumVp: 0,
      proposerHoldHours: 0,
      // Those that its proposals leave out: zero, dead and the vault.
      exclusions: [
        zeroAddress,
        '0x00000000000000000000000000000000000000aa',
        `0x${'0'.repeat(36)}dead`,
      ],
      labels: [],
    },
  })
})

test('behavior: while there is no index, what is of it is not known', async () => {
  const browser = await member()
  const { json } = await browser.get(main)
  expect(json.source).toEqual({ status: 'unavailable' })
  expect(json.counts).not.toHaveProperty('holders')
  expect(json.mine).toEqual({
    follows: false,
    propose: { ok: false, why: 'holdings_unknown', need: 50 },
  })
  const eligible = await browser.get('/api/clubs?eligible=true')
  expect([eligible.status, eligible.json.code, eligible.headers]).toMatchObject(
    [503, 'vp_unavailable', { 'retry-after': '1' }],
  )
  const members = await browser.get(`${main}/members`)
  expect([members.status, members.json.code]).toEqual([503, 'index_behind'])
  // Of another collection there will never be any here.
  const other = await browser.get('/api/clubs/archived/members')
  expect([other.status, other.json.code]).toEqual([404, 'members_not_indexed'])
})

test('behavior: a read is one statement, of a member who is remembered too', async () => {
  const visitor = new Browser(server.url)
  const browser = await member()
  await browser.get(main)
  for (const who of [visitor, browser])
    for (const path of ['/api/clubs?sort=holders&q=a', main, `${main}/rules`]) {
      const before = server.statements()
      expect((await who.get(path)).status).toBe(200)
      expect(server.statements() - before).toBe(1)
    }
})

test('behavior: two who follow at once in two browsers are one', async () => {
  const browser = await member()
  const twin = new Browser(server.url)
  for (const [name, at] of browser.cookies) twin.cookies.set(name, at)
  const before = (await browser.get(main)).json.counts.followers
  const told = await Promise.all(
    [browser, twin].map((each) => each.post(`${main}/follow`)),
  )
  for (const { json } of told)
    expect(json).toEqual({ follows: true, followers: before + 1 })
  expect((await browser.send('DELETE', `${main}/follow`)).json).toEqual({
    follows: false,
    followers: before,
  })
})

test('error: following counts by wallet', async () => {
  const browser = await member()
  const { url } = server
  const twin = new Browser(url, { origin: url, from: '127.0.0.9' })
  for (const [name, at] of browser.cookies) twin.cookies.set(name, at)
  for (let hit = 0; hit < writes; hit++)
    expect((await browser.post(`${main}/follow`)).status).toBe(200)
  const one = await twin.send('DELETE', `${main}/follow`)
  expect([one.status, one.json.code]).toEqual([429, 'rate_limited'])
  expect(Number(one.headers['retry-after'])).toBeGreaterThan(0)
  expect((await browser.get(main)).json.mine.follows).toBe(true)
})

test('behavior: a new start changes nothing but the contracts', async () => {
  const browser = await member()
  await browser.post(`${main}/follow`)
  const before = (await new Browser(server.url).get('/api/clubs')).json
  const { counts, createdAt } = before.rows[1]
  expect(counts.followers).toBeGreaterThan(0)
  await server.close()
  const moved = `0x${'b'.repeat(40)}`
  server = await start({ TOKEN_CONTRACT: moved })
  const { json } = await new Browser(server.url).get(main)
  expect(json).toMatchObject({ createdAt, counts, tokenContract: moved })
  expect((await new Browser(server.url).get('/api/clubs')).json.total).toBe(2)
  expect(await rowsOf(database, 'club_rules')).toHaveLength(2)
})

import type { LedgerEntry } from '@narwhal-club/core/ledger'
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
import type { ClubSeed } from '../clubs/clubs.ports.ts'

const admin = privateKeyToAccount(generatePrivateKey())
const holder = privateKeyToAccount(generatePrivateKey())
const record = { ADMINS: admin.address, LIMIT_WRITE: '1000' }
const by = admin.address.toLowerCase()
const reason = 'The reef wants a club of its own.'
let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await createTestDatabase()
  const others = Array.from({ length: 97 }, (_, at) =>
    clubSeed({ id: `club-${at}` }),
  )
  const clubs = (own: ClubSeed) => [own, ...others]
  server = await startTestServer({ database, record, extras: { clubs } })
})
afterAll(async () => {
  await server.close()
  await database.remove()
})

async function signedIn(account = holder) {
  const browser = new Browser(server.url)
  expect((await browser.signIn(account)).status).toBe(200)
  return browser
}
async function elevated() {
  const browser = await signedIn(admin)
  expect((await browser.elevate(admin)).status).toBe(200)
  return browser
}

const rules = {
  ...{ minProposeVp: 5, minPeriod: 259_200, quorumVp: 0 },
  ...{ proposerHoldHours: 0, exclusions: [], labels: ['Art'] },
}
const clubOf = (id: string) => ({
  ...{ id, name: id, tagline: 'Small.', description: 'A club.', links: [] },
  nftContract: `0x${'c'.repeat(40)}`,
  tokenContract: `0x${'d'.repeat(40)}`,
  ...{ rules, moderators: [], reason },
})
const path = '/api/admin/clubs'
const put = (who: Browser, to: string, body: object) =>
  who.send('PUT', `${path}/${to}`, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
type Answer = Awaited<ReturnType<Browser['get']>>
const said = ({ status, json }: Answer) => [status, json.code]

/** Lines of the audit that are about clubs. */
const audited = async () =>
  ((await rowsOf(database, 'ledger_entries')) as unknown as LedgerEntry[])
    .filter(({ kind }) => kind.startsWith('club.'))
    .map(({ kind, payload }) => ({
      kind,
      payload: JSON.parse(String(payload)),
    }))

test('S1 only administrators make and change clubs, and only with a fresh signature', async () => {
  const visitor = new Browser(server.url)
  const member = await signedIn()
  const stale = await signedIn(admin)
  for (const [who, code] of [
    [visitor, 'not_signed_in'],
    [member, 'not_admin'],
    [stale, 'fresh_signature_needed'],
  ] as const) {
    const made = await who.post(path, clubOf('reef'))
    expect([code, made.json.code]).toEqual([code, code])
    const body = { base: 1, status: 'paused', reason }
    const changed = await put(who, 'main', body)
    expect([code, changed.json.code]).toEqual([code, code])
  }
  expect((await visitor.get('/api/clubs')).json.total).toBe(98)
  const main = await visitor.get('/api/clubs/main')
  expect(main.json.status).toBe('active')
  expect(await audited()).toEqual([])
})

test('S2 a club is made once, and a label of it is named once', async () => {
  const boss = await elevated()
  const twice = { ...rules, labels: ['Art', 'ART '] }
  const bent = await boss.post(path, { ...clubOf('reef'), rules: twice })
  expect(said(bent)).toEqual([400, 'invalid_body'])
  const all = await Promise.all(
    Array.from({ length: 5 }, () => boss.post(path, clubOf('reef'))),
  )
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const each of all)
    if (each.status !== 200) expect(said(each)).toEqual([409, 'club_exists'])
  expect(await audited()).toEqual([
    { kind: 'club.created', payload: { by, to: 'reef', reason } },
  ])
})

test('S3 there are a hundred clubs at most, and the main one is never archived', async () => {
  const boss = await elevated()
  expect((await boss.post(path, clubOf('last'))).status).toBe(200)
  const more = await boss.post(path, clubOf('one-more'))
  expect(said(more)).toEqual([409, 'clubs_full'])
  const body = { base: 1, status: 'archived', reason }
  const archived = await put(boss, 'main', body)
  expect(said(archived)).toEqual([409, 'club_is_main'])
})

test('B7.27 B7.30 of two at once one is told; each change is a line, with its reason', async () => {
  const boss = await elevated()
  const body = {
    ...{ base: 1, reason, status: 'paused' },
    rules: { ...rules, minProposeVp: 7 },
  }
  const both = await Promise.all([
    put(boss, 'reef', body),
    put(boss, 'reef', body),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const lines = (await audited()).filter(({ kind }) => kind !== 'club.created')
  const details = { version: 2, rulesVersion: 2 }
  expect(lines).toEqual([
    {
      kind: 'club.rules_changed',
      payload: { by, to: 'reef', reason, details },
    },
    { kind: 'club.paused', payload: { by, to: 'reef', reason, details } },
  ])
  const visitor = new Browser(server.url)
  const first = await visitor.get('/api/clubs/reef/rules?version=1')
  expect(first.json.rules.minProposeVp).toBe(5)
  const now = await visitor.get('/api/clubs/reef')
  expect(now.json).toMatchObject({
    status: 'paused',
    rules: { version: 2, minProposeVp: 7 },
  })
})

test('behavior: a club with a link is not described anew where its rules alone are others', async () => {
  const boss = await elevated()
  const { json } = await boss.get(`${path}/reef`)
  const { name, tagline, description } = json
  const links = [{ label: 'The reef', href: 'https://reef.example/' }]
  const about = { name, tagline, description, links }
  const described = await put(boss, 'reef', { base: 2, reason, about })
  expect(described.status).toBe(200)
  const before = (await audited()).length
  const changed = await put(boss, 'reef', {
    ...{ base: 3, reason, about },
    rules: { ...rules, minProposeVp: 9 },
  })
  expect(changed.status).toBe(200)
  const kinds = (await audited()).slice(before).map(({ kind }) => kind)
  expect(kinds).toEqual(['club.rules_changed'])
})

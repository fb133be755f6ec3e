import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { writeDrawnBuild } from '../../testing/drawnBuild.ts'
import {
  closeStubs,
  market,
  nft,
  pages,
  status,
} from '../../testing/marketStub.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'
import { noChain, productionRecord, testEnv } from '../../testing/testEnv.ts'
import { openProbe } from './openProbe.ts'
import { readLog } from './readLog.ts'
import { createRecentLines } from './recentLines.ts'
import { redact } from './redact.ts'

const hidden = [
  '/test/logs',
  '/test-schema',
  '/test-degen-api',
  '/ebisu-api-test',
]
const wallet = `0x${'ab'.repeat(20)}`

describe('where the club is for money', () => {
  const admin = privateKeyToAccount(generatePrivateKey())
  const holder = privateKeyToAccount(generatePrivateKey())
  const origin = String(productionRecord.ORIGIN)
  const build = writeDrawnBuild()
  const drawn: string[] = []
  let server: TestServer
  beforeAll(async () => {
    Object.assign(globalThis, { clubDrawn: drawn })
    server = await startTestServer({
      logTo: { write: () => {} },
      record: {
        ...productionRecord,
        ...{ CLUB_CHAIN: 'cronos', FEES_FROM: '1', LOG_LEVEL: 'info' },
        ...{ ADMINS: admin.address, STATIC_DIR: build.folder },
      },
    })
  })
  afterAll(async () => {
    await server.close()
    build.remove()
  })
  async function signedIn(account = holder) {
    const browser = new Browser(server.url, { origin })
    expect((await browser.signIn(account)).status).toBe(200)
    return browser
  }
  const page = (browser: Browser, path: string) =>
    browser.get(path, { headers: { accept: 'text/html' } })

  test('error: to visitors and holders the pages are none, in status and words', async () => {
    for (const browser of [new Browser(server.url), await signedIn()])
      for (const path of hidden) {
        const { status: said, text } = await page(browser, path)
        expect([path, said]).toEqual([path, 404])
        expect(text).not.toContain(path)
      }
    const { status: usual } = await page(new Browser(server.url), '/about')
    expect(usual).toBe(200)
  })

  test('default: to an administrator they are there', async () => {
    const browser = await signedIn(admin)
    for (const path of hidden)
      expect((await page(browser, path)).status).toBe(200)
  })

  test('error: nor is there a call about the service, or a line of the log', async () => {
    const paths = [`/api/diagnostics/wallets/${wallet}`, '/api/diagnostics/log']
    for (const browser of [new Browser(server.url), await signedIn()])
      for (const path of paths) {
        const { status: said, json } = await browser.get(path)
        expect([401, 403, 404]).toContain(said)
        expect(Object.keys(json).sort()).toEqual(['code', 'error'])
      }
    const called = await (await signedIn()).get(String(paths[0]))
    expect(called.json.code).toBe('not_found')
  })

  test('behavior: the log holds no signature, nonce, cookie or source', async () => {
    const browser = await signedIn(admin)
    const { json } = await browser.get('/api/diagnostics/log')
    const text = JSON.stringify(json)
    expect(json.events).toEqual(
      expect.arrayContaining(['listening', 'signed_in']),
    )
    for (const [, value] of browser.cookies) expect(text).not.toContain(value)
    expect(text).not.toMatch(/0x[0-9a-f]{130}/)
    expect(text).not.toContain('"127.0.0.1"')
  })
})

describe('the log', () => {
  const line = (rest: object, level = 30) =>
    JSON.stringify({ level, time: '2026-11-25T12:00:00.000Z', ...rest })

  test('behavior: it keeps so many lines and no more, the newest first', () => {
    const lines = createRecentLines(3)
    for (let at = 1; at <= 5; at++) lines.add(line({ event: `e${at}` }))
    const { rows, kept, most } = readLog(lines, {})
    expect(rows.map(({ event }) => event)).toEqual(['e5', 'e4', 'e3'])
    expect(rows.map(({ place }) => place)).toEqual([5, 4, 3])
    expect([kept, most]).toEqual([3, 3])
  })

  test('error: what is no line of ours is left out', () => {
    const lines = createRecentLines()
    for (const text of ['not JSON', '{}', line({ event: 'yes' }, 60)])
      lines.add(text)
    expect(readLog(lines, {}).rows).toMatchObject([
      { event: 'yes', level: 'fatal' },
    ])
  })

  test('behavior: what somebody should not have written is not shown', () => {
    const signature = `0x${'ab'.repeat(65)}`
    const token = 'A'.repeat(43)
    const said = redact({
      signature,
      apiKey: 'k',
      inner: { cookie: 'c', fine: 7, url: 'postgres://club:pass@db/club' },
      reason: `got ${signature} and ${token}`,
      list: [{ nonce: 'n' }],
    })
    const text = JSON.stringify(said)
    for (const secret of [signature, token, 'pass', '"k"', '"c"', '"n"'])
      expect(text).not.toContain(secret)
    expect(text).toContain('"fine":7')
    expect(text).toContain('postgres://[left out]@db/club')
  })
})

describe('the wallets service', () => {
  afterEach(closeStubs)
  const envOf = (WALLETS_URL: string) =>
    testEnv(noChain, {
      WALLETS_URL,
      WALLETS_KEY: 'the-key',
      NFT_CONTRACT: `0x${'c0'.repeat(20)}`,
    })

  test('default: asked with the key, past every cache; the key is in no answer', async () => {
    const { url, asked, clock, state } = await market(pages([nft(7)]))
    const probe = openProbe({ env: envOf(url), clock })
    const first = await probe(wallet, 'one')
    expect(first).toMatchObject({
      ...{ outcome: 'answered', status: 200, pages: 1, asked: url },
      holdings: [{ id: '7' }],
    })
    expect(asked[0]?.headers['eb-api-key']).toBe('the-key')
    state.answer = (_, response) =>
      response.end(JSON.stringify({ echo: 'Bearer the-key' }))
    const second = await probe(wallet, 'one')
    expect(second.outcome).toBe('strange')
    expect(JSON.stringify(second)).not.toContain('the-key')
    expect(asked).toHaveLength(2)
  })

  test('error: a refusal is told with its status, silence as such', async () => {
    const { url, clock, state } = await market(status(403))
    const probe = openProbe({ env: envOf(url), clock })
    expect(await probe(wallet, 'one')).toMatchObject({
      ...{ outcome: 'refused', status: 403, raw: '{}' },
    })
    state.answer = (_, response) => response.destroy()
    const { outcome, raw } = await probe(wallet, 'one')
    expect([outcome, raw]).toEqual(['away', undefined])
    const long = 'x'.repeat(30_000)
    state.answer = (_, response) => response.end(long)
    const cut = await probe(wallet, 'one')
    expect([cut.isCut, cut.raw?.length]).toEqual([true, 20_000])
  })

  test('error: one question of a source at a time', async () => {
    const waiting: (() => void)[] = []
    const { url, clock, asked } = await market((_, response) =>
      waiting.push(() => response.end('{"nfts":[]}')),
    )
    const probe = openProbe({ env: envOf(url), clock })
    const held = probe(wallet, 'one')
    expect((await probe(wallet, 'one')).outcome).toBe('busy')
    await expect.poll(() => asked.length).toBe(1)
    for (const answer of waiting) answer()
    expect((await held).outcome).toBe('answered')
  })

  test('default: not configured, it is off', async () => {
    const probe = openProbe({
      env: testEnv(noChain),
      clock: { now: () => 0 },
    })
    expect(await probe(wallet, 'one')).toEqual({ outcome: 'off', holdings: [] })
  })
})

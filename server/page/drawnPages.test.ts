import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedIds, type PageData } from '@narwhal-club/core/contract'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { writeDrawnBuild } from '../testing/drawnBuild.ts'
import { eventually } from '../testing/eventually.ts'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { hashSource } from './build.ts'

const { folder, style, drawer, remove } = writeDrawnBuild()
const drawn: string[] = []
Object.assign(globalThis, { clubDrawn: drawn })
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ record: { STATIC_DIR: folder } })
})
beforeEach(() => {
  drawn.length = 0
})
afterAll(async () => {
  await server.close()
  remove()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(server.url + path, { headers: { accept: 'text/html', ...headers } })
const dataOf = (text: string): PageData =>
  JSON.parse(
    new RegExp(`id="${embeddedIds.page}">(.*?)</script>`).exec(text)?.[1] ??
      'null',
  )
const isDrawn = (text: string) => text.includes('<main>drawn')
let last = 0
/** An address that no test before has asked for. */
const fresh = (also = '') => {
  last += 1
  return `/about?n=${last}${also}`
}

test('default: nothing but the document stands before the first paint', async () => {
  const { status, text, headers } = await get('/team')
  expect(status).toBe(200)
  expect(text).toMatch(
    /<div id="root"><main>drawn \d+ for visitor<\/main><\/div>/,
  )
  expect(text).toContain(`<style>${style}</style>`)
  expect(text).not.toContain('rel="stylesheet"')
  // The entry first: the others are for it. Nothing else asks for code.
  expect(text).toContain(
    `<script async data-code="${[
      '/assets/index-aaaaaaaa.js',
      '/assets/runtime-eeeeeeee.js',
      '/assets/TeamScreen-cccccccc.js',
      '/assets/shared-dddddddd.js',
    ].join(' ')}" src="/assets/boot-ffffffff.js"></script>`,
  )
  expect(text).not.toContain('modulepreload')
  expect(text).not.toContain('type="module"')
  expect(text).toContain('<title>Team · Narwhal Club</title>')
  expect(text.indexOf('<main>')).toBeLessThan(
    text.indexOf(`id="${embeddedIds.config}"`),
  )
  expect(headers['content-security-policy']).toContain(hashSource(style))
  expect(dataOf(text)).toEqual({
    at: expect.any(Number),
    answer: { kind: 'signedOut' },
    look: { theme: 'dark', density: 'comfortable' },
    answers: [],
    isWhole: true,
  })
})

test('default: any cache may have a visitor’s page, and asks whether it holds', async () => {
  const { headers } = await get('/team')
  expect(headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
  )
  expect(headers.vary).toBe('Accept, Accept-Encoding, Cookie')
  expect(headers['set-cookie']).toBeUndefined()
  const etag = String(headers.etag)
  const again = await get('/team', { 'if-none-match': etag })
  expect([again.status, again.text]).toEqual([304, ''])
  const other = await get('/team', {
    'if-none-match': etag,
    'accept-encoding': 'br',
  })
  expect(other.status).toBe(200)
})

test('behavior: readers at once, and the next ones, have one page drawn', async () => {
  const path = fresh()
  const pages = await Promise.all(Array.from({ length: 30 }, () => get(path)))
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
  await get(path)
  expect(drawn).toEqual([path])
})

test('behavior: a look of one’s own is drawn apart; a made-up one is the usual', async () => {
  const path = fresh()
  const light = await get(path, { cookie: 'a=b; club_look=light.compact' })
  expect(light.text).toContain('data-theme="light" data-density="compact"')
  expect(dataOf(light.text).look).toEqual({
    theme: 'light',
    density: 'compact',
  })
  const odd = await get(path, { cookie: 'club_look=light.<script>' })
  expect(odd.text).toContain('<html lang="en" data-theme="dark">')
  expect(drawn).toHaveLength(2)
})

test('behavior: a path that is none has one page, whatever it says', async () => {
  const [one, two] = [await get('/nope?x=1'), await get('/nope/either')]
  expect([one.status, two.status]).toEqual([404, 404])
  expect(one.text).toBe(two.text)
  expect(drawn).toEqual(['/404'])
})

test('error: a path that is none stands in front of nothing that there is', async () => {
  const { status } = await get('/nowhere-at-all')
  expect(status).toBe(404)
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/healthz', 'application/json'],
    ['/s/pages/about.png', 'image/png'],
  ] as const) {
    const { status, headers } = await get(path)
    expect([path, status]).toEqual([path, 200])
    expect(headers['content-type']).toContain(type)
  }
})

test('error: a page whose address names what is not there is a 404, kept or not', async () => {
  for (const path of ['/clubs/nope?missing', '/about?missing'])
    for (const cookie of ['', 'a=b', 'a=b']) {
      const headers = cookie ? { cookie } : {}
      const answer = await get(path, headers)
      expect(answer.status).toBe(404)
      expect(answer.text).toContain('<title>Nothing surfaced here')
      expect(answer.text).toContain('name="robots" content="noindex"')
      expect(isDrawn(answer.text)).toBe(true)
    }
  expect((await get('/clubs/nope')).status).toBe(200)
})

test('behavior: who is signed in has a page that no cache keeps', async () => {
  const browser = new Browser(server.url)
  const account = privateKeyToAccount(generatePrivateKey())
  await browser.signIn(account)
  const read = () => browser.get('/about', { headers: { accept: 'text/html' } })
  const [one, two] = [await read(), await read()]
  expect(one.headers['cache-control']).toBe('private, no-store')
  expect(one.headers.etag).toBeUndefined()
  expect(dataOf(one.text).answer).toMatchObject({
    kind: 'signedIn',
    isAdmin: false,
    user: { address: account.address.toLowerCase() },
  })
  expect(one.text).not.toBe(two.text)
  const { text } = await get('/about')
  expect(text).toContain('for visitor')
})

test('behavior: it asks the API in process, by the same rules', async () => {
  const asking = (path: string) => get(`/about?ask=${encodeURIComponent(path)}`)
  const [[path, told] = []] = dataOf((await asking('/api/config')).text).answers
  expect(path).toBe('/api/config')
  expect(told).toEqual((await ask(`${server.url}/api/config`)).json)
  const refused = async (address: string) =>
    String(dataOf((await asking(address)).text).answers[0]?.[1])
  expect(await refused('/api/admin/overview')).toMatch(/not_signed_in|sign/i)
  expect(await refused('/api/nowhere')).toMatch(/not_found|nothing/i)
  expect(await refused('/api/auth/logout')).not.toMatch(/ok/)
})

test('error: a page that breaks while it is drawn goes out as its frame, and is told', async () => {
  const { status, text, headers } = await get(fresh('&breaks'))
  expect([status, isDrawn(text)]).toEqual([200, false])
  expect(text).toContain('rel="stylesheet"')
  expect(headers['cache-control']).toBe('no-cache')
  expect(text).not.toContain('broke while drawn')
})

test('error: one that takes too long goes out as its frame, and holds up no other', async () => {
  const began = performance.now()
  const slow = await Promise.all(
    Array.from({ length: 10 }, () => get(fresh('&hangs'))),
  )
  expect(slow.some(({ text }) => isDrawn(text))).toBe(false)
  expect(slow.every(({ status }) => status === 200)).toBe(true)
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('behavior: another build is drawn with, without a restart', async () => {
  writeFileSync(
    join(folder, '.server/drawPage.mjs'),
    drawer.replace('<main>drawn', '<main>drawn anew'),
  )
  const later = new Date(Date.now() + 5_000)
  utimesSync(join(folder, 'index.html'), later, later)
  await eventually(async () =>
    expect((await get('/clubs')).text).toContain('<main>drawn anew'),
  )
})

test('error: who has page after page drawn gets frames; what is kept costs nothing', async () => {
  const limited = await startTestServer({
    record: { STATIC_DIR: folder, LIMIT_READ: '50' },
  })
  const visit = async (path: string, look: string, slash = '') => {
    const headers = { accept: 'text/html', cookie: `club_look=${look}` }
    const { text } = await ask(limited.url + path + slash, { headers })
    return text.includes('drawn')
  }
  try {
    expect(await visit('/about', 'dark.comfortable')).toBe(true)
    for (let time = 0; time < 20; time++)
      expect(await visit('/about', 'dark.comfortable', '/')).toBe(true)
    expect(await visit('/about', 'light.comfortable')).toBe(true)
    // Two drawings of twenty are paid for; there is no third.
    expect(await visit('/about', 'light.compact')).toBe(false)
    expect(await visit('/about', 'dark.comfortable')).toBe(true)
  } finally {
    await limited.close()
  }
})

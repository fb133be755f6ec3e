import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppRoute, publicPaths, writeHead } from '../page/pageHeads.ts'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { drawCard } from './drawCard.ts'
import { breakLines, type Style, widthOf } from './letters.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const style: Style = { face: 'display', size: 66 }
const box = { width: 1_040, most: 2 }

/** Whole, as bytes: texts would be mended. */
async function png(path: string) {
  const answer = await fetch(server.url + path)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { answer, bytes }
}
/** Width and height, of the first chunk of a PNG. */
const sizeOf = (bytes: Buffer) => [
  bytes.readUInt32BE(16),
  bytes.readUInt32BE(20),
]

test.each([
  'Fund the winter relay',
  'Fund the winter relay with two trillion tokens and a very long boat that nobody can row alone',
  'w'.repeat(400),
  `${'a '.repeat(10_000)}b`,
  'Ünïcödé naïve façade',
])('behavior: %.30s keeps within its lines', (text) => {
  const lines = breakLines(text, style, box)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThanOrEqual(box.most)
  for (const line of lines)
    expect(widthOf(line, style)).toBeLessThanOrEqual(box.width)
  const said = lines.join(' ')
  expect(said.endsWith('…')).toBe(said.length < text.trim().length)
})

test('behavior: letters that no face has are left out', () => {
  expect(breakLines('Boat 🚤 fund', style, box)).toEqual(['Boat fund'])
  expect(breakLines('🚤🚤', style, box)).toEqual([])
})

test('behavior: words become shapes, and nothing of them markup', () => {
  const svg = drawCard({
    title: '</g><script>alert(1)</script>',
    text: '<image href="https://elsewhere.example/x.png"/>',
    kicker: '&lt;foreignObject>',
  })
  expect(svg).not.toMatch(/script|image|foreignObject|href|elsewhere/)
})

test('default: a page has a picture of the size that chats ask for', async () => {
  const { answer, bytes } = await png('/s/pages/home.png')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toContain('public')
  expect(sizeOf(bytes)).toEqual([1_200, 630])
  const etag = answer.headers.get('etag') ?? ''
  const again = await ask(`${server.url}/s/pages/home.png`, {
    headers: { 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
})

test('default: every page that a search may find has one', async () => {
  for (const path of publicPaths) {
    const route = path === '/clubs/main' ? '/clubs/:clubId' : path
    const head = writeHead(route as AppRoute, '')
    const [, picture] = /og:image" content="([^"]+)"/.exec(head) ?? []
    expect(picture).toMatch(/^\/s\/pages\/[a-z-]+\.png$/)
    const { status } = await ask(`${server.url}${picture}`)
    expect([path, status]).toEqual([path, 200])
  }
})

test('default: a club has one of its own', async () => {
  const club = await png('/s/clubs/main.png?v=anything')
  expect(club.answer.status).toBe(200)
  expect(sizeOf(club.bytes)).toEqual([1_200, 630])
  const about = await png('/s/pages/about.png')
  expect(about.answer.headers.get('etag')).not.toBe(
    club.answer.headers.get('etag'),
  )
})

test.each([
  ['/s/pages/nowhere.png', 'not_found'],
  ['/s/clubs/nobody-there.png', 'club_not_found'],
  ['/s/pages/../x.png', 'not_found'],
])('error: %s is none', async (path, code) => {
  const { status, json } = await ask(server.url + path)
  expect(status).toBe(404)
  expect(json.code).toBe(code)
})

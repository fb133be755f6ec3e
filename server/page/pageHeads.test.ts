import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appRoutes } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { publicPaths, writeHead } from './pageHeads.ts'

const origin = 'https://club.example'
const folder = mkdtempSync(join(tmpdir(), 'club-heads-'))
let server: TestServer
beforeAll(async () => {
  const html = `<!doctype html><head><title>Any</title>
    <meta
      name="description"
      content="any"
    /><!--club--></head><body></body>`
  writeFileSync(join(folder, 'index.html'), html)
  server = await startTestServer({
    record: { STATIC_DIR: folder, ORIGIN: origin },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string) =>
  ask(server.url + path, { headers: { accept: 'text/html' } })
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(
    html,
  )?.[1]
const canonicalOf = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

test.each(appRoutes)('default: %s has one title and description', (route) => {
  const html = writeHead(route, origin)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).toMatch(/<title>[^<]*Narwhal Club<\/title>/)
  const words = contentOf(html, 'description') ?? ''
  expect(words.length).toBeGreaterThan(20)
  expect(words.length).toBeLessThan(160)
  const canonical = canonicalOf(html)
  const isHidden = contentOf(html, 'robots') === 'noindex'
  expect(isHidden).toBe(canonical === undefined)
  expect(contentOf(html, 'og:url')).toBe(canonical)
  expect(contentOf(html, 'og:image') === undefined).toBe(isHidden)
})

test('default: two ways to one page are one to a search', () => {
  for (const [route, path] of [
    ['/spaces', '/clubs'],
    ['/nft-analysis', '/analytics'],
    ['/spaces/:spaceId', '/clubs/main'],
  ] as const)
    expect(canonicalOf(writeHead(route, origin))).toBe(origin + path)
  expect(publicPaths).toHaveLength(new Set(publicPaths).size)
})

test('default: of a club, and of what is in it, the feed is told', () => {
  const feedOf = (html: string) =>
    /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="([^"]*)"/.exec(
      html,
    )?.[1]
  const about = { title: 'x', description: 'x', picture: '/s/x.png' }
  const of = (path: string) =>
    feedOf(writeHead('/clubs/:clubId', origin, { ...about, path }))
  expect(of('/clubs/reef?tab=proposals&p=1')).toBe('/api/clubs/reef/feed.xml')
  expect(of('/clubs/main')).toBe('/api/clubs/main/feed.xml')
  expect(feedOf(writeHead('/clubs', origin))).toBeUndefined()
  expect(feedOf(writeHead('/', origin))).toBeUndefined()
})

test('behavior: what is for the administrator or for tests is not to be found', () => {
  expect(publicPaths.join()).not.toMatch(/admin|test|my-proposals/)
})

test('default: the page of a route says its own, in place of the common', async () => {
  const [team, about] = [await get('/team'), await get('/about?x=1')]
  expect(team.text.match(/<title>.*?<\/title>/g)).toEqual([
    '<title>Team · Narwhal Club</title>',
  ])
  expect(team.text.match(/name="description"/g)).toHaveLength(1)
  expect(contentOf(team.text, 'og:title')).toBe('Team · Narwhal Club')
  expect(canonicalOf(about.text)).toBe(`${origin}/about`)
  const none = await get('/nope')
  expect([none.status, contentOf(none.text, 'robots')]).toEqual([
    404,
    'noindex',
  ])
})

test('default: robots.txt leads to the sitemap, which has every public page', async () => {
  const robots = await ask(`${server.url}/robots.txt`)
  expect(robots.status).toBe(200)
  expect(robots.headers['content-type']).toMatch('text/plain')
  expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const { headers, text } = await ask(`${server.url}/sitemap.xml`)
  expect(headers['content-type']).toMatch('application/xml')
  expect(headers['cache-control']).toBe('public, max-age=3600')
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)
  expect(listed).toEqual(publicPaths.map((path) => origin + path))
  for (const path of publicPaths) expect((await get(path)).status).toBe(200)
  const written = await ask(`${server.url}/robots.txt`, { method: 'POST' })
  expect(written.status).toBe(405)
})

test('default: the page of a proposal tells other sites how to show it', () => {
  const about = {
    title: 'A boat',
    description: 'Words.',
    path: '/clubs/main?tab=proposals&p=e0000000-0000-4000-8000-000000000001',
    picture: '/s/x.png',
  }
  const oembed = (html: string) =>
    /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(
      html,
    )?.[1]
  const address = oembed(writeHead('/clubs/:clubId', origin, about))
  const asked = new URL((address ?? '').replaceAll('&amp;', '&'))
  expect(asked.origin + asked.pathname).toBe(`${origin}/api/oembed`)
  expect(asked.searchParams.get('url')).toBe(origin + about.path)
  expect(asked.searchParams.get('format')).toBe('json')
  for (const route of ['/', '/clubs/:clubId'] as const)
    expect(oembed(writeHead(route, origin))).toBeUndefined()
})

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../testing/request.ts'
import {
  day,
  type OnPaper,
  startToVote,
  type VotingServer,
} from '../testing/voting.ts'

const hostile =
  '</h1></title><script>alert("x")</script><a href="//evil.example">& more'
const nothing = '00000000-0000-4000-8000-000000000000'

let server: VotingServer
let open: OnPaper
beforeAll(async () => {
  server = await startToVote()
  const voter = await server.voter()
  open = await server.publish({ [voter.address]: 7 })
  expect((await voter.vote(open, 'yes')).status).toBe(200)
})
afterAll(() => server.close())

const get = (id: string, query = '', headers = {}) =>
  ask(`${server.url}/embed/proposal/${id}${query}`, { headers })

test('default: a card tells how a proposal stands, and leads to it', async () => {
  const { status, text, headers } = await get(open.id)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(text).toContain('<h1>Fund the winter relay</h1>')
  expect(text).toContain('<rect width="100.0%"')
  expect(text).toContain('100% · 7')
  // A side is not told by its colour alone.
  expect(text).toContain('<rect width="0.0%" height="100%" fill="url(#no)"')
  expect(text).toContain(`/clubs/main?tab=proposals&amp;p=${open.id}"`)
  expect(text).toContain('<meta http-equiv="refresh" content="60" />')
})

test('behavior: it may be framed by anyone, and does nothing else', async () => {
  const { text, headers } = await get(open.id)
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(String(headers['content-security-policy']).split('; ')).toEqual([
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ])
  expect(headers).not.toHaveProperty('x-frame-options')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(text).not.toMatch(/<script|<form|<input| style=| on[a-z]+=/)
})

test('behavior: no other document may be framed', async () => {
  for (const path of [
    '/embed/proposal',
    `/embed/proposals/${open.id}`,
    '/api/config',
  ]) {
    const { headers } = await ask(server.url + path)
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    )
  }
})

test('behavior: it is the same for all, and says so', async () => {
  const first = await get(open.id)
  const member = await get(open.id, '', { cookie: 'club_session=x; a=b' })
  expect(member.text).toBe(first.text)
  for (const { headers } of [first, member]) {
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers['cache-control']).toMatch(/^public/)
  }
  const known = { 'if-none-match': String(first.headers.etag) }
  const again = await get(open.id, '', known)
  expect([again.status, again.text]).toEqual([304, ''])
  expect(again.headers).not.toHaveProperty('x-frame-options')
})

test.each([
  ['', 'auto'],
  ['?theme=dark', 'dark'],
  ['?theme=light', 'light'],
  ['?theme="><script>', 'auto'],
])('parameters: %s is drawn %s', async (query, theme) => {
  const { text } = await get(open.id, query)
  expect(text).toContain(`<html lang="en" data-theme="${theme}">`)
})

test('behavior: a hostile title is a text', async () => {
  const { id } = await server.publish({}, { title: hostile })
  const { text } = await get(id)
  expect(text).toContain(
    '<h1>&lt;/h1>&lt;/title>&lt;script>alert(&quot;x&quot;)&lt;/script>',
  )
  expect(text.match(/<(script|a)\b/g)).toEqual(['<a'])
  expect(text.match(/<\/title>/g)).toHaveLength(1)
})

test('behavior: one that is over stays as it is', async () => {
  const start = server.clock.now() - 9 * day
  const over = await server.publish({}, { start, end: start + 3 * day })
  const { text } = await get(over.id)
  expect(text).toContain('No votes')
  expect(text).not.toContain('http-equiv')
})

test('error: of one that there is not a card says so', async () => {
  const { status, text, headers } = await get(nothing)
  expect(status).toBe(404)
  expect(text).toContain('There is no such proposal')
  expect(headers['content-security-policy']).toContain('frame-ancestors *')
  expect((await get('no-id')).status).toBe(404)
})

test('error: nobody writes here', async () => {
  const path = `${server.url}/embed/proposal/${open.id}`
  const { status, headers } = await ask(path, { method: 'POST' })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(headers['x-frame-options']).toBe('DENY')
})

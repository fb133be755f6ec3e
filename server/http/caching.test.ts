import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'club-caching-'))
const token = 'a-token-of-metrics'
const asset = '/assets/main-DkYjs9qO.js'
let server: TestServer
let limited: TestServer

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><!--club-->')
  writeFileSync(join(folder, 'boot.js'), 'boot')
  for (const [suffix, pack] of [
    ['', Buffer.from],
    ['.br', brotliCompressSync],
    ['.gz', gzipSync],
  ] as const)
    writeFileSync(join(folder, asset + suffix), pack('main'))
  const record = { STATIC_DIR: folder, METRICS_TOKEN: token }
  server = await startTestServer({ record })
  limited = await startTestServer({ record: { ...record, LIMIT_READ: '1' } })
})
afterAll(async () => {
  await server.close()
  await limited.close()
  rmSync(folder, { recursive: true })
})

const html = { accept: 'text/html' }
const json = { accept: 'application/json' }
const bearer = { authorization: `Bearer ${token}` }
const shared = 'public, max-age=0, s-maxage=5, stale-while-revalidate=10'
const year = 'public, max-age=31536000, immutable'

interface Kind {
  path: string
  headers?: Record<string, string>
  method?: string
  status: number
  cache: string
  vary?: string
}

const kinds: Record<string, Kind> = {
  'a page': {
    path: '/clubs',
    headers: html,
    status: 200,
    cache: 'no-cache',
    vary: 'Accept, Accept-Encoding, Cookie',
  },
  'a page for those who take anything': {
    path: '/',
    status: 200,
    cache: 'no-cache',
    vary: 'Accept, Accept-Encoding, Cookie',
  },
  'a page where none is': {
    path: '/nope',
    headers: html,
    status: 404,
    cache: 'no-cache',
    vary: 'Accept, Accept-Encoding, Cookie',
  },
  'a page, asked for as JSON': {
    path: '/clubs',
    headers: json,
    status: 404,
    cache: 'no-store',
    vary: 'Accept',
  },
  'no page, asked for as JSON': {
    path: '/nope',
    headers: json,
    status: 404,
    cache: 'no-store',
    vary: 'Accept',
  },
  'a page, written to': {
    path: '/clubs',
    method: 'POST',
    status: 405,
    cache: 'no-store',
    vary: 'Accept',
  },
  'a file with its hash in its name': {
    path: asset,
    status: 200,
    cache: year,
    vary: 'Accept-Encoding',
  },
  'a file, compressed': {
    path: asset,
    headers: { 'accept-encoding': 'br' },
    status: 200,
    cache: year,
    vary: 'Accept-Encoding',
  },
  'a file without': {
    path: '/boot.js',
    status: 200,
    cache: 'no-cache',
    vary: 'Accept-Encoding',
  },
  'a file that is not there': {
    path: '/assets/gone-DkYjs9qO.js',
    status: 404,
    cache: 'no-store',
    vary: 'Accept',
  },
  'a file that is not there, asked for as a page': {
    path: '/assets/gone-DkYjs9qO.js',
    headers: html,
    status: 404,
    cache: 'no-cache',
    vary: 'Accept, Accept-Encoding, Cookie',
  },
  'a path that does not decode': {
    path: '/%ff.js',
    headers: json,
    status: 404,
    cache: 'no-store',
    vary: 'Accept',
  },
  'an answer of the API to who brings no session': {
    path: '/api/config',
    status: 200,
    cache: shared,
    vary: 'Cookie',
  },
  'a list for who brings no session': {
    path: '/api/proposals',
    status: 200,
    cache: shared,
    vary: 'Cookie',
  },
  'a list for who brings one': {
    path: '/api/proposals',
    headers: { cookie: 'club_session=x' },
    status: 200,
    cache: 'no-store',
  },
  'what is the same for everyone, for who brings a session': {
    path: '/api/log',
    headers: { cookie: 'club_session=x' },
    status: 200,
    cache: 'private, no-cache',
    vary: 'Cookie',
  },
  'what is signed as of now': {
    path: '/api/log/head',
    status: 200,
    cache: 'no-store',
  },
  'a refusal of the API': {
    path: '/api/auth/me',
    status: 401,
    cache: 'no-store',
  },
  'no call': { path: '/api/nope', status: 404, cache: 'no-store' },
  'another method': {
    path: '/api/auth/me',
    method: 'PUT',
    status: 405,
    cache: 'no-store',
  },
  'a query that is wrong': {
    path: '/api/analytics/holders?nope=1',
    status: 400,
    cache: 'no-store',
  },
  'what cannot be told just now': {
    path: '/api/analytics/summary',
    status: 503,
    cache: 'no-store',
  },
  health: { path: '/healthz', status: 200, cache: 'no-store' },
  readiness: { path: '/readyz', status: 200, cache: 'no-store' },
  metrics: {
    path: '/metrics',
    headers: bearer,
    status: 200,
    cache: 'no-store',
  },
  'metrics, for anyone else': {
    path: '/metrics',
    status: 404,
    cache: 'no-store',
  },
}

const tell = ({ status, headers }: Answer) => ({
  status,
  cache: headers['cache-control'],
})

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  const { path, headers = {}, method = 'GET', status, cache, vary } = kind
  const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]

  test.each(methods)('default: %s', async (method) => {
    const answer = await ask(server.url + path, { method, headers })
    expect(tell(answer)).toEqual({ status, cache })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['surrogate-key'] !== undefined).toBe(cache === shared)
    if (vary) expect(answer.headers.vary).toBe(vary)
    if (cache !== 'no-store') return
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.headers['last-modified']).toBeUndefined()
    expect(answer.headers['content-encoding']).toBeUndefined()
  })
})

test('error: beyond the limit', async () => {
  const url = `${limited.url}/api/config`
  await ask(url)
  expect(tell(await ask(url))).toEqual({ status: 429, cache: 'no-store' })
})

const readers = [
  {},
  html,
  json,
  { accept: 'image/png' },
  { ...html, 'accept-encoding': 'br' },
  { ...html, 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'gzip, br' },
  { ...html, cookie: 'club_session=x' },
  { ...html, origin: 'https://other.example' },
] as Record<string, string>[]

/** What a shared cache may give to another reader (RFC 9111, 4.1). */
function mayBeReused(
  { headers }: Answer,
  first: Record<string, string>,
  second: Record<string, string>,
) {
  if (/no-store|private/.test(headers['cache-control'] ?? '')) return false
  const names = (headers.vary ?? '').toLowerCase().split(/,\s*/)
  return names.every((name) => first[name] === second[name])
}

const seen = ({ status, headers, text }: Answer) => ({
  status,
  type: headers['content-type'],
  encoding: headers['content-encoding'],
  text,
})

test.each([...new Set(Object.values(kinds).map(({ path }) => path))])(
  'behavior: of %s a shared cache gives each reader what the server would',
  async (path) => {
    const answers = await Promise.all(
      readers.map(async (headers) => ({
        headers,
        answer: await ask(server.url + path, { headers }),
      })),
    )
    for (const one of answers)
      for (const other of answers)
        if (mayBeReused(one.answer, one.headers, other.headers))
          expect(seen(one.answer)).toEqual(seen(other.answer))
  },
)

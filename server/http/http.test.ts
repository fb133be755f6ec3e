import { gzipSync } from 'node:zlib'
import { api, httpCodes } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { productionRecord } from '../testing/testEnv.ts'
import { forAnyone } from './shared.ts'

let server: TestServer
const nonce = () => `${server.url}/api/auth/nonce`
const verify = () => `${server.url}/api/auth/verify`
const origin = () => ({ origin: server.url })
const json = { 'content-type': 'application/json' }

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('origin', () => {
  test.each([
    ['missing', undefined],
    ['null', 'null'],
    ['empty', ''],
    ['another', 'https://evil.example'],
    ['one that starts like ours', '{own}.evil.example'],
    ['one with a path', '{own}/'],
    ['one in upper case', 'HTTP://{host}'],
    ['another port', 'http://127.0.0.1:1'],
    ['the https twin', 'https://{host}'],
  ])('error: %s', async (_, template) => {
    const { host } = new URL(server.url)
    const given = template?.replace('{own}', server.url).replace('{host}', host)
    const headers: Record<string, string> =
      given === undefined ? {} : { origin: given }
    const answer = await ask(nonce(), { method: 'POST', headers })
    expect([answer.status, answer.json.code]).toEqual([403, 'origin_refused'])
    // Why is for the log, unless REFUSAL_REASONS tells it.
    expect(answer.json).not.toHaveProperty('details')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('default: no answer opens the door to other origins', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
      }
      const { headers: got } = await ask(nonce(), { method, headers })
      const named = Object.keys(got).filter((name) =>
        name.startsWith('access-'),
      )
      expect(named).toEqual([])
    }
  })
})

describe('body', () => {
  test.each([
    ['text/plain', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['JSON in name only', { 'content-type': 'application/jsonp' }],
    [
      'another character set',
      { 'content-type': 'application/json; charset=utf-16' },
    ],
    ['no type', {}],
  ])('error: %s', async (_, type) => {
    const headers = { ...origin(), ...type } as Record<string, string>
    const answer = await ask(verify(), { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(415)
  })

  test('error: compressed', async () => {
    const headers = { ...origin(), ...json, 'content-encoding': 'gzip' }
    const body = gzipSync('{}')
    const answer = await ask(verify(), { method: 'POST', headers, body })
    expect(answer.status).toBe(415)
  })

  test.each(['[]', '"text"', 'null', '1', '{', '', '\ufeff{}'])(
    'error: %s where an object belongs',
    async (body) => {
      const headers = { ...origin(), ...json }
      const answer = await ask(verify(), { method: 'POST', headers, body })
      expect([answer.status, answer.json.code]).toEqual([400, 'invalid_body'])
    },
  )

  test('error: bytes that are not UTF-8', async () => {
    const headers = { ...origin(), ...json }
    const body = Buffer.from([0x7b, 0xff, 0xfe, 0x7d])
    const answer = await ask(verify(), { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
  })

  test.each([
    ['nothing', undefined],
    ['an empty object', '{}'],
  ])('default: a call without a body takes %s', async (_, body) => {
    const headers = { ...origin(), ...(body ? json : {}) }
    const ask1 = { method: 'POST', headers, ...(body ? { body } : {}) }
    expect((await ask(nonce(), ask1)).status).toBe(200)
  })

  test('error: a call without a body takes nothing else', async () => {
    const headers = { ...origin(), ...json }
    const body = '{"a":1}'
    const answer = await ask(nonce(), { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
  })

  test('error: a byte more than 32 kB', async () => {
    const headers = { ...origin(), ...json }
    const of = (size: number) => `{"a":"${'x'.repeat(size - 8)}"}`
    const at = await ask(verify(), {
      method: 'POST',
      headers,
      body: of(32_768),
    })
    expect(at.status).toBe(400)
    const above = await ask(verify(), {
      method: 'POST',
      headers,
      body: of(32_769),
    })
    expect(above.status).toBe(413)
  })
})

describe('routes', () => {
  test('error: an unknown call', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/x',
      '/API/auth/me/',
      '/api/auth/me/',
    ])
      for (const method of ['GET', 'POST', 'DELETE']) {
        const headers = { accept: 'text/html' }
        const answer = await ask(server.url + path, { method, headers })
        if (path.startsWith('/api')) {
          expect([answer.status, answer.json.code]).toEqual([404, 'not_found'])
        } else expect([404, 405]).toContain(answer.status)
      }
  })

  test.each(Object.entries(api))(
    'error: another method on %s',
    async (_, { method, path }) => {
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
      for (const other of others.filter((name) => name !== method)) {
        const answer = await ask(server.url + path, { method: other })
        expect(answer.status).toBe(405)
        expect(answer.headers.allow).toBe(
          method === 'GET' ? 'GET, HEAD' : method,
        )
        expect(answer.json.code).toBe('method_not_allowed')
      }
    },
  )

  test('default: HEAD answers like GET, without the body', async () => {
    const url = `${server.url}/api/config`
    const { status, text, headers } = await ask(url, { method: 'HEAD' })
    expect([status, text]).toEqual([200, ''])
    expect(headers['content-type']).toMatch('application/json')
  })
})

const leak =
  /node_modules|\/server\/|at .*:\d+:\d+|select |insert |zod|koa|pglite|drizzle/i

describe('answers', () => {
  test('default: errors are JSON with a text, a code and no insides', async () => {
    const browser = new Browser(server.url)
    const answers = await Promise.all([
      browser.get('/api/auth/me'),
      browser.get('/api/x'),
      browser.get('/x'),
      browser.get('/%'),
      browser.get('/api/%ff'),
      browser.get('/%00.js'),
      browser.post('/api/auth/verify', { message: 1 }),
      browser.post('/api/auth/verify', {
        message: 'x',
        signature: `0x${'1b'.repeat(65)}`,
      }),
      browser.get('/api/auth/me', {
        headers: { cookie: 'club_session=%; =; ;;' },
      }),
    ])
    for (const answer of answers) {
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.headers['content-type']).toMatch('application/json')
      expect(Object.keys(httpCodes)).toContain(answer.json.code)
      expect(answer.json.error).toMatch(/^[A-Z][^<>{}]+\.$/)
      expect(answer.text).not.toMatch(leak)
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test('default: every answer carries its guards', async () => {
    const browser = new Browser(server.url)
    for (const path of [
      '/api/config',
      '/api/auth/me',
      '/healthz',
      '/nothing',
    ]) {
      const { headers } = await browser.get(path)
      expect(headers['content-security-policy']).toMatch("default-src 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBeDefined()
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
    }
    const kept = await browser.get('/api/admin/primary-wallet')
    expect(kept.headers['cache-control']).toBe(forAnyone)
    expect(kept.headers['set-cookie']).toBeUndefined()
    const me = await browser.get('/api/auth/me')
    expect(me.headers['cache-control']).toBe('no-store')
  })
})

describe('in production', () => {
  let live: TestServer
  const own = productionRecord.ORIGIN as string
  beforeAll(async () => {
    live = await startTestServer({ record: productionRecord })
  })
  afterAll(() => live.close())

  test('default: cookies are __Host- and Secure', async () => {
    const browser = new Browser(live.url, { origin: own })
    const { status, headers } = await browser.post('/api/auth/nonce')
    expect(status).toBe(200)
    const [cookie] = headers['set-cookie'] ?? []
    expect(cookie).toMatch(
      /^__Host-club_pre=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    )
    expect(cookie).not.toMatch(/domain/i)
  })

  test('default: HSTS for a year or more', async () => {
    const { headers } = await new Browser(live.url).get('/api/config')
    const [, seconds] =
      /max-age=(\d+)/.exec(String(headers['strict-transport-security'])) ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000)
  })

  test('error: loopback is no origin there', async () => {
    const { status } = await new Browser(live.url).post('/api/auth/nonce')
    expect(status).toBe(403)
  })
})

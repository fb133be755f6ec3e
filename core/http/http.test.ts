import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { api } from '../contract/index.ts'
import { type FakeClock, fakeClock } from '../testing/index.ts'
import { type ApiClient, createApiClient } from './index.ts'

type Handler = (req: IncomingMessage, res: ServerResponse, body: string) => void

const user = {
  address: `0x${'ab'.repeat(20)}`,
  nftCount: 3,
  votingPower: 3,
  holdings: { status: 'fresh' },
}
const signature = `0x${'11'.repeat(65)}`
const request = { message: 'text', signature }

let handler: Handler
interface Seen {
  method: string | undefined
  url: string | undefined
  headers: object
  body: string
}
let seen: Seen[]
let clock: FakeClock
let client: ApiClient
let baseUrl: string
let arrived: () => Promise<void>
let cut: boolean
const server = createServer((req, res) => {
  let body = ''
  req.on('data', (chunk) => {
    body += chunk
  })
  req.on('end', () => {
    seen.push({ method: req.method, url: req.url, headers: req.headers, body })
    handler(req, res, body)
    wake()
  })
})
let wake = () => {}

const json =
  (status: number, value: unknown, headers = {}): Handler =>
  (_, res) => {
    res.writeHead(status, { 'content-type': 'application/json', ...headers })
    res.end(JSON.stringify(value))
  }
const never: Handler = (req) => {
  req.socket.on('close', () => {
    cut = true
  })
}

beforeEach(async () => {
  seen = []
  cut = false
  arrived = () =>
    new Promise((resolve) => {
      wake = resolve
    })
  clock = fakeClock(1_000_000)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  client = createApiClient({
    fetch,
    baseUrl,
    clock,
    origin: 'http://club.test',
  })
})
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
)

describe('calls', () => {
  test('default: nonce has no body and the no-cache headers (R7.1)', async () => {
    handler = json(200, { nonce: 'abcdefgh' })
    expect(await client.nonce()).toEqual({ nonce: 'abcdefgh' })
    expect(clock.pending()).toEqual([])
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/api/auth/nonce',
        body: '',
        headers: expect.objectContaining({
          'cache-control': 'no-cache',
          pragma: 'no-cache',
          origin: 'http://club.test',
          'content-length': '0',
        }),
      },
    ])
    expect(seen[0]?.headers).not.toHaveProperty('content-type')
  })

  test('default: verify sends message and signature as JSON (R7.2)', async () => {
    handler = json(200, user)
    expect(await client.verify(request)).toEqual(user)
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(request)
    expect(seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
    })
  })

  test('behavior: cookies are asked for with every call', async () => {
    const inits: unknown[] = []
    const spied = createApiClient({
      baseUrl,
      fetch: (url, init) => {
        inits.push([init.credentials, init.headers.pragma])
        return fetch(url, init)
      },
    })
    handler = json(200, user)
    await spied.me()
    await spied.verify(request)
    expect(inits).toEqual([
      ['include', 'no-cache'],
      ['include', undefined],
    ])
  })

  test('behavior: me is null for 401, a cut line and a timeout (R7.3)', async () => {
    handler = json(401, { error: 'Sign in first.', code: 'not_signed_in' })
    expect(await client.me()).toBeNull()
    handler = (req) => req.socket.destroy()
    expect(await client.me()).toBeNull()
    handler = never
    const waiting = arrived()
    const answer = client.me()
    await waiting
    clock.advance(10_000)
    expect(await answer).toBeNull()
  })

  test('error: me throws for 503', async () => {
    handler = json(503, { error: 'The database is away.', code: 'unavailable' })
    await expect(client.me()).rejects.toMatchObject({ status: 503 })
  })

  test('behavior: logout tells whether the server was reached (R7.4)', async () => {
    handler = json(200, { ok: true })
    expect(await client.logout()).toBe(true)
    expect(seen[0]).toMatchObject({ method: 'POST', body: '' })
    handler = (req) => req.socket.destroy()
    expect(await client.logout()).toBe(false)
    handler = json(500, { error: 'Broken.', code: 'internal' })
    await expect(client.logout()).rejects.toMatchObject({ code: 'internal' })
  })

  test('behavior: anything but a success is no administrator (R7.5)', async () => {
    handler = json(200, { isAdmin: true })
    expect(await client.adminCheck(user.address)).toBe(true)
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ address: user.address })
    handler = json(500, { isAdmin: true })
    expect(await client.adminCheck(user.address)).toBe(false)
    handler = (req) => req.socket.destroy()
    expect(await client.adminCheck(user.address)).toBe(false)
  })

  test('behavior: both admin wallet calls (R7.6, R7.7)', async () => {
    handler = json(200, { address: user.address })
    expect(await client.adminWallet('primaryWallet')).toBe(user.address)
    expect(await client.adminWallet('walletAddress')).toBe(user.address)
    expect(seen.map((each) => each.url)).toEqual([
      api.primaryWallet.path,
      api.walletAddress.path,
    ])
    handler = json(200, { address: 25 })
    await expect(client.adminWallet('primaryWallet')).rejects.toMatchObject({
      code: 'http.invalidResponse',
    })
  })
})

describe('timeouts', () => {
  test.each([
    ['nonce', 10_000, () => client.nonce()],
    ['verify', 20_000, () => client.verify(request)],
    ['config', 10_000, () => client.ask('config')],
  ])('behavior: %s gives up after exactly %i ms', async (_, limit, call) => {
    handler = never
    const waiting = arrived()
    const answer = call().catch((error) => error)
    await waiting
    clock.advance(limit - 1)
    const early = await Promise.race([answer, Promise.resolve('waiting')])
    expect(early).toBe('waiting')
    clock.advance(1)
    expect(await answer).toMatchObject({
      name: 'TimeoutError',
      code: 'http.timeout',
      timeout: limit,
      message:
        'Request timeout: The server took too long to respond. Please try again.',
    })
    await expect.poll(() => cut).toBe(true)
  })

  test('behavior: logout gives up after 5 s', async () => {
    handler = never
    const waiting = arrived()
    const answer = client.logout()
    await waiting
    expect(clock.pending()).toEqual([5_000])
    clock.advance(5_000)
    expect(await answer).toBe(false)
  })

  test('behavior: a body that never ends is a timeout too', async () => {
    handler = (_, res) => {
      res.writeHead(200)
      res.write('{"nonce":')
    }
    const waiting = arrived()
    const answer = client.nonce().catch((error) => error)
    await waiting
    clock.advance(10_000)
    expect(await answer).toMatchObject({ code: 'http.timeout' })
  })
})

describe('errors', () => {
  test('error: a refusal is `{status}: {body}` and keeps its code (R8.1)', async () => {
    const body = { error: 'Too many requests.', code: 'rate_limited' }
    handler = json(429, body)
    await expect(client.nonce()).rejects.toMatchObject({
      name: 'HttpError',
      message: `429: ${JSON.stringify(body)}`,
      status: 429,
      code: 'rate_limited',
      reason: 'Too many requests.',
    })
  })

  test('error: an empty body gives way to the status text (R8.1)', async () => {
    handler = (_, res) => res.writeHead(502).end()
    await expect(client.nonce()).rejects.toMatchObject({
      message: '502: Bad Gateway',
      code: 'http_502',
      reason: null,
    })
  })

  test("error: a proxy's page is no refusal of ours", async () => {
    handler = (_, res) => res.writeHead(502).end('<h1>Bad gateway</h1>')
    await expect(client.nonce()).rejects.toMatchObject({
      message: '502: <h1>Bad gateway</h1>',
      code: 'http_502',
    })
  })

  test('error: nobody listens (R8.4)', async () => {
    const lost = createApiClient({ fetch, baseUrl: 'http://127.0.0.1:1' })
    await expect(lost.nonce()).rejects.toMatchObject({
      name: 'NetworkError',
      code: 'http.network',
      message:
        'Network error: Could not connect to the server. Please check your internet connection.',
    })
  })

  test.each([
    ['no nonce', '{"sessionId":"x"}'],
    ['no JSON', '<html>'],
    ['nothing', ''],
  ])('error: an answer with %s is refused', async (_, body) => {
    handler = (__, res) => res.writeHead(200).end(body)
    await expect(client.nonce()).rejects.toMatchObject({
      name: 'ResponseInvalidError',
      code: 'http.invalidResponse',
    })
  })

  test('behavior: members that the contract does not name are dropped', async () => {
    handler = json(200, { ...user, secret: 'x' })
    expect(await client.me()).toEqual(user)
  })

  test('behavior: the caller may give up, before and during', async () => {
    handler = never
    const done = new AbortController()
    done.abort()
    await expect(client.nonce(done.signal)).rejects.toMatchObject({
      code: 'http.aborted',
    })
    const during = new AbortController()
    const waiting = arrived()
    const answer = client.nonce(during.signal).catch((error) => error)
    await waiting
    during.abort()
    expect(await answer).toMatchObject({ code: 'http.aborted' })
    expect(clock.pending()).toEqual([])
  })
})

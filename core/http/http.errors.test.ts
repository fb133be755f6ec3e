import { describe, expect, test } from 'vitest'
import { json, request, stubApi, user } from '../../dev/testing/apiStub.ts'
import { createApiClient } from './index.ts'

const stub = stubApi()

describe('timeouts', () => {
  test.each([
    ['nonce', 10_000, () => stub.client.nonce()],
    ['verify', 20_000, () => stub.client.verify(request)],
    ['config', 10_000, () => stub.client.ask('config')],
  ])('behavior: %s gives up after exactly %i ms', async (_, limit, call) => {
    stub.handler = stub.never
    const waiting = stub.arrived()
    const answer = call().catch((error) => error)
    await waiting
    stub.clock.advance(limit - 1)
    const early = await Promise.race([answer, Promise.resolve('waiting')])
    expect(early).toBe('waiting')
    stub.clock.advance(1)
    expect(await answer).toMatchObject({
      name: 'TimeoutError',
      code: 'http.timeout',
      timeout: limit,
      message:
        'Request timeout: The server took too long to respond. Please try again.',
    })
    await expect.poll(() => stub.cut).toBe(true)
  })

  test('behavior: logout gives up after 5 s', async () => {
    stub.handler = stub.never
    const waiting = stub.arrived()
    const answer = stub.client.logout()
    await waiting
    expect(stub.clock.pending()).toEqual([5_000])
    stub.clock.advance(5_000)
    expect(await answer).toBe(false)
  })

  test('behavior: a body that never ends is a timeout too', async () => {
    stub.handler = (_, res) => {
      res.writeHead(200)
      res.write('{"nonce":')
    }
    const waiting = stub.arrived()
    const answer = stub.client.nonce().catch((error) => error)
    await waiting
    stub.clock.advance(10_000)
    expect(await answer).toMatchObject({ code: 'http.timeout' })
  })
})

describe('errors', () => {
  test('error: a refusal is `{status}: {body}` and keeps its code (R8.1)', async () => {
    const body = { error: 'Too many requests.', code: 'rate_limited' }
    stub.handler = json(429, body)
    await expect(stub.client.nonce()).rejects.toMatchObject({
      name: 'HttpError',
      message: `429: ${JSON.stringify(body)}`,
      status: 429,
      code: 'rate_limited',
      reason: 'Too many requests.',
    })
  })

  test('error: an empty body gives way to the status text (R8.1)', async () => {
    stub.handler = (_, res) => res.writeHead(502).end()
    await expect(stub.client.nonce()).rejects.toMatchObject({
      message: '502: Bad Gateway',
      code: 'http_502',
      reason: null,
    })
  })

  test("error: a proxy's page is no refusal of ours", async () => {
    stub.handler = (_, res) => res.writeHead(502).end('<h1>Bad gateway</h1>')
    await expect(stub.client.nonce()).rejects.toMatchObject({
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
    stub.handler = (__, res) => res.writeHead(200).end(body)
    await expect(stub.client.nonce()).rejects.toMatchObject({
      name: 'ResponseInvalidError',
      code: 'http.invalidResponse',
    })
  })

  test('behavior: members that the contract does not name are dropped', async () => {
    stub.handler = json(200, { ...user, secret: 'x' })
    expect(await stub.client.me()).toEqual(user)
  })

  test('behavior: the caller may give up, before and during', async () => {
    stub.handler = stub.never
    const done = new AbortController()
    done.abort()
    await expect(stub.client.nonce(done.signal)).rejects.toMatchObject({
      code: 'http.aborted',
    })
    const during = new AbortController()
    const waiting = stub.arrived()
    const answer = stub.client.nonce(during.signal).catch((error) => error)
    await waiting
    during.abort()
    expect(await answer).toMatchObject({ code: 'http.aborted' })
    expect(stub.clock.pending()).toEqual([])
  })
})

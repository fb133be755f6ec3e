import { describe, expect, test } from 'vitest'
import { json, request, stubApi, user } from '../../dev/testing/apiStub.ts'
import { api } from '../contract/index.ts'
import { createApiClient } from './index.ts'

const stub = stubApi()

describe('calls', () => {
  test('default: nonce has no body and the no-cache headers (R7.1)', async () => {
    stub.handler = json(200, { nonce: 'abcdefgh' })
    expect(await stub.client.nonce()).toEqual({ nonce: 'abcdefgh' })
    expect(stub.clock.pending()).toEqual([])
    expect(stub.seen).toEqual([
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
    expect(stub.seen[0]?.headers).not.toHaveProperty('content-type')
  })

  test('default: verify sends message and signature as JSON (R7.2)', async () => {
    stub.handler = json(200, user)
    expect(await stub.client.verify(request)).toEqual(user)
    expect(JSON.parse(stub.seen[0]?.body ?? '')).toEqual(request)
    expect(stub.seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
    })
  })

  test('behavior: cookies are asked for with every call', async () => {
    const inits: unknown[] = []
    const spied = createApiClient({
      baseUrl: stub.baseUrl,
      fetch: (url, init) => {
        inits.push([init.credentials, init.headers.pragma])
        return fetch(url, init)
      },
    })
    stub.handler = json(200, user)
    await spied.me()
    await spied.verify(request)
    expect(inits).toEqual([
      ['include', 'no-cache'],
      ['include', undefined],
    ])
  })

  test('behavior: me is null for 401, a cut line and a timeout (R7.3)', async () => {
    stub.handler = json(401, { error: 'Sign in first.', code: 'not_signed_in' })
    expect(await stub.client.me()).toBeNull()
    stub.handler = (req) => req.socket.destroy()
    expect(await stub.client.me()).toBeNull()
    stub.handler = stub.never
    const waiting = stub.arrived()
    const answer = stub.client.me()
    await waiting
    stub.clock.advance(10_000)
    expect(await answer).toBeNull()
  })

  test('error: me throws for 503', async () => {
    stub.handler = json(503, {
      error: 'The database is away.',
      code: 'unavailable',
    })
    await expect(stub.client.me()).rejects.toMatchObject({ status: 503 })
  })

  test('behavior: a sign-out is sent to its end although the page goes', async () => {
    const kept: unknown[] = []
    const spied = createApiClient({
      baseUrl: stub.baseUrl,
      fetch: (url, init) => {
        kept.push([init.method, url.slice(stub.baseUrl.length), init.keepalive])
        return fetch(url, init)
      },
    })
    stub.handler = json(200, { ok: true })
    await spied.logout()
    stub.handler = json(200, user)
    await spied.verify(request)
    expect(kept).toEqual([
      ['POST', '/api/auth/logout', true],
      ['POST', '/api/auth/verify', undefined],
    ])
  })

  test('behavior: logout tells whether the server was reached (R7.4)', async () => {
    stub.handler = json(200, { ok: true })
    expect(await stub.client.logout()).toBe(true)
    expect(stub.seen[0]).toMatchObject({ method: 'POST', body: '' })
    stub.handler = (req) => req.socket.destroy()
    expect(await stub.client.logout()).toBe(false)
    stub.handler = json(500, { error: 'Broken.', code: 'internal' })
    await expect(stub.client.logout()).rejects.toMatchObject({
      code: 'internal',
    })
    stub.handler = json(503, { error: 'Closed.', code: 'part_closed' })
    await expect(stub.client.logout()).rejects.toMatchObject({ status: 503 })
  })

  test('behavior: a proxy that answers for a server away has not reached it', async () => {
    for (const status of [502, 503, 504]) {
      stub.handler = (_, res) => res.writeHead(status).end('<h1>Bad</h1>')
      expect(await stub.client.logout()).toBe(false)
    }
  })

  test('behavior: anything but a success is no administrator (R7.5)', async () => {
    stub.handler = json(200, { isAdmin: true })
    expect(await stub.client.adminCheck(user.address)).toBe(true)
    expect(JSON.parse(stub.seen[0]?.body ?? '')).toEqual({
      address: user.address,
    })
    stub.handler = json(500, { isAdmin: true })
    expect(await stub.client.adminCheck(user.address)).toBe(false)
    stub.handler = (req) => req.socket.destroy()
    expect(await stub.client.adminCheck(user.address)).toBe(false)
  })

  test('behavior: both admin wallet calls (R7.6, R7.7)', async () => {
    stub.handler = json(200, { address: user.address })
    expect(await stub.client.adminWallet('primaryWallet')).toBe(user.address)
    expect(await stub.client.adminWallet('walletAddress')).toBe(user.address)
    expect(stub.seen.map((each) => each.url)).toEqual([
      api.primaryWallet.path,
      api.walletAddress.path,
    ])
    stub.handler = json(200, { address: 25 })
    await expect(
      stub.client.adminWallet('primaryWallet'),
    ).rejects.toMatchObject({
      code: 'http.invalidResponse',
    })
  })
})

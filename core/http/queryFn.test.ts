import { expect, test } from 'vitest'
import { fakeClock } from '../testing/index.ts'
import { createQueryFn, type Fetch, type QueryFnOptions } from './index.ts'

const answer =
  (status: number, body: unknown): Fetch =>
  async () =>
    new Response(JSON.stringify(body), { status })
const refusal = { error: 'Sign in first.', code: 'not_signed_in' }
const read = (options: QueryFnOptions) =>
  createQueryFn(options)({ queryKey: ['/api/facts', { ignored: true }] })

test('default (R7.8)', async () => {
  const calls: unknown[] = []
  const fetch: Fetch = async (url, { method, credentials, body }) => {
    calls.push({ url, method, credentials, body })
    return new Response('{"a":1}')
  }
  expect(await read({ fetch })).toEqual({ a: 1 })
  expect(calls).toEqual([
    {
      url: '/api/facts',
      method: 'GET',
      credentials: 'include',
      body: undefined,
    },
  ])
})

test('parameters: baseUrl', async () => {
  const fetch: Fetch = async (url) => new Response(JSON.stringify(url))
  expect(await read({ fetch, baseUrl: 'http://club.test' })).toBe(
    'http://club.test/api/facts',
  )
})

test('parameters: on401', async () => {
  const fetch = answer(401, refusal)
  expect(await read({ fetch, on401: 'null' })).toBeNull()
  await expect(read({ fetch })).rejects.toMatchObject({ status: 401 })
})

test('parameters: timeout', async () => {
  const clock = fakeClock()
  const fetch: Fetch = () => new Promise(() => {})
  const waiting = read({ fetch, clock, timeout: 50 })
  clock.advance(50)
  await expect(waiting).rejects.toMatchObject({ code: 'http.timeout' })
})

test('behavior: an empty answer is null, which a cache can hold', async () => {
  expect(await read({ fetch: async () => new Response('') })).toBeNull()
})

test('error: only a 401 may be null', async () => {
  const fetch = answer(403, { error: 'No.', code: 'not_admin' })
  await expect(read({ fetch, on401: 'null' })).rejects.toMatchObject({
    status: 403,
  })
})

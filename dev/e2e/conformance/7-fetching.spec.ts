import { createQueryFn } from '@narwhal-club/core/http'
import { createRpc } from '@narwhal-club/core/rpc'
import { fakeClock } from '@narwhal-club/core/testing'
import { expect } from '@playwright/test'
import { holding } from '../support/footer.ts'
import { useFrames } from '../support/frame.ts'
import { createJar, openJarSession } from '../support/node.ts'
import { openSession } from '../support/session.ts'
import { test } from '../support/test.ts'
import { type NodeCall, onNode, refuseNode } from '../support/traffic.ts'

test('R7.8 generic fetching: GET of the key’s first element, with credentials, as JSON', async ({
  page,
  origin,
  club,
}) => {
  await useFrames(page)
  await openSession(page.context(), origin, club.accounts.holder)
  const facts = page.waitForRequest('**/api/facts')
  await page.goto('/')
  const call = await facts
  expect(call.method()).toBe('GET')
  expect((await call.allHeaders()).cookie).toBeTruthy()

  const jar = createJar()
  await openJarSession(jar, origin, club.accounts.holder)
  const queryFn = createQueryFn({ fetch: jar, baseUrl: origin })
  const answer = await queryFn({ queryKey: ['/api/auth/me', { any: 'more' }] })
  expect(answer).toMatchObject({
    address: club.accounts.holder.address.toLowerCase(),
  })
})

test('R7.8 generic fetching: a 401 throws, or is null as an option', async ({
  origin,
}) => {
  const queryKey = ['/api/auth/me']
  const throwing = createQueryFn({ fetch, baseUrl: origin })
  await expect(throwing({ queryKey })).rejects.toThrow(/^401: /)
  const lenient = createQueryFn({ fetch, baseUrl: origin, on401: 'null' })
  expect(await lenient({ queryKey })).toBeNull()
  await expect(lenient({ queryKey: ['/api/admin/nowhere'] })).rejects.toThrow(
    /^404: /,
  )
})

test('R7.9 chain: the token’s balanceOf is called for the user’s address', async ({
  page,
  origin,
  rpcUrl,
  club,
}) => {
  const { holder } = club.accounts
  const calls: NodeCall[] = []
  await onNode(page, rpcUrl, (route, call) => {
    if (call.method === 'eth_call') calls.push(call)
    return route.fallback()
  })
  await openSession(page.context(), origin, holder)
  await page.goto('/')
  await expect(holding(page, '$NARWHAL')).toHaveText(/^\d+\.\d\dT$/)
  const [call] = calls
  expect(call?.params[0]).toMatchObject({
    to: club.token.address,
    data: `0x70a08231${holder.address.slice(2).toLowerCase().padStart(64, '0')}`,
  })
})

test('R7.10 JSON-RPC: the page POSTs to the chain’s node, and is patient with it', async ({
  page,
  origin,
  rpcUrl,
  club,
}) => {
  const statuses = [429, 503, 408]
  const calls: { at: number; method: string }[] = []
  await onNode(page, rpcUrl, (route, { method }) => {
    if (method !== 'eth_call') return route.fallback()
    calls.push({ at: performance.now(), method: route.request().method() })
    const status = statuses[calls.length - 1]
    return status ? refuseNode(route, status) : route.fallback()
  })
  await openSession(page.context(), origin, club.accounts.whale)
  await page.goto('/about')
  await expect(holding(page, '$NARWHAL')).toHaveText(/^\d+\.\d\dT$/)
  expect(calls.map(({ method }) => method)).toEqual([
    'POST',
    'POST',
    'POST',
    'POST',
  ])
  const gaps = calls.slice(1).map(({ at }, i) => at - (calls[i]?.at ?? 0))
  for (const [i, least] of [150, 300, 600].entries())
    expect(gaps[i]).toBeGreaterThan(least - 5)
})

test('R7.10 JSON-RPC: three retries, from 150 ms, doubling', async ({
  rpcUrl,
}) => {
  const clock = fakeClock()
  let calls = 0
  const rpc = createRpc({
    url: rpcUrl,
    clock,
    fetch: async () => {
      calls += 1
      return new Response('', { status: 503, statusText: 'Away' })
    },
  })
  const answer = rpc.call('eth_chainId').catch(({ message }) => message)
  for (const delay of [150, 300, 600]) {
    await expect.poll(() => clock.pending()).toEqual([delay])
    clock.advance(delay)
  }
  expect(await answer).toBe('503: Away')
  expect(calls).toBe(4)
  expect(clock.pending()).toEqual([])
})

test('R7.10 JSON-RPC: only 403, 408, 413, 429, 500, 502, 503 and 504 are tried again', async ({
  rpcUrl,
}) => {
  const retried = [403, 408, 413, 429, 500, 502, 503, 504]
  for (const status of [...retried, 400, 401, 404, 501]) {
    let calls = 0
    const rpc = createRpc({
      url: rpcUrl,
      fetch: async (url, init) => {
        calls += 1
        expect(init.method).toBe('POST')
        return calls === 1
          ? new Response('', { status })
          : fetch(url, init as RequestInit)
      },
    })
    const answer = rpc.call('eth_chainId')
    if (retried.includes(status)) expect(await answer).toBe('0x19')
    else await expect(answer).rejects.toThrow(`${status}`)
    expect(calls).toBe(retried.includes(status) ? 2 : 1)
  }
})

test('R7.10 JSON-RPC: 10 s timeout', async ({ rpcUrl }) => {
  const clock = fakeClock()
  const rpc = createRpc({
    url: rpcUrl,
    clock,
    fetch: () => new Promise(() => {}),
  })
  let outcome = 'waiting'
  const answer = rpc.call('eth_chainId').catch(({ message }) => {
    outcome = message
  })
  clock.advance(9_999)
  await Promise.resolve()
  expect(outcome).toBe('waiting')
  clock.advance(1)
  await answer
  expect(outcome).toBe(
    'Request timeout: The server took too long to respond. Please try again.',
  )
})

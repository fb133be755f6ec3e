import { createApiClient } from '@narwhal-club/core/http'
import { sessionMachine, toSessionView } from '@narwhal-club/core/session'
import { createSessionActors } from '@narwhal-club/core/session/actors'
import { expect } from '@playwright/test'
import { parseSiweMessage } from 'viem/siwe'
import { createActor, waitFor } from 'xstate'
import { holding } from '../support/footer.ts'
import { useFrames } from '../support/frame.ts'
import { createJar, openJarSession } from '../support/node.ts'
import { openSession } from '../support/session.ts'
import { test } from '../support/test.ts'
import { answerJson } from '../support/traffic.ts'
import {
  askForSignature,
  connect,
  panel,
  prompt,
  signIn,
} from '../support/wallet.ts'

test('R3.1 the signed-in user has address, votingPower and nftCount', async ({
  page,
  origin,
  club,
}) => {
  const { holder, newcomer } = club.accounts
  for (const account of [holder, newcomer]) {
    await openSession(page.context(), origin, account)
    const nfts = Number(await club.nftsOf(account.address))
    const answer = await page.request.get('/api/auth/me')
    expect(await answer.json()).toMatchObject({
      address: account.address.toLowerCase(),
      nftCount: nfts,
      votingPower: nfts,
    })
  }
})

test('R3.1 votingPower is 0 when absent', async ({ page, origin, club }) => {
  await useFrames(page)
  await openSession(page.context(), origin, club.accounts.holder)
  await page.route('**/api/auth/me', async (route) => {
    const { votingPower, ...user } = await (await route.fetch()).json()
    expect(votingPower).toBeGreaterThan(0)
    await answerJson(route, 200, user)
  })
  await page.goto('/')
  await expect(holding(page, 'Voting power')).toHaveText('0.00')
  await expect(holding(page, 'NFTs')).not.toHaveText('0')
})

test('R3.2 the session has userAddress, isAuthenticated and isAdmin', async ({
  origin,
  club,
}) => {
  async function sessionOf(jar: typeof fetch) {
    const api = createApiClient({ fetch: jar, baseUrl: origin, origin })
    const machine = sessionMachine.provide({
      actors: createSessionActors({ api }),
    })
    const actor = createActor(machine, { input: {} }).start()
    const settled = await waitFor(
      actor,
      (snapshot) => toSessionView(snapshot).status !== 'checking',
    )
    actor.stop()
    return toSessionView(settled).session
  }
  const { admin, holder } = club.accounts
  const jar = createJar()
  expect(await sessionOf(jar)).toEqual({
    userAddress: null,
    isAuthenticated: false,
    isAdmin: false,
  })
  await openJarSession(jar, origin, holder)
  expect(await sessionOf(jar)).toEqual({
    userAddress: holder.address.toLowerCase(),
    isAuthenticated: true,
    isAdmin: false,
  })
  await openJarSession(jar, origin, admin)
  expect(await sessionOf(jar)).toEqual({
    userAddress: admin.address.toLowerCase(),
    isAuthenticated: true,
    isAdmin: true,
  })
})

test('R3.3 the admin check’s result is isAdmin', async ({
  page,
  origin,
  club,
}) => {
  const { admin, holder } = club.accounts
  const check = async (address: string) => {
    const answer = await page.request.post('/api/admin/check', {
      headers: { origin },
      data: { address },
    })
    expect(answer.status()).toBe(200)
    return answer.json()
  }
  expect(await check(admin.address)).toEqual({ isAdmin: false })
  await openSession(page.context(), origin, admin)
  expect(await check(admin.address)).toEqual({ isAdmin: true })
  expect(await check(holder.address)).toEqual({ isAdmin: false })
})

test('R3.4 the sign-in message has domain, address, statement, URI, version 1, chain id, nonce and issued-at', async ({
  page,
  origin,
  club,
}) => {
  await page.goto('/')
  const asked = page.waitForResponse('**/api/auth/nonce')
  await connect(page, 'Holder')
  const { nonce } = await (await asked).json()
  await askForSignature(page)
  const signed = (await prompt(page).locator('pre').textContent()) ?? ''
  const { address } = club.accounts.holder
  const { host } = new URL(origin)
  const issuedAt = /^Issued At: (.+)$/m.exec(signed)?.[1] ?? ''
  expect(signed.split('\n')).toEqual([
    `${host} wants you to sign in with your Ethereum account:`,
    address,
    '',
    'Sign in to Narwhal Club',
    '',
    `URI: ${origin}`,
    'Version: 1',
    'Chain ID: 25',
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
  ])
  expect(parseSiweMessage(signed).issuedAt).toBeInstanceOf(Date)
  expect(Math.abs(Date.parse(issuedAt) - Date.now())).toBeLessThan(60_000)
  expect(await panel(page).locator('[data-message]').textContent()).toBe(signed)
})

test('R3.5 the nonce response has a nonce, and may have sessionId and message', async ({
  page,
  origin,
}) => {
  const answer = await page.request.post('/api/auth/nonce', {
    headers: { origin },
  })
  const body = await answer.json()
  expect(body.nonce).toMatch(/^[a-zA-Z0-9]{22,}$/)
  expect(['nonce', 'sessionId', 'message']).toEqual(
    expect.arrayContaining(Object.keys(body)),
  )

  await page.route('**/api/auth/nonce', async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), sessionId: 's', message: 'm' }
    await route.fulfill({ response, json })
  })
  await page.goto('/')
  await signIn(page, 'Holder')
})

test('R3.6 the verify request has message and signature, its response is the user', async ({
  page,
  club,
}) => {
  // Read here: the page is left as soon as it has the answer.
  const exchanges: { sent: Record<string, string>; user: unknown }[] = []
  await page.route('**/api/auth/verify', async (route) => {
    const response = await route.fetch()
    const sent = route.request().postDataJSON()
    exchanges.push({ sent, user: await response.json() })
    await route.fulfill({ response })
  })
  await page.goto('/')
  await signIn(page, 'Holder')
  expect(exchanges).toHaveLength(1)
  const { sent = {}, user } = exchanges[0] ?? {}
  expect(Object.keys(sent).sort()).toEqual(['message', 'signature'])
  expect(sent.message).toContain('Sign in to Narwhal Club')
  expect(sent.signature).toMatch(/^0x[0-9a-f]{130}$/)
  const { address } = club.accounts.holder
  const nfts = Number(await club.nftsOf(address))
  expect(user).toMatchObject({
    address: address.toLowerCase(),
    nftCount: nfts,
    votingPower: nfts,
  })
})

test('R3.7 the error response has an error', async ({ page, origin }) => {
  const headers = { origin }
  const refusals = await Promise.all([
    page.request.get('/api/auth/me'),
    page.request.get('/api/nowhere'),
    page.request.get('/api/auth/nonce'),
    page.request.post('/api/auth/verify', { headers, data: { a: 1 } }),
    page.request.post('/api/auth/nonce'),
  ])
  expect(refusals.map((answer) => answer.status())).toEqual([
    401, 404, 405, 400, 403,
  ])
  for (const refusal of refusals) {
    const { error } = await refusal.json()
    expect(error).toMatch(/^[A-Z].+\.$/)
  }
})

test('R3.8 both admin wallet responses are an address', async ({
  page,
  club,
}) => {
  for (const name of ['primary-wallet', 'wallet-address']) {
    const answer = await page.request.get(`/api/admin/${name}`)
    expect(answer.status()).toBe(200)
    const body = await answer.json()
    expect(body).toEqual({ address: club.accounts.admin.address.toLowerCase() })
  }
})

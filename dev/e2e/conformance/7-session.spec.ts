import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { useFrames } from '../support/frame.ts'
import { title } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { test } from '../support/test.ts'
import { pass, takeTime } from '../support/time.ts'
import { toast } from '../support/toast.ts'
import { answerJson, watchCalls } from '../support/traffic.ts'
import {
  connectButton,
  disconnectIcon,
  header,
  signIn,
} from '../support/wallet.ts'

const spinner = (page: Page) => page.getByText('Loading...', { exact: true })

test('R7.3 me: GET, no-cache, with cookies; 401 means not signed in', async ({
  page,
  origin,
  club,
}) => {
  await useFrames(page)
  const answer = page.waitForResponse('**/api/auth/me')
  await page.goto('/')
  expect((await answer).status()).toBe(401)
  await expect(connectButton(page)).toBeVisible()

  await openSession(page.context(), origin, club.accounts.holder)
  const second = page.waitForRequest('**/api/auth/me')
  await page.reload()
  const call = await second
  expect(call.method()).toBe('GET')
  const headers = await call.allHeaders()
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers.cookie).toBeTruthy()
  await expect(disconnectIcon(page)).toBeVisible()
})

test('R7.3 me: a network failure is treated as not signed in', async ({
  page,
  origin,
  club,
}) => {
  await openSession(page.context(), origin, club.accounts.holder)
  await useFrames(page)
  await page.route('**/api/auth/me', (route) => route.abort())
  await page.goto('/')
  await expect(connectButton(page)).toBeVisible()
  await expect(disconnectIcon(page)).toHaveCount(0)
})

test('R7.3 me: 10 s timeout, treated as not signed in', async ({
  page,
  origin,
  club,
}) => {
  await openSession(page.context(), origin, club.accounts.holder)
  await useFrames(page)
  await page.route('**/api/auth/me', () => {})
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 60_000)
  const asked = page.waitForRequest('**/api/auth/me')
  await page.goto('/')
  await asked
  await pass(page, 9_999)
  await expect(spinner(page)).toBeVisible()
  await pass(page, 1)
  await expect(spinner(page)).toHaveCount(0)
  await expect(connectButton(page)).toBeVisible()
})

test('R7.4 logout: 5 s timeout and network failure, the client logs out anyway', async ({
  page,
}) => {
  await takeTime(page)
  await page.goto('/')
  const signOut = async () => {
    await header(page)
      .getByRole('button', { name: /^Account 0x/ })
      .click()
    await header(page).getByRole('button', { name: 'Sign out' }).click()
  }
  await signIn(page, 'Holder')
  await page.route('**/api/auth/logout', () => {})
  const asked = page.waitForRequest('**/api/auth/logout')
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 5_000)
  await signOut()
  expect((await asked).method()).toBe('POST')
  await pass(page, 4_999)
  await expect(connectButton(page)).toHaveCount(0)
  await pass(page, 1)
  await expect(connectButton(page)).toBeVisible()
  await expect(toast(page, 'Signed Out')).toBeVisible()
})

test('R7.4 logout: on network failure the client logs out anyway', async ({
  page,
}) => {
  await page.goto('/')
  await signIn(page, 'Holder')
  await page.route('**/api/auth/logout', (route) => route.abort())
  await disconnectIcon(page).click()
  await expect(connectButton(page)).toBeVisible()
  await expect(toast(page, 'Wallet Disconnected')).toContainText(
    'You are signed out here. The server was out of reach, and is told once it answers.',
  )
})

test('R7.4 logout: the server that missed it hears of it after a reload, which signs nobody in', async ({
  page,
  context,
  origin,
}) => {
  await page.goto('/about')
  await signIn(page, 'Holder')
  await page.route('**/api/auth/logout', (route) => route.abort())
  await disconnectIcon(page).click()
  await expect(connectButton(page)).toBeVisible()
  const me = () => context.request.get(`${origin}/api/auth/me`)
  expect((await me()).status()).toBe(200)

  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  expect((await me()).status()).toBe(200)
  const other = await context.newPage()
  await other.goto('/about')
  await expect(connectButton(other)).toBeVisible()
  await expect.poll(async () => (await me()).status()).toBe(401)
  await expect(toast(other, 'Sign-Out Finished')).toBeVisible()
  await expect(disconnectIcon(page)).toHaveCount(0)
})

test('R7.5 admin check: JSON address; a non-OK status means not admin', async ({
  page,
  origin,
  club,
}) => {
  const { admin } = club.accounts
  await useFrames(page)
  await openSession(page.context(), origin, admin)
  const calls = watchCalls(page, '/api/admin/check')
  const link = header(page).getByRole('link', { name: 'Admin Dashboard' })
  await page.goto('/')
  await expect(link).toBeVisible()
  expect(calls[0]?.method()).toBe('POST')
  expect(calls[0]?.headers()['content-type']).toBe('application/json')
  expect(calls[0]?.postDataJSON()).toEqual({
    address: admin.address.toLowerCase(),
  })
  expect((await calls[0]?.allHeaders())?.cookie).toBeTruthy()
  for (const status of [403, 500, 204]) {
    await page.route('**/api/admin/check', (route) =>
      status === 204
        ? route.abort()
        : answerJson(route, status, { isAdmin: true }),
    )
    await page.reload()
    await expect(disconnectIcon(page)).toBeVisible()
    await expect(title(page)).toBeVisible()
    await expect(link).toHaveCount(0)
  }
})

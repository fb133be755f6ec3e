import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { pass, stopTime, takeTime } from '../support/time.ts'
import { expectToast } from '../support/toast.ts'
import { answerJson, watchCalls } from '../support/traffic.ts'
import {
  approve,
  chooseDemoWallet,
  connect,
  connectAndAsk,
  disconnectIcon,
  header,
  panel,
  prompt,
} from '../support/wallet.ts'

const timeoutText =
  'Request timeout: The server took too long to respond. Please try again.'

/** Never answers. */
const silence = () => {}

/** Opens the page in our time, with the wallet's prompt for the signature. */
async function reachSignature(page: Page) {
  await takeTime(page)
  await page.goto('/')
  await connectAndAsk(page, 'Holder')
  await stopTime(page)
}

/** Lets attempts fail as told; the rest goes to the server. */
async function failVerify(page: Page, ways: ((route: Route) => unknown)[]) {
  const calls = watchCalls(page, '/api/auth/verify')
  let attempt = 0
  await page.route('**/api/auth/verify', (route) => {
    const fail = ways[attempt]
    attempt += 1
    return fail ? fail(route) : route.fallback()
  })
  return calls
}

const cannotCheck = (route: Route) =>
  answerJson(route, 422, { error: 'Later.', code: 'later' })

test('R7.1 nonce: no body, no-cache headers, with cookies', async ({
  page,
}) => {
  await page.goto('/')
  const calls = watchCalls(page, '/api/auth/nonce')
  await connect(page, 'Holder')
  await expect(panel(page).locator('[data-message]')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Close', exact: true }).click()
  const [call] = calls
  expect(calls).toHaveLength(1)
  expect(call?.method()).toBe('POST')
  expect(call?.postData()).toBeNull()
  const headers = (await call?.allHeaders()) ?? {}
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toBeUndefined()

  // The cookie of the first answer comes back with the next question.
  await page.reload()
  const second = page.waitForRequest('**/api/auth/nonce')
  await header(page)
    .getByRole('button', { name: /^Sign in 0x/ })
    .click()
  const { cookie = '' } = await (await second).allHeaders()
  expect(cookie).not.toBe('')
})

test('R7.1 nonce: 10 s timeout', async ({ page }) => {
  await takeTime(page)
  await page.route('**/api/auth/nonce', silence)
  await page.goto('/')
  await chooseDemoWallet(page)
  await expect(prompt(page)).toBeVisible()
  const given = page.waitForEvent('requestfailed')
  await stopTime(page)
  const asked = page.waitForRequest('**/api/auth/nonce')
  await approve(page, 'Holder')
  await asked
  await pass(page, 9_999)
  await expect(panel(page)).toContainText('Sign in with Demo wallet')
  await pass(page, 1)
  await expect(
    panel(page).getByText(timeoutText, { exact: true }),
  ).toBeVisible()
  expect((await given).url()).toContain('/api/auth/nonce')
})

test('R7.2 verify is sent as JSON, and tried at most three times, 300 ms apart, on network failure and 422', async ({
  page,
}) => {
  await reachSignature(page)
  const calls = await failVerify(page, [
    (route) => route.abort(),
    cannotCheck,
    cannotCheck,
  ])
  const isTold = (number: number) =>
    expect(panel(page)).toContainText(`Try ${number} of 3`)
  await approve(page)
  await isTold(2)
  expect(calls).toHaveLength(1)
  await pass(page, 299)
  expect(calls).toHaveLength(1)
  await pass(page, 1)
  await isTold(3)
  expect(calls).toHaveLength(2)
  await pass(page, 299)
  expect(calls).toHaveLength(2)
  await pass(page, 1)
  await expect(panel(page).getByText('Later.', { exact: true })).toBeVisible()
  await pass(page, 30_000)
  expect(calls).toHaveLength(3)
  for (const call of calls) {
    expect(call.method()).toBe('POST')
    expect(call.headers()['content-type']).toBe('application/json')
    expect(call.postDataJSON()).toEqual(calls[0]?.postDataJSON())
  }
})

test('R7.2 verify’s third attempt may succeed', async ({ page }) => {
  await page.goto('/')
  await connectAndAsk(page, 'Holder')
  const calls = await failVerify(page, [cannotCheck, cannotCheck])
  await approve(page)
  await expect(disconnectIcon(page)).toBeVisible()
  expect(calls).toHaveLength(3)
})

test('R7.2 verify: 20 s timeout, which is tried again', async ({ page }) => {
  await reachSignature(page)
  const calls = await failVerify(page, [silence, silence, silence])
  for (const attempt of [1, 2, 3]) {
    const asked = page.waitForRequest('**/api/auth/verify')
    if (attempt === 1) await approve(page)
    else await pass(page, 300)
    await asked
    const ended = page.waitForEvent('requestfailed')
    await pass(page, 19_999)
    await expect(panel(page)).toContainText('Checking your signature')
    await pass(page, 1)
    await ended
  }
  expect(calls).toHaveLength(3)
  await expect(
    panel(page).getByText(timeoutText, { exact: true }),
  ).toBeVisible()
})

test('R7.2 verify: any other failure is final', async ({ page }) => {
  await reachSignature(page)
  const calls = await failVerify(page, [
    (route) => answerJson(route, 500, { error: 'Broken.', code: 'internal' }),
  ])
  await approve(page)
  await expectToast(page, 'Sign-In Failed', 'Broken.')
  await pass(page, 3_000)
  expect(calls).toHaveLength(1)
})

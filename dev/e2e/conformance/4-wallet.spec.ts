import { storageKeys } from '@narwhal-club/core/constants'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { useFrames } from '../support/frame.ts'
import { announceWallets, askedOf } from '../support/otherWallets.ts'
import { test } from '../support/test.ts'
import { pass, stopTime, takeTime } from '../support/time.ts'
import { watchCalls } from '../support/traffic.ts'
import {
  approve,
  askForSignature,
  chooseDemoWallet,
  closePanel,
  connect,
  connectButton,
  disconnectIcon,
  header,
  panel,
  prompt,
  setScenario,
  signIn,
  walletTab,
} from '../support/wallet.ts'

const isConnectedFlag = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.connected)

test('R4.1 the wallet is disconnected, connecting, connected, reconnecting', async ({
  page,
}) => {
  await takeTime(page)
  await page.goto('/')
  await expect(connectButton(page)).toBeVisible()
  await chooseDemoWallet(page)
  await expect(prompt(page)).toBeVisible()
  await expect(
    header(page).getByText('Connecting', { exact: true }),
  ).toBeAttached()
  await approve(page, 'Holder')
  await expect(header(page).getByText(/^Sign in/)).toBeAttached()

  await setScenario(page, { latency: 60_000 })
  await stopTime(page)
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await pass(page, 500)
  await expect(
    header(page).getByText('Reconnecting', { exact: true }),
  ).toBeVisible()
})

test('R4.2 the product session is apart from the wallet: signed in after a successful signature', async ({
  page,
}) => {
  const me = () => page.request.get('/api/auth/me')
  await page.goto('/')
  expect((await me()).status()).toBe(401)
  await connect(page, 'Holder')
  expect((await me()).status()).toBe(401)
  await closePanel(page)
  await expect(
    header(page).getByRole('button', { name: /^Sign in 0x/ }),
  ).toBeVisible()
  await header(page)
    .getByRole('button', { name: /^Sign in 0x/ })
    .click()
  await askForSignature(page)
  await approve(page)
  await expect(disconnectIcon(page)).toBeVisible()
  expect((await me()).status()).toBe(200)
})

test('R4.3 a connected wallet without a session does not log in by itself', async ({
  page,
}) => {
  const proofs = watchCalls(page, '/api/auth/verify')
  await page.goto('/')
  await connect(page, 'Holder')
  // The message is there to be read; the wallet is not asked to sign it.
  await expect(panel(page).locator('[data-message]')).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)
  await closePanel(page)
  const button = header(page).getByRole('button', { name: /^Sign in 0x/ })
  await expect(button).toBeVisible()

  // Nobody looks: a wallet that comes back asks for nothing at all.
  const nonces = watchCalls(page, '/api/auth/nonce')
  await page.reload()
  await expect(button).toBeVisible()
  expect(nonces).toHaveLength(0)
  await button.click()
  await expect(panel(page).locator('[data-message]')).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)
  expect(proofs).toHaveLength(0)
  await askForSignature(page)
  await expect(prompt(page)).toBeVisible()
})

test('R4.4 a session for the same address is reused without signing again', async ({
  page,
}) => {
  await page.goto('/')
  await signIn(page, 'Holder')
  const nonces = watchCalls(page, '/api/auth/nonce')
  await page.reload()
  await expect(header(page).getByText('0x90F7…b906')).toBeVisible()
  await expect(walletTab(page)).toHaveAttribute('data-live')
  await useFrames(page)
  const session = page.waitForRequest('**/api/auth/me')
  await page.reload()
  await session
  await expect(disconnectIcon(page)).toBeVisible()
  expect(nonces).toHaveLength(0)
  await expect(prompt(page)).toHaveCount(0)
})

test('R4.5 after a successful login the page reloads', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { isBefore: true }))
  const reloaded = page.waitForEvent('load')
  await signIn(page, 'Holder')
  await reloaded
  const [isBefore, type] = await page.evaluate(() => [
    'isBefore' in window,
    (
      performance.getEntriesByType(
        'navigation',
      )[0] as PerformanceNavigationTiming
    ).type,
  ])
  expect(isBefore).toBe(false)
  expect(type).toBe('reload')
})

test('R4.6 logout clears the session, signs the wallet out and disconnects it', async ({
  page,
}) => {
  await page.goto('/')
  await signIn(page, 'Holder')
  const logouts = watchCalls(page, '/api/auth/logout')
  await header(page)
    .getByRole('button', { name: /^Account 0x/ })
    .click()
  await header(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(connectButton(page)).toBeVisible()
  expect(logouts).toHaveLength(1)
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
  await expect(walletTab(page)).not.toHaveAttribute('data-live')
  expect(await isConnectedFlag(page)).toBeNull()
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
})

test('R4.7 a remembered connection reconnects after 500 ms with the first connector; the flag goes on disconnect', async ({
  page,
  club,
}) => {
  const { address } = club.accounts.holder
  await announceWallets(page, [
    { rdns: 'first.test', name: 'First', address },
    { rdns: 'second.test', name: 'Second', address },
  ])
  await setScenario(page, { announce: false })
  await takeTime(page)
  await page.addInitScript((key) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    localStorage.setItem(key, 'true')
  }, storageKeys.connected)
  await page.goto('/')
  await expect(
    header(page).getByRole('button', { name: /^Sign in 0x/ }),
  ).toBeVisible()
  const asked = await askedOf(page)
  expect(asked).toContain('First eth_accounts')
  expect(asked.filter((call) => call.startsWith('Second'))).toEqual([])
  expect(asked).not.toContain('First eth_requestAccounts')
  expect(await isConnectedFlag(page)).toBe('true')
})

test('R4.7 not before 500 ms, and not at all where nothing is remembered', async ({
  page,
}) => {
  await takeTime(page)
  await page.goto('/')
  await connect(page, 'Holder')
  expect(await isConnectedFlag(page)).toBe('true')
  const clock = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(clock + 5_000)
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await pass(page, 499)
  await expect(connectButton(page)).toBeVisible()
  await pass(page, 1)
  await expect(header(page).getByText(/^Sign in/)).toBeVisible()

  await page.clock.resume()
  await header(page)
    .getByRole('button', { name: /^Sign in 0x/ })
    .click()
  await page.keyboard.press('Escape')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await stopTime(page)
  await pass(page, 2_000)
  await expect(connectButton(page)).toBeVisible()
})

test('R4.7 the flag is removed on disconnect', async ({ page }) => {
  await page.goto('/')
  await connect(page, 'Holder')
  expect(await isConnectedFlag(page)).toBe('true')
  await panel(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  expect(await isConnectedFlag(page)).toBeNull()
})

test('R4.7 the flag is removed also where the wallet was to be reconnected first', async ({
  page,
}) => {
  await takeTime(page)
  await page.goto('/')
  await signIn(page, 'Holder')
  expect(await isConnectedFlag(page)).toBe('true')
  const clock = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(clock + 5_000)
  await page.reload()
  await disconnectIcon(page).click()
  await expect(connectButton(page)).toBeVisible()
  expect(await isConnectedFlag(page)).toBeNull()
  await pass(page, 2_000)
  await expect(connectButton(page)).toBeVisible()
})

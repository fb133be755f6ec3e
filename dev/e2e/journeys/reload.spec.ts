import { messages } from '@narwhal-club/core/messages'
import { deferred } from '@narwhal-club/core/testing'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { toast, toasts } from '../support/toast.ts'
import { createGate } from '../support/traffic.ts'
import {
  approve,
  askForSignature,
  chooseDemoWallet,
  connect,
  connectAndAsk,
  connectButton,
  disconnectIcon,
  panel,
  prompt,
  signIn,
} from '../support/wallet.ts'
import {
  accountChip,
  panelButton,
  shownMessage,
  signedInAs,
  signInButton,
} from './support/page.ts'
import { atNight, test } from './support/test.ts'

/** Nothing is left open, and no wallet asks by itself. */
async function expectQuiet(page: Page) {
  await expect(panel(page)).toHaveCount(0)
  await expect(prompt(page)).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(0)
}

/** A sign-in that starts at the header and is carried to its end. */
async function signInFromHeader(page: Page) {
  await signInButton(page, 'Holder').click()
  await askForSignature(page)
  await approve(page)
  await expect(accountChip(page, 'Holder')).toBeVisible()
}

test(
  'behavior: reloaded while choosing a wallet',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await connectButton(page).click()
    await expect(panelButton(page, /Demo wallet/)).toBeVisible()
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
    await expectQuiet(page)
  },
)

test(
  'behavior: reloaded while the wallet asks to connect',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await chooseDemoWallet(page)
    await expect(prompt(page)).toBeVisible()
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
    await expectQuiet(page)
  },
)

test('behavior: reloaded while connected: connected again, without a word', async ({
  page,
}) => {
  await page.goto('/')
  await connect(page, 'Holder')
  await expect(shownMessage(page)).toBeVisible()
  await page.reload()
  await expect(signInButton(page, 'Holder')).toBeVisible()
  await expectQuiet(page)
  await signInFromHeader(page)
})

test(
  'behavior: reloaded while the message is shown',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await connect(page, 'Holder')
    const message = await shownMessage(page).textContent()
    await page.reload()
    await expect(signInButton(page, 'Holder')).toBeVisible()
    await expectQuiet(page)
    await signInButton(page, 'Holder').click()
    await expect(shownMessage(page)).not.toHaveText(message ?? '')
  },
)

test(
  'behavior: reloaded while the wallet asks to sign',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await connectAndAsk(page, 'Holder')
    await page.reload()
    await expect(signInButton(page, 'Holder')).toBeVisible()
    await expectQuiet(page)
    await signInFromHeader(page)
  },
)

test('behavior: reloaded before the server has the signature', async ({
  page,
}) => {
  await page.goto('/')
  await connectAndAsk(page, 'Holder')
  await page.route('**/api/auth/verify', createGate().hold)
  const called = page.waitForRequest('**/api/auth/verify')
  await approve(page)
  await called
  await page.reload()
  await expect(signInButton(page, 'Holder')).toBeVisible()
  await expectQuiet(page)
  expect(await signedInAs(page)).toBeNull()
})

test(
  'behavior: reloaded after the server has decided: signed in',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await connectAndAsk(page, 'Holder')
    const decided = deferred()
    await page.route('**/api/auth/verify', async (route) => {
      await route.fetch()
      decided.resolve()
    })
    await approve(page)
    await decided.promise
    await page.reload()
    await expect(accountChip(page, 'Holder')).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
  },
)

test('behavior: reloaded while signed in: said once, not again', async ({
  page,
}) => {
  await page.goto('/')
  await signIn(page, 'Holder')
  const { title } = messages.toasts.signedIn
  await expect(toast(page, title)).toBeVisible()
  await page.reload()
  await expect(accountChip(page, 'Holder')).toBeVisible()
  await expectQuiet(page)
})

test(
  'behavior: reloaded before the server has heard of the sign-out: out, and told',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'Holder')
    await page.route('**/api/auth/logout', createGate().hold)
    const called = page.waitForRequest('**/api/auth/logout')
    await disconnectIcon(page).click()
    await called
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
    expect(await signedInAs(page)).not.toBeNull()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect.poll(() => signedInAs(page), { timeout: 20_000 }).toBeNull()
  },
)

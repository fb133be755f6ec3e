import { messages } from '@narwhal-club/core/messages'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import {
  connectButton,
  header,
  panel,
  prompt,
  signIn,
} from '../support/wallet.ts'
import { accountChip, panelButton } from './support/page.ts'
import { atNight, brokenCall, test } from './support/test.ts'

const { chain, ui, words } = messages

/** Part of the app's code does not arrive until the function returned is called. */
async function withhold(page: Page, chunk: string) {
  const path = `**/assets/${chunk}-*.js`
  await page.route(path, (route) => route.abort())
  return () => page.unroute(path)
}

test('error: a screen’s code does not come; the rest stands, and it comes later', async ({
  page,
  allow,
}) => {
  allow(brokenCall)
  await page.goto('/')
  const deliver = await withhold(page, 'AboutScreen')
  await header(page).getByRole('link', { name: ui.menu.about }).click()
  await expect(page.getByText(ui.error.title)).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
  await deliver()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'error: an answer is not what it should be; the rest stands',
  atNight,
  async ({ page, allow }) => {
    allow(/TypeError|404/)
    await page.route('**/api/facts', (route) => route.fulfill({ json: {} }))
    await page.goto('/nothing-is-here')
    await header(page)
      .getByRole('link', { name: ui.menu.home, exact: true })
      .click()
    await expect(page.getByText(ui.error.title)).toBeVisible()
    await expect(connectButton(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('error: the wallet’s code does not come; it says so and is tried again', async ({
  page,
  allow,
}) => {
  allow(brokenCall)
  await page.goto('/')
  const deliver = await withhold(page, 'system.signing')
  await connectButton(page).click()
  await expect(
    panel(page).getByText(chain.wallet.notLoaded, { exact: true }),
  ).toBeVisible()
  await deliver()
  await panelButton(page, words.tryAgain).click()
  await panel(page)
    .getByRole('button', { name: /Demo wallet/ })
    .click()
  await expect(prompt(page)).toBeVisible()
})

test(
  'error: the dialog’s code does not come; it comes later',
  atNight,
  async ({ page, allow }) => {
    allow(brokenCall)
    await page.goto('/')
    const deliver = await withhold(page, 'ConnectDialog')
    const missed = page.waitForEvent('requestfailed')
    await connectButton(page).click()
    await missed
    await deliver()
    await expect(panel(page)).toBeVisible()
  },
)

test(
  'error: the account’s code does not come; it comes later',
  atNight,
  async ({ page, allow }) => {
    allow(brokenCall)
    await page.goto('/')
    await signIn(page, 'Holder')
    const deliver = await withhold(page, 'AccountChip')
    const missed = page.waitForEvent('requestfailed')
    await page.reload()
    await missed
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await deliver()
    await expect(accountChip(page, 'Holder')).toBeVisible()
  },
)

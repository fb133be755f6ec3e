import { expect, type Page } from '@playwright/test'
import { untilDrawn } from '../support/frame.ts'
import { createGate } from '../support/traffic.ts'
import { connectButton, header, panel } from '../support/wallet.ts'
import { brokenCall, test } from './support/test.ts'

/** The app's code is held back: the page is there, and nothing answers yet. */
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
})

/** Opens a page as the server drew it; its code comes once the gate is open. */
async function openDrawn(page: Page, path: string, code = 'index') {
  await untilDrawn(page.request, path)
  const gate = createGate()
  await page.route(new RegExp(`/assets/${code}-[^/]+\\.js$`), gate.hold)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'clubTakes' in window)
  return gate
}

test('behavior: what is pressed before the code is there is done after it, once', async ({
  page,
}) => {
  const gate = await openDrawn(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const theme = page.locator('html')
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  // Twice, as a person does to whom nothing happens.
  for (let times = 0; times < 2; times++)
    await header(page).getByRole('button', { name: /theme/i }).first().click()
  await connectButton(page).first().click()
  await expect(panel(page)).toHaveCount(0)
  gate.open()
  await expect(panel(page)).toBeVisible()
  await expect(theme).toHaveAttribute('data-theme', 'light')
})

test('behavior: a screen whose code is late stays as it was drawn, and what is pressed there is done', async ({
  page,
}) => {
  const gate = await openDrawn(page, '/analytics', 'AnalyticsScreen')
  const card = page.getByRole('region', { name: 'How many each holder has' })
  await expect(card).toContainText(/\d+\.\d%/)
  await card.getByRole('button', { name: 'Table' }).click()
  const table = card.getByRole('group', { name: /^Table of/ })
  await expect(table).toHaveCount(0)
  gate.open()
  await expect(table).toBeVisible()
})

test('error: a screen whose code does not come says so, in the end', async ({
  page,
  allow,
  uncaught,
}) => {
  await untilDrawn(page.request, '/team')
  allow(brokenCall)
  allow(/React error #418/)
  await page.route(/\/assets\/TeamScreen-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/team')
  const main = page.getByRole('main')
  await expect(main).toContainText('Fathom')
  const again = main.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  // What was drawn is given up for it: React tells, once.
  expect(uncaught.splice(0)).toHaveLength(1)
  await page.unroute(/\/assets\/TeamScreen-[^/]+\.js$/)
  await again.click()
  await expect(main).toContainText('Fathom')
})

test('behavior: what is typed before the code is there stays, and is looked for', async ({
  page,
}) => {
  const gate = await openDrawn(page, '/clubs/main')
  const search = page.getByRole('main').getByRole('search')
  const field = search.getByRole('searchbox')
  await field.pressSequentially('reef')
  await search.getByRole('button').first().click()
  gate.open()
  await expect(page).toHaveURL(/[?&]q=reef/)
  const found = page.getByRole('main').getByRole('article')
  await expect(found.filter({ hasText: /reef/i }).first()).toBeVisible()
  // Other tests publish in this club as well.
  await expect(found.filter({ hasNotText: /reef/i })).toHaveCount(0)
  await expect(field).toHaveValue('reef')
})

test('behavior: what is chosen before the code is there is chosen after it', async ({
  page,
}) => {
  const gate = await openDrawn(page, '/clubs/main')
  const choices = page.getByRole('main').getByRole('radio')
  await expect(choices.first()).toBeChecked()
  await choices.last().locator('..').click()
  await expect(choices.first()).toBeChecked()
  gate.open()
  await expect(choices.last()).toBeChecked()
  await expect(page).toHaveURL(/\?/)
})

test('behavior: a slider that is moved before the code is there has moved', async ({
  page,
}) => {
  const gate = await openDrawn(page, '/analytics')
  const slider = page.getByRole('main').getByRole('slider').first()
  await expect(slider).toHaveAttribute('aria-valuetext', 'Now')
  await slider.press('ArrowLeft')
  gate.open()
  await expect(page).toHaveURL(/\?block=\d+$/)
  await expect(slider).toHaveAttribute('aria-valuetext', /, block [\d,]+$/)
})

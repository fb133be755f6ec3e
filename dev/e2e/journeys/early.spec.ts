import { expect } from '@playwright/test'
import { untilDrawn } from '../support/frame.ts'
import { createGate } from '../support/traffic.ts'
import { connectButton, header, panel } from '../support/wallet.ts'
import { test } from './support/test.ts'

/** The app's code is held back: the page is there, and nothing answers yet. */
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
})

test('behavior: what is pressed before the code is there is done after it, once', async ({
  page,
}) => {
  await untilDrawn(page.request, '/')
  const gate = createGate()
  await page.route(/\/assets\/index-[^/]+\.js$/, gate.hold)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => 'clubTakes' in window)
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

import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Where notifications are: F8 focuses it (R9.11). */
export const notificationArea = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ })

/** All that is shown there now. */
export const toasts = (page: Page) =>
  notificationArea(page).getByRole('listitem')

/** The visible toast with exactly this title. */
export const toast = (page: Page, title: string) =>
  toasts(page).filter({ has: page.getByText(title, { exact: true }) })

/** Waits for the toast, and holds its body to the exact text. */
export async function expectToast(page: Page, title: string, body: string) {
  await expect(toast(page, title)).toBeVisible()
  await expect(
    toast(page, title).getByText(body, { exact: true }),
  ).toBeVisible()
}

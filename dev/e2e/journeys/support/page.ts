import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { AccountName } from '../../support/wallet.ts'
import { header, panel } from '../../support/wallet.ts'
import { shortOf } from './demoWallet.ts'

/** The button of a connected wallet without a session. */
export const signInButton = (page: Page, name: AccountName) =>
  header(page).getByRole('button', { name: `Sign in ${shortOf(name)}` })

/** The account's chip of a signed-in page (R2.16). */
export const accountChip = (page: Page, name: AccountName) =>
  header(page).getByRole('button', { name: `Account ${shortOf(name)}` })

/** A sentence for the whole site, under the header. */
export const banner = (page: Page, title: string) =>
  page
    .locator('[data-layout]')
    .getByRole('status')
    .filter({ has: page.getByText(title, { exact: true }) })

/** The text that the wallet will sign, as the panel shows it. */
export const shownMessage = (page: Page) =>
  panel(page).locator('[data-message]')

export const panelButton = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('button', { name, exact: true })

/** Holds the panel to a state: its heading and its sentence. */
export async function expectPanel(page: Page, title: string, body: string) {
  await expect(panel(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(panel(page).getByText(body, { exact: true })).toBeVisible()
}

/** The address that this browser is signed in with; null: none. */
export async function signedInAs(page: Page): Promise<string | null> {
  const answer = await page.request.get('/api/auth/me')
  return answer.ok() ? (await answer.json()).address : null
}

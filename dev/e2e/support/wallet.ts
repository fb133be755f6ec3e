import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Accounts of the local world, by the name the demo wallet shows. */
export type AccountName =
  | 'Admin'
  | 'Whale'
  | 'Proposer'
  | 'Holder'
  | 'Newcomer'
  | 'Token-rich'

/** Scenario switches of the demo wallet, set before the page loads. */
export interface Scenario {
  locked?: boolean
  startChain?: number
  unknownChains?: number[]
  latency?: number
  accounts?: number[]
  announce?: boolean
}

export const prompt = (page: Page) =>
  page.getByRole('dialog', { name: 'Demo wallet' })

export async function setScenario(page: Page, scenario: Scenario) {
  await page.addInitScript((value) => {
    localStorage.setItem('demo-wallet.scenario', value)
  }, JSON.stringify(scenario))
}

/** Picks an account where the wallet asks for one, and approves. */
export async function approve(page: Page, account?: AccountName) {
  const window = prompt(page)
  await expect(window).toBeVisible()
  if (account)
    await window.getByRole('radio', { name: new RegExp(`^${account}`) }).check()
  await window.getByRole('button', { name: 'Approve' }).click()
}

export async function reject(page: Page) {
  await prompt(page).getByRole('button', { name: 'Reject' }).click()
}

/** Opens the connect dialog and chooses the demo wallet. */
export async function chooseDemoWallet(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Connect wallet' })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Demo wallet/ })
    .click()
}

/** From a visitor's page to a connected wallet without a session. */
export async function connect(page: Page, account: AccountName = 'Holder') {
  await chooseDemoWallet(page)
  await approve(page, account)
}

/** The visible toast with this title. */
export const toast = (page: Page, title: string) =>
  page.getByRole('status').filter({ hasText: title })

import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Hex } from 'viem'

/** Accounts of the local world, by the name the demo wallet shows. */
export type AccountName =
  | 'Admin'
  | 'Whale'
  | 'Proposer'
  | 'Holder'
  | 'Newcomer'
  | 'Token-rich'

/** What the wallet offers: one of those, or the account of one test. */
export type Offered = AccountName | 'Own'

/** Scenario switches of the demo wallet, set before the page loads. */
export interface Scenario {
  locked?: boolean
  startChain?: number
  unknownChains?: number[]
  latency?: number
  accounts?: number[]
  announce?: boolean
  own?: Hex
}

export const prompt = (page: Page) =>
  page.getByRole('dialog', { name: 'Demo wallet', exact: true })

/** The demo wallet's button at the page's edge; it opens its settings. */
export const walletTab = (page: Page) =>
  page.getByRole('button', { name: 'Demo wallet', exact: true })

/** The connect dialog of the product, not the wallet's own window. */
export const panel = (page: Page) =>
  page.locator('[role="dialog"][aria-modal="true"]')

/** The page's own header: the wallet's windows have one, too. */
export const header = (page: Page) =>
  page.locator('[data-layout]').getByRole('banner')

/** The header's button of a visitor (R2.16). */
export const connectButton = (page: Page) =>
  header(page).getByRole('button', { name: 'Connect wallet', exact: true })

export const disconnectIcon = (page: Page) =>
  header(page).getByRole('button', { name: 'Disconnect', exact: true })

export async function setScenario(page: Page, scenario: Scenario) {
  await page.addInitScript((value) => {
    localStorage.setItem('demo-wallet.scenario', value)
  }, JSON.stringify(scenario))
}

/** Picks an account where the wallet asks for one, and approves. */
export async function approve(page: Page, account?: Offered) {
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
  await connectButton(page).click()
  await panel(page)
    .getByRole('button', { name: /Demo wallet/ })
    .click()
}

/**
 * From a visitor's page to a connected wallet without a session: the panel asks
 * for a message by itself.
 */
export async function connect(page: Page, account: Offered = 'Holder') {
  await chooseDemoWallet(page)
  await approve(page, account)
  await expect(prompt(page)).toBeHidden()
}

/** From the message to the wallet's prompt: the one act of a sign-in. */
export async function askForSignature(page: Page) {
  await panel(page)
    .getByRole('button', { name: 'Sign in with Demo wallet' })
    .click()
}

/** From a visitor's page to the wallet's prompt for the signature. */
export async function connectAndAsk(page: Page, account?: Offered) {
  await connect(page, account)
  await askForSignature(page)
  await expect(prompt(page)).toBeVisible()
}

/** From a visitor's page to a signed-in one, reloaded (R4.5). */
export async function signIn(page: Page, account?: Offered) {
  await connectAndAsk(page, account)
  const reloaded = page.waitForEvent('load')
  await approve(page)
  await reloaded
  await expect(disconnectIcon(page)).toBeVisible()
}

/** Closes the connect dialog; a connected wallet stays connected. */
export async function closePanel(page: Page) {
  await panel(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(panel(page)).toHaveCount(0)
}

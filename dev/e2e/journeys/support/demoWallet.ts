import type { Page } from '@playwright/test'
import { createTestAccounts } from '../../../world/accounts.ts'
import {
  type AccountName,
  type Offered,
  walletTab,
} from '../../support/wallet.ts'

const accounts = createTestAccounts()

/** The demo wallet's names, in its order, and whom each stands for. */
const order = {
  Admin: accounts.admin,
  Whale: accounts.whale,
  Proposer: accounts.proposer,
  Holder: accounts.holder,
  Newcomer: accounts.newcomer,
  'Token-rich': accounts.tokenRich,
} as const satisfies Record<AccountName, unknown>

export const addressOf = (name: AccountName) => order[name].address

/** As the page shows it (R2.16). */
export const shortOf = (name: AccountName) =>
  `${addressOf(name).slice(0, 6)}…${addressOf(name).slice(-4)}`

/** Picks another account in the wallet's own settings. */
export async function pickAccount(page: Page, name: Offered) {
  await walletTab(page).click()
  const settings = page.getByRole('dialog', { name: 'Demo wallet settings' })
  await settings.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  await settings.getByRole('button', { name: 'Close' }).click()
}

/** The same from another tab, for when a window of the wallet is in the way. */
export async function pickAccountElsewhere(page: Page, name: AccountName) {
  const other = await page.context().newPage()
  await other.goto('/healthz')
  await other.evaluate((account) => {
    const key = 'demo-wallet.state'
    const state = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...state, account }))
  }, Object.keys(order).indexOf(name))
  await other.close()
}

/** Flips a switch of the wallet's settings. */
export async function setInWallet(
  page: Page,
  name: 'Locked' | 'Offline',
  isOn: boolean,
) {
  await walletTab(page).click()
  const settings = page.getByRole('dialog', { name: 'Demo wallet settings' })
  await settings.getByRole('checkbox', { name }).setChecked(isOn)
  await settings.getByRole('button', { name: 'Close' }).click()
}

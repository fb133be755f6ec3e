import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumPath } from '../../../run/chromium.mjs'
import { type Chain, startChain } from '../../chain.ts'
import { bundleWallet } from '../../serveWallet.ts'
import type { Scenario } from '../scenario.ts'
import { findWallet, serveBarePage } from './page.ts'

export type Site = {
  chain: Chain
  origin: string
  /** Opens a page in a browser profile of its own. */
  open(scenario?: Scenario): Promise<Page>
  stop(): Promise<void>
}

/** Starts a chain, a bare page with the wallet, and a browser. */
export async function startSite(): Promise<Site> {
  const chain = await startChain({ blockTime: 0.2 })
  const script = await bundleWallet(chain.rpcUrl, chain.addresses)
  const page = await serveBarePage(script, chain.rpcUrl)
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
  })
  return {
    chain,
    origin: page.origin,
    async open(scenario = {}) {
      const context = await browser.newContext()
      await context.addInitScript(
        (value) => localStorage.setItem('demo-wallet.scenario', value),
        JSON.stringify(scenario),
      )
      const tab = await context.newPage()
      await tab.goto(page.origin)
      await findWallet(tab)
      return tab
    },
    async stop() {
      await browser.close()
      page.stop()
      await chain.stop()
    },
  }
}

export const prompt = (page: Page) =>
  page.getByRole('dialog', { name: 'Demo wallet', exact: true })
export const approve = (page: Page) =>
  prompt(page).getByRole('button', { name: 'Approve' }).click()
export const reject = (page: Page) =>
  prompt(page).getByRole('button', { name: 'Reject' }).click()
export const pick = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
export const openPanel = (page: Page) =>
  page.getByRole('button', { name: 'Demo wallet' }).click()

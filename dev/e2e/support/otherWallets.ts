import type { Page } from '@playwright/test'

export interface OtherWallet {
  rdns: string
  name: string
  /** Without a prompt: the site is permitted already. */
  address?: string
  /** What it refuses from the start; `breakWallets` adds to it. */
  refusals?: Record<string, Refusal>
}

interface Refusal {
  code: number
  message: string
}

/**
 * Announces wallets besides the demo wallet (EIP-6963), for what it cannot do:
 * several wallets at once, and wallets that fail. They answer from a table,
 * sign nothing, and write down what they were asked.
 */
export async function announceWallets(page: Page, wallets: OtherWallet[]) {
  await page.addInitScript((list) => {
    const asked: string[] = []
    const refused: Record<string, Refusal> = {}
    Object.assign(window, { otherWallets: { asked, refused } })
    for (const { rdns, name, address, refusals } of list) {
      Object.assign(refused, refusals)
      const accounts = address ? [address] : []
      const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }]
      const answers: Record<string, unknown> = {
        eth_chainId: '0x19',
        eth_accounts: accounts,
        eth_requestAccounts: accounts,
        wallet_requestPermissions: [
          { parentCapability: 'eth_accounts', caveats },
        ],
        wallet_getPermissions: [],
        wallet_revokePermissions: null,
      }
      const provider = {
        async request({ method }: { method: string }) {
          asked.push(`${name} ${method}`)
          const refusal = refused[method]
          if (refusal) throw Object.assign(new Error(refusal.message), refusal)
          return answers[method]
        },
        on: () => provider,
        removeListener: () => {
          if (refused.removeListener) throw new Error('The wallet is broken')
          return provider
        },
      }
      const icon =
        'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
      const info = { uuid: rdns, rdns, name, icon }
      const detail = Object.freeze({ info, provider })
      const tell = () =>
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      addEventListener('eip6963:requestProvider', tell)
      tell()
    }
  }, wallets)
}

type Exposed = {
  otherWallets: { asked: string[]; refused: Record<string, Refusal> }
}

/** What those wallets were asked so far, as `name method`. */
export const askedOf = (page: Page) =>
  page.evaluate(() => (window as unknown as Exposed).otherWallets.asked)

/** From now on those wallets refuse a method, or throw at `removeListener`. */
export const breakWallets = (page: Page, method: string, refusal: Refusal) =>
  page.evaluate(
    ([name, why]) => {
      ;(window as unknown as Exposed).otherWallets.refused[name] = why
    },
    [method, refusal] as const,
  )

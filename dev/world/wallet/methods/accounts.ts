import type { WalletContext } from '../context.ts'
import { unauthorized } from '../errors.ts'

/** `eth_requestAccounts`: asks the person once, then answers at once. */
export async function requestAccounts(wallet: WalletContext) {
  if (wallet.store.accounts().length === 0) await permit(wallet)
  return wallet.store.accounts()
}

/** `wallet_requestPermissions` (EIP-2255): always asks. */
export async function requestPermissions(wallet: WalletContext) {
  await permit(wallet)
  return getPermissions(wallet)
}

/** `wallet_getPermissions`. */
export function getPermissions({ store }: WalletContext) {
  const accounts = store.accounts()
  if (accounts.length === 0) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }]
  return [
    { invoker: location.origin, parentCapability: 'eth_accounts', caveats },
  ]
}

/** `wallet_revokePermissions`. */
export function revokePermissions({ store }: WalletContext) {
  store.set({ isPermitted: false })
  return null
}

async function permit({ ask, store }: WalletContext) {
  if (store.get().isLocked)
    throw unauthorized('The demo wallet is locked: unlock it first.')
  const account = await ask({
    kind: 'accounts',
    method: 'eth_requestAccounts',
    title: 'Connect an account',
    meaning:
      'This site will see the account’s address and may ask it to sign. It cannot move anything by itself.',
  })
  store.set({ account, isPermitted: true })
}

import type { Address } from '../hex.ts'
import { texts } from '../messages/texts.ts'
import type { Signal } from '../ports/clock.ts'
import type { LogPort } from '../ports/log.ts'
import { isAddress } from '../rules/chain/index.ts'

/** The two calls that say where fees go, each a single attempt that may reject (R7.6, R7.7). */
export interface AdminWalletPort {
  adminWallet: (
    call: 'primaryWallet' | 'walletAddress',
    signal?: Signal,
  ) => Promise<unknown>
}

/**
 * Finds out where fees go: the first call, then the second, then the
 * configured default. Only a server's answer is kept.
 */
export function createTreasury(deps: {
  client: AdminWalletPort
  defaultAdmin: string
  log: LogPort
}) {
  const { client, defaultAdmin, log } = deps
  let known: Address | null = null

  return async (signal: Signal): Promise<Address | null> => {
    if (known) return known
    for (const call of ['primaryWallet', 'walletAddress'] as const) {
      try {
        const address = await client.adminWallet(call, signal)
        if (isAddress(address)) {
          known = address
          return address
        }
        log.warn('payment.adminWallet', {
          call,
          message: texts.adminWalletInvalid,
        })
      } catch (error) {
        const isShape =
          (error as { code?: string }).code === 'http.invalidResponse'
        log.warn('payment.adminWallet', {
          call,
          message: isShape ? texts.adminWalletInvalid : texts.adminWalletFailed,
          cause: String(error),
        })
      }
    }
    return isAddress(defaultAdmin) ? defaultAdmin : null
  }
}

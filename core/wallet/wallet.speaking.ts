import { getAddress } from 'viem'
import { toWalletFailure } from './wallet.failure.ts'
import {
  type Eip1193Provider,
  readAccount,
  sendTransaction,
  signText,
} from './wallet.provider.ts'
import { signTypedData } from './wallet.typedData.ts'
import type { WalletSender, WalletSigner } from './wallet.types.ts'

/**
 * What signs and sends for the account that a provider shows.
 *
 * @param current the wallet that this page speaks for, now; rejects without one.
 */
export function speakThrough(
  current: () => Promise<Eip1193Provider>,
): WalletSigner & WalletSender {
  return {
    sign: async (message, address) =>
      signText(await current(), message, address),
    signTypedData: async (typed, account) => {
      try {
        const provider = await current()
        return await signTypedData(provider, typed, account, () =>
          readAccount(provider, getAddress),
        )
      } catch (error) {
        return { ok: false, failure: toWalletFailure(error) }
      }
    },
    readAccount: async () => readAccount(await current(), getAddress),
    sendTransaction: async (transaction) =>
      sendTransaction(await current(), transaction),
  }
}

import { storageKeys } from '../constants.ts'
import type { StoragePort } from '../ports/storage.ts'
import type { WalletOption } from './wallet.types.ts'

/** Keeps that a wallet is connected, and which, in the browser's storage (R4.7). */
export function createWalletMemory(storage: StoragePort) {
  return {
    remember: (id: string) => {
      storage.setItem(storageKeys.connected, 'true')
      storage.setItem(storageKeys.connector, id)
    },
    forget: () => {
      storage.removeItem(storageKeys.connected)
      storage.removeItem(storageKeys.connector)
    },
    /** A wallet was connected here before, and not let go since. */
    isKept: () => storage.getItem(storageKeys.connected) !== null,
    /** Marks the remembered wallet and puts it first. */
    sort: (options: WalletOption[]): WalletOption[] => {
      const id = storage.getItem(storageKeys.connector)
      return options
        .map((option) => ({ ...option, remembered: option.id === id }))
        .sort((a, b) => Number(b.remembered) - Number(a.remembered))
    },
  }
}

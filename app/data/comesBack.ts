import { storageKeys } from '@narwhal-club/core/constants'
import { safeStorage } from '@narwhal-club/core/storage'
import type { WalletView } from '@narwhal-club/core/wallet'

/** The wallet of the last visit is tried again, a moment after the page. */
export const comesBack = (wallet: WalletView['status']) =>
  wallet === 'reconnecting' ||
  (wallet === 'disconnected' &&
    safeStorage(() => window.localStorage).getItem(storageKeys.connected) !==
      null)

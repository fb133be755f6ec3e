import { storageKeys } from '../constants.ts'
import type { StoragePort } from '../ports/storage.ts'

/** Keeps, across reloads, of which bounty a payout is under way. */
export const createRewardingMemory = (storage: StoragePort) => ({
  keep: (bounty: string) => storage.setItem(storageKeys.rewarding, bounty),
  /** Another one that is remembered stays so. */
  drop: (bounty: string) => {
    if (storage.getItem(storageKeys.rewarding) === bounty)
      storage.removeItem(storageKeys.rewarding)
  },
})

import { storageKeys } from '../constants.ts'
import type { Address } from '../hex.ts'
import type { StoragePort } from '../ports/storage.ts'
import { isAddress } from '../rules/chain/index.ts'

/** Keeps in the browser who left without the server's hearing of it (R7.4). */
export function createLeavingMemory(storage: StoragePort) {
  const recall = () => {
    const kept = storage.getItem(storageKeys.leaving)
    return isAddress(kept) ? kept : null
  }
  return {
    recall,
    keep: (address: Address) => storage.setItem(storageKeys.leaving, address),
    drop: () => {
      if (recall() !== null) storage.removeItem(storageKeys.leaving)
    },
  }
}

import { storageKeys } from '../constants.ts'
import type { StoragePort } from '../ports/storage.ts'

/** The swap that this browser is busy with. */
export interface Remembered {
  intent: string
  isRevokeWanted: boolean
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Keeps, across reloads, which swap is under way and what is to become of its
 * approval. Read anew each time: other tabs write, too.
 */
export const createSwapMemory = (storage: StoragePort) => {
  const read = (): Remembered | null => {
    try {
      const row = JSON.parse(storage.getItem(storageKeys.swapping) ?? 'null')
      const { intent, isRevokeWanted } = (row ?? {}) as Partial<Remembered>
      return typeof intent === 'string' && uuid.test(intent)
        ? { intent, isRevokeWanted: isRevokeWanted === true }
        : null
    } catch {
      return null
    }
  }
  return {
    read,
    keep: (row: Remembered) =>
      storage.setItem(storageKeys.swapping, JSON.stringify(row)),
    /** Another one that is remembered stays so. */
    drop: (intent: string) => {
      if (read()?.intent === intent) storage.removeItem(storageKeys.swapping)
    },
  }
}

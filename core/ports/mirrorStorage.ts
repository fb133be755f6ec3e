import type { StoragePort } from './storage.ts'

/** A storage that answers later, such as React Native's `AsyncStorage`, which fits. */
export interface LaterStorage {
  getAllKeys: () => Promise<readonly string[]>
  getItem: (key: string) => Promise<string | null>
  setItem: (key: string, value: string) => Promise<unknown>
  removeItem: (key: string) => Promise<unknown>
}

export interface MirrorStorageOptions {
  /**
   * What the keys that are read begin with; others are left alone.
   * @default 'club.', as all keys of this package do
   */
  prefix?: string
}

/**
 * Reads what the club keeps in such a storage, and from then on answers at once:
 * writes go to it in their order, one key's never past another of that key. A
 * value that could not be written is there until the app ends, and `isLasting` says
 * so.
 *
 * @throws the storage's own error where it cannot be read: what was paid and not
 * confirmed yet may stand in it, so that it is no empty one.
 *
 * @example
 * const storage = await mirrorStorage(AsyncStorage)
 */
export async function mirrorStorage(
  later: LaterStorage,
  { prefix = 'club.' }: MirrorStorageOptions = {},
): Promise<StoragePort> {
  const values = new Map<string, string>()
  const isOurs = (key: string) => key.startsWith(prefix)
  for (const key of (await later.getAllKeys()).filter(isOurs)) {
    const value = await later.getItem(key)
    if (value !== null) values.set(key, value)
  }

  const unwritten = new Set<string>()
  const ends = new Map<string, Promise<void>>()
  const inTurn = (key: string, write: () => Promise<unknown>) => {
    const before = ends.get(key) ?? Promise.resolve()
    const end = before.then(write).then(
      () => void unwritten.delete(key),
      () => void unwritten.add(key),
    )
    ends.set(key, end)
  }
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value)
      inTurn(key, () => later.setItem(key, value))
    },
    removeItem: (key) => {
      values.delete(key)
      inTurn(key, () => later.removeItem(key))
    },
    isLasting: (key) => !unwritten.has(key),
  }
}

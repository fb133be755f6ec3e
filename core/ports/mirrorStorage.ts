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
   * Put before every key, as `prefixStorage` does, which is not to be put around
   * it: then nothing of the last run would be read.
   * @default ''
   */
  prefix?: string
}

/** What the keys of this package begin with; others are left alone. */
const ours = 'club.'

/**
 * Reads what the club keeps in such a storage, and from then on answers at once:
 * writes go to it in their order, one after the other. A value that could not be
 * written is there until the app ends, and `isLasting` says so; of one that is being
 * written it hopes the best.
 *
 * @throws the storage's own error where it cannot be read: what was paid and not
 * confirmed yet may stand in it, so that it is no empty one. What it returns throws
 * for a key that is not one of this package, for it was not read.
 *
 * @example
 * const storage = await mirrorStorage(AsyncStorage)
 */
export async function mirrorStorage(
  later: LaterStorage,
  { prefix = '' }: MirrorStorageOptions = {},
): Promise<StoragePort> {
  const values = new Map<string, string>()
  for (const name of await later.getAllKeys()) {
    if (!name.startsWith(prefix + ours)) continue
    const value = await later.getItem(name)
    if (value !== null) values.set(name, value)
  }
  const nameOf = (key: string) => {
    if (key.startsWith(ours)) return prefix + key
    throw new Error(
      `${key} was not read: is prefixStorage around this storage?`,
    )
  }

  const unwritten = new Set<string>()
  let end: Promise<void> = Promise.resolve()
  const inTurn = (name: string, write: () => Promise<unknown>) => {
    end = end.then(write).then(
      () => void unwritten.delete(name),
      () => void unwritten.add(name),
    )
  }
  return {
    getItem: (key) => values.get(nameOf(key)) ?? null,
    setItem: (key, value) => {
      const name = nameOf(key)
      values.set(name, value)
      inTurn(name, () => later.setItem(name, value))
    },
    removeItem: (key) => {
      const name = nameOf(key)
      values.delete(name)
      inTurn(name, () => later.removeItem(name))
    },
    isLasting: (key) => !unwritten.has(nameOf(key)),
  }
}

/** What we use of the browser's `localStorage`. */
export interface StoragePort {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
  /**
   * Whether a value outlives the page.
   * @default it does
   */
  isLasting?: (key: string) => boolean
}

/**
 * Wraps a storage so that it never throws: where the browser's is blocked or
 * full, values live in memory until the page is left. Opening is a function
 * because the mere access to `localStorage` throws where cookies are blocked.
 *
 * @example
 * const storage = safeStorage(() => window.localStorage)
 */
export function safeStorage(open?: () => StoragePort | undefined): StoragePort {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: StoragePort) => T): T | undefined => {
    try {
      const storage = open?.()
      return storage && use(storage)
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) =>
      memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.delete(key)
      const kept = attempt((storage) => {
        storage.setItem(key, value)
        return storage.getItem(key) === value
      })
      if (!kept) memory.set(key, value)
    },
    removeItem: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    isLasting: (key) => !memory.has(key),
  }
}

/**
 * Puts something before every key, so that two clubs, or a club and another part
 * of a page, share one storage and not their values.
 *
 * @example
 * const storage = prefixStorage(safeStorage(() => window.localStorage), 'acme.')
 */
export const prefixStorage = (
  storage: StoragePort,
  prefix: string,
): StoragePort => ({
  getItem: (key) => storage.getItem(prefix + key),
  setItem: (key, value) => storage.setItem(prefix + key, value),
  removeItem: (key) => storage.removeItem(prefix + key),
  isLasting: (key) => storage.isLasting?.(prefix + key) ?? true,
})

import { storageKeys } from '@narwhal-club/core/constants'
import { safeStorage } from '@narwhal-club/core/storage'

const readers = new Set<() => void>()

/**
 * Whether results are hidden until their reader has voted: a choice of this
 * browser. It stands on the root element, where `boot.js` has put it before
 * anything was painted and the style sheet reads it.
 */
export const results = {
  subscribe: (reader: () => void) => {
    readers.add(reader)
    return () => {
      readers.delete(reader)
    }
  },
  areHidden: () => document.documentElement.dataset.results === 'hidden',
  hide: (isHidden: boolean) => {
    const storage = safeStorage(() => window.localStorage)
    const { dataset } = document.documentElement
    if (isHidden) {
      storage.setItem(storageKeys.results, 'hidden')
      dataset.results = 'hidden'
    } else {
      storage.removeItem(storageKeys.results)
      delete dataset.results
    }
    for (const reader of readers) reader()
  },
}

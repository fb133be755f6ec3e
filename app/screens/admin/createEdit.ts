import { type StoragePort, safeStorage } from '@narwhal-club/core/storage'
import type { Edit } from './edit.rules.ts'

/** Then who writes, and what is changed. */
const storageKey = 'club.edits'

function parse<Value>(row: string | null): Edit<Value> | null {
  try {
    const { version, value, saved } = JSON.parse(row ?? 'null') ?? {}
    return typeof version === 'number' && typeof value === 'object' && value
      ? { version, value, saved }
      : null
  } catch {
    return null
  }
}

/**
 * Holds what an administrator has typed and not saved, while this tab is there:
 * to sign in again loads the page anew. What it cannot read is nothing.
 */
export function createEdit<Value>(
  name: string,
  who: string | null,
  open: () => StoragePort | undefined,
) {
  const storage = safeStorage(open)
  const key = [storageKey, who, name].join('.')
  let at: Edit<Value> | null | undefined
  const readers = new Set<() => void>()
  return {
    // Only when it is read: no server has a storage.
    getSnapshot: () => {
      if (at === undefined) at = parse<Value>(storage.getItem(key))
      return at
    },
    /** What a server draws: it knows of nothing typed. */
    getDrawn: () => null,
    set: (edit: Edit<Value> | null) => {
      at = edit
      if (edit) storage.setItem(key, JSON.stringify(edit))
      else storage.removeItem(key)
      for (const reader of readers) reader()
    },
    subscribe: (reader: () => void) => {
      readers.add(reader)
      return { unsubscribe: () => void readers.delete(reader) }
    },
  }
}

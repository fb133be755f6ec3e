import { type StoragePort, safeStorage } from '@narwhal-club/core/storage'
import { createKept } from '../../data/createKept.ts'
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
  return createKept<Edit<Value> | null>({
    recall: () => parse<Value>(storage.getItem(key)),
    keep: (edit) =>
      edit
        ? storage.setItem(key, JSON.stringify(edit))
        : storage.removeItem(key),
    drawn: null,
  })
}

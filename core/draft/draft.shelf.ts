import { storageKeys } from '../constants.ts'
import type { StoragePort } from '../ports/storage.ts'
import { isSame } from './draft.rules.ts'
import type { DraftValue, Kept, ServerCopy, Words } from './draft.types.ts'

export interface Shelf {
  /** Writes this tab's words; false where they end with the page. */
  keep: (words: Words) => boolean
  /** Forgets this tab's words. */
  drop: () => void
  /** Removes another tab's words, unless it has written others since. */
  take: (kept: Kept) => void
  /** The words of every tab, those of closed ones included. */
  read: () => Kept[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCopy = (value: unknown): value is ServerCopy =>
  isObject(value) && Number.isInteger(value.version) && isObject(value.value)

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function toKept(row: unknown, writer: string): Kept | null {
  if (!isObject(row)) return null
  const { value, base, sent, at } = row
  if (!isObject(value) || !isCopy(base) || !Array.isArray(sent)) return null
  return {
    writer,
    at: Number(at) || 0,
    value,
    base,
    sent: sent.filter(isObject) as DraftValue[],
  }
}

/**
 * Keeps the words of one draft in the browser's storage. Each tab writes under
 * a key of its own, so that none overwrites another's words; a list of the
 * writers makes them found. A list that two tabs wrote at the same moment may
 * lack one of them, until that one keeps its next word or hears of the other.
 * What cannot be read is left where it is.
 */
export function createShelf(deps: {
  storage: StoragePort
  /** Names this tab; another name after each reload. */
  writer: string
  id: string
  now: () => number
}): Shelf {
  const { storage, writer, id, now } = deps
  const list = `${storageKeys.drafts}.${id}`
  const keyOf = (name: string) => `${list}.${name}`
  const writers = (): string[] => {
    const names = parse(storage.getItem(list))
    return Array.isArray(names)
      ? names.filter((n) => typeof n === 'string')
      : []
  }
  const enter = () => {
    const names = writers()
    if (!names.includes(writer))
      storage.setItem(list, JSON.stringify([...names, writer]))
  }
  const leave = (name: string) => {
    storage.removeItem(keyOf(name))
    const names = writers().filter((each) => each !== name)
    if (names.length) storage.setItem(list, JSON.stringify(names))
    else storage.removeItem(list)
  }
  const read = (name: string) =>
    toKept(parse(storage.getItem(keyOf(name))), name)
  const isLasting = () => storage.isLasting?.(keyOf(writer)) ?? true

  return {
    keep: (words) => {
      storage.setItem(keyOf(writer), JSON.stringify({ ...words, at: now() }))
      enter()
      return isLasting()
    },
    drop: () => leave(writer),
    take: (kept) => {
      // Ours may be in memory alone: theirs are then the only lasting ones.
      if (kept.writer === writer || !isLasting()) return
      if (isSame(read(kept.writer)?.value, kept.value)) leave(kept.writer)
    },
    read: () =>
      writers()
        .map(read)
        .filter((kept) => kept !== null),
  }
}

import { createFlights } from './flights.ts'

export interface KeepOptions<Value> {
  /** How many values there may be. @default any number */
  entries?: number
  /** How much they may weigh together, by `weigh`. @default any weight */
  weight?: number
  /** @default the length of the key, and what an entry costs besides */
  weigh?: (value: Value, key: string) => number
  /** Milliseconds for which a value may be used. @default for ever */
  ttl?: number | ((value: Value) => number)
  /** Milliseconds. @default performance.now */
  now?: () => number
}

interface Entry<Value> {
  value: Value
  weight: number
  until: number
}

/** What an entry costs besides, in characters: a million nothings are much. */
export const overhead = 200

/**
 * Remembers values by key, within bounds: those that were used least lately
 * leave first. What is too old to be used stays until then: `last` has it.
 */
export function createKeep<Value>(options: KeepOptions<Value> = {}) {
  const {
    entries: mostEntries = Number.POSITIVE_INFINITY,
    weight: mostWeight = Number.POSITIVE_INFINITY,
    weigh = () => 0,
    ttl = Number.POSITIVE_INFINITY,
    now = () => performance.now(),
  } = options
  const spare = Number.isFinite(mostEntries) ? mostEntries >> 6 : 0
  const entries = new Map<string, Entry<Value>>()
  const flights = createFlights<Value>()
  let total = 0
  /** The one that was used last: it need not be put last once more. */
  let newest: string | undefined

  function remove(key: string) {
    if (key === newest) newest = undefined
    total -= entries.get(key)?.weight ?? 0
    return entries.delete(key)
  }

  function touch(key: string): Entry<Value> | undefined {
    const entry = entries.get(key)
    if (!entry || key === newest) return entry
    entries.delete(key)
    entries.set(key, entry)
    newest = key
    return entry
  }

  function set(key: string, value: Value) {
    remove(key)
    const weight = key.length + weigh(value, key) + overhead
    if (weight > mostWeight) return
    const lives = typeof ttl === 'function' ? ttl(value) : ttl
    entries.set(key, { value, weight, until: now() + lives })
    newest = key
    total += weight
    if (total > mostWeight || entries.size > mostEntries) makeRoom()
  }

  /** To find the oldest is dear: where many are kept, some leave together. */
  function makeRoom() {
    for (const oldest of entries.keys()) {
      if (total <= mostWeight && entries.size <= mostEntries - spare) break
      remove(oldest)
    }
  }

  /** Returns what may still be used. */
  function get(key: string): Value | undefined {
    const entry = touch(key)
    return entry && now() < entry.until ? entry.value : undefined
  }

  return {
    get,
    set,
    /** Returns what is remembered, however old. */
    last: (key: string): Value | undefined => touch(key)?.value,
    delete: remove,
    clear() {
      entries.clear()
      newest = undefined
      total = 0
    },
    *[Symbol.iterator](): Generator<[string, Value]> {
      for (const [key, { value }] of entries) yield [key, value]
    },
    size: () => entries.size,
    weight: () => total,
    /** How many are being fetched. */
    underway: flights.size,
    /**
     * Returns what is remembered, or fetches and remembers it; who asks while
     * another fetches waits for that one.
     *
     * @param signal tells that this asker has gone. When all have, so it is
     * told to the work.
     */
    fetch(
      key: string,
      work: (signal: AbortSignal) => Promise<Value>,
      signal?: AbortSignal,
    ): Promise<Value> {
      const known = get(key)
      if (known !== undefined) return Promise.resolve(known)
      const fetching = async (gone: AbortSignal) => {
        const value = await work(gone)
        set(key, value)
        return value
      }
      return flights.share(key, fetching, signal)
    },
  }
}

interface Entry<Value> {
  value: Value
  size: number
}

/** What keeping anything costs besides, in characters: a million nothings are much. */
const overhead = 200

/** Keeps what was used last, up to so many characters together. */
export function createKept<Value>(most: number) {
  const entries = new Map<string, Entry<Value>>()
  let total = 0

  function drop(key: string) {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key: string, value: Value, size: number) {
      drop(key)
      const cost = size + overhead
      if (cost > most) return
      entries.set(key, { value, size: cost })
      total += cost
      for (const oldest of entries.keys()) {
        if (total <= most) break
        drop(oldest)
      }
    },
    size: () => total,
  }
}

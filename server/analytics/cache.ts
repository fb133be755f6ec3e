interface Entry<Value> {
  value: Value
  size: number
}

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
      if (size > most) return
      entries.set(key, { value, size })
      total += size
      for (const oldest of entries.keys()) {
        if (total <= most) break
        drop(oldest)
      }
    },
    size: () => total,
  }
}

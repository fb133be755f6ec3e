interface Kept<Value> {
  /** Reads it where it is kept. It never throws. */
  recall: () => Value
  keep: (value: Value) => void
  /** What a server draws, which has no storage. */
  drawn: Value
}

/**
 * A store of what a visitor writes, which outlives the page. It is recalled when
 * it is first read, and not before: no server has a storage.
 */
export function createKept<Value>({ recall, keep, drawn }: Kept<Value>) {
  let at: { value: Value } | undefined
  const readers = new Set<() => void>()
  return {
    getSnapshot: () => {
      at ??= { value: recall() }
      return at.value
    },
    getDrawn: () => drawn,
    set: (value: Value) => {
      at = { value }
      keep(value)
      for (const reader of readers) reader()
    },
    /** Whether anyone shows it. */
    isShown: () => readers.size > 0,
    subscribe: (reader: () => void) => {
      readers.add(reader)
      return { unsubscribe: () => void readers.delete(reader) }
    },
  }
}

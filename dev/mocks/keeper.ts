/** The part of `localStorage` that is used. */
export interface KeeperStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** Of this shape: what an older version wrote is left alone. */
const key = 'club.mocks.10'

/** Amounts are `bigint`, which JSON lacks: they are written as `12n`. */
const write = (state: unknown) =>
  JSON.stringify(state, (_, value) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
const read = (text: string) =>
  JSON.parse(text, (_, value) =>
    typeof value === 'string' && /^-?\d+n$/.test(value)
      ? BigInt(value.slice(0, -1))
      : value,
  )

/**
 * Keeps a state in memory and, where there is a store, beyond the page and
 * across its tabs. What this page wrote itself is never read back: an answer
 * under way keeps working on the state it began with.
 */
export function createKeeper<State>(
  store: KeeperStore | undefined,
  initial: State,
) {
  let state = initial
  let known: string | null = null
  return {
    state: () => state,
    load() {
      const text = store?.getItem(key) ?? null
      if (text === null || text === known) return
      known = text
      // An older version's lacks what has come since.
      state = { ...initial, ...read(text) }
    },
    save() {
      if (!store) return
      known = write(state)
      store.setItem(key, known)
    },
  }
}

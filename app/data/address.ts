/** One thing that an address says: search, order, a filter, a place. */
export interface Part<T> {
  /** Its name in the query. */
  name: string
  /** What makes no sense counts as not said. */
  read(said: string | null): T
  /** @returns nothing for what is usual: an address does not say it */
  write(value: T): string | number | undefined
}

/** One of some words; the usual one is not said. */
export const choice = <const T extends string>(
  name: string,
  words: readonly T[],
  usual: T,
): Part<T> => ({
  name,
  read: (said) => words.find((word) => word === said) ?? usual,
  write: (value) => (value === usual ? undefined : value),
})

/** A text such as a search; empty where none of this shape is said. */
export const text = (name: string, shape: RegExp): Part<string> => ({
  name,
  read: (said) => (shape.test(said ?? '') ? (said ?? '') : ''),
  write: (value) => value,
})

/** A text that may be missing, which is not the same as empty. */
export const wish = (name: string): Part<string | undefined> => ({
  name,
  read: (said) => said ?? undefined,
  write: (value) => value,
})

/** A whole number of up to `most`, or nothing. */
export const whole = (
  name: string,
  most = Number.MAX_SAFE_INTEGER,
): Part<number | undefined> => ({
  name,
  read: (said) =>
    /^(0|[1-9][0-9]{0,15})$/.test(said ?? '') && Number(said) <= most
      ? Number(said)
      : undefined,
  write: (value) => value,
})

type StateOf<Parts> = {
  [Key in keyof Parts]: Parts[Key] extends Part<infer T> ? T : never
}

/** Joins what an address says: its state is read from it and written into it. */
export function createAddress<
  // biome-ignore lint/suspicious/noExplicitAny: a part of any type
  Parts extends Record<string, Part<any>>,
>(parts: Parts) {
  const entries = Object.entries(parts)
  return {
    parse(search: string): StateOf<Parts> {
      const said = new URLSearchParams(search)
      return Object.fromEntries(
        entries.map(([key, { name, read }]) => [key, read(said.get(name))]),
      ) as StateOf<Parts>
    },
    /** Returns the query with its question mark, or nothing. */
    format(state: Partial<StateOf<Parts>>): string {
      const said = entries.flatMap(([key, { name, write }]) => {
        const value = key in state ? write(state[key]) : undefined
        return (value ?? '') === '' ? [] : [[name, String(value)]]
      })
      return said.length > 0 ? `?${new URLSearchParams(said)}` : ''
    },
  }
}

export type Address<State> = {
  parse(search: string): State
  format(state: Partial<State>): string
}

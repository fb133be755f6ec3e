/** Places: so many in all, and so many of them for one source. */
export function createShares({ all, each }: { all: number; each: number }) {
  const held = new Map<string, number>()
  let total = 0

  return {
    /** Tells whether a source may have one more. */
    hasRoom: (source: string) => total < all && (held.get(source) ?? 0) < each,
    /** Holds a place for a source until the work is over. */
    async hold<T>(source: string, work: () => Promise<T>): Promise<T> {
      total += 1
      held.set(source, (held.get(source) ?? 0) + 1)
      try {
        return await work()
      } finally {
        total -= 1
        const rest = (held.get(source) ?? 1) - 1
        if (rest === 0) held.delete(source)
        else held.set(source, rest)
      }
    },
  }
}

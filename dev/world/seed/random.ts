export type Random = ReturnType<typeof createRandom>

/** Creates a repeatable source of chance: every new world has the same history. */
export function createRandom(seed: number) {
  let state = seed
  /** From 0 up to 1: mulberry32; its period is ample here. */
  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability: number) => next() < probability,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
    /** Near 1 mostly, now and then much more: how wealth is spread. */
    longTail: (shape: number) => (1 - next()) ** (-1 / shape),
  }
}

import { createRandom, type Random } from '../world/seed/random.ts'

/** Holds a property against many inputs; the seed of one that fails is named. */
export function forSeeds(check: (random: Random) => void, runs = 100): void {
  for (let seed = 1; seed <= runs; seed += 1)
    try {
      check(createRandom(seed))
    } catch (cause) {
      throw new Error(`seed ${seed}: ${(cause as Error).message}`, { cause })
    }
}

/** A list of `length` items, each made by `make`. */
export const listOf = <Item>(length: number, make: (index: number) => Item) =>
  Array.from({ length }, (_, index) => make(index))

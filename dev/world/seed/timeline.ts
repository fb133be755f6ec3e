import type { Random } from './random.ts'

const day = 24 * 60 * 60

/** Thirteen months. */
export const historyLength = 395 * day
/** Each block costs half a megabyte on disk and twice that in memory. */
export const historyBlocks = 200

/**
 * Spreads the blocks of the history over thirteen months that end a minute
 * before `now` (seconds); rising, unevenly, as people come and go.
 */
export function createTimeline(now: number, random: Random) {
  const start = now - historyLength
  const step = (historyLength - 60) / historyBlocks
  const times = Array.from({ length: historyBlocks }, (_, index) =>
    Math.floor(start + step * (index + 0.1 + 0.8 * random.next())),
  )
  return { start, times }
}

/** Blocks in one question: what nodes of this chain are known to allow. */
export const rangeLimits = { first: 2_000, least: 1, most: 10_000 } as const
/** Larger answers (in logs) are not asked for if we can help it. */
export const manyLogs = 8_000
/** Answers in a row that make us bolder, and after a refusal bolder again. */
export const patience = { grow: 4, forget: 50 } as const

export interface Range {
  size: number
  /** What was refused last, less one: not exceeded until it is forgotten. */
  ceiling: number
  /** Answers since the size changed. */
  calm: number
}

export const firstRange: Range = {
  size: rangeLimits.first,
  ceiling: rangeLimits.most,
  calm: 0,
}

const half = (size: number) => Math.max(rangeLimits.least, size >> 1)

/** A refusal halves the range, and is remembered. */
export const afterRefusal = ({ size }: Range): Range => ({
  size: half(size),
  ceiling: Math.max(rangeLimits.least, size - 1),
  calm: 0,
})

/**
 * Many logs halve the range, since the next answer may be too large; some
 * answers with few in them double it. In time a refusal is forgotten: another
 * node answers, or another part of the history.
 */
export function afterAnswer(range: Range, logs: number): Range {
  if (logs > manyLogs) return { ...range, size: half(range.size), calm: 0 }
  const calm = range.calm + 1
  const ceiling = calm > patience.forget ? rangeLimits.most : range.ceiling
  const size = Math.min(range.size * 2, ceiling)
  const mayGrow = calm >= patience.grow && logs * 2 <= manyLogs
  return mayGrow && size > range.size
    ? { size, ceiling, calm: 0 }
    : { ...range, calm }
}

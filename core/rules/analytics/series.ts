/** By how much a number changed, or how often something happened. */
export interface Change {
  /** UTC seconds; the start of the day where changes are kept by the day. */
  at: number
  by: number
}

export interface SeriesRange {
  /** UTC seconds, included. */
  from: number
  /** Not included: the last step ends here, short where it must. */
  to: number
  /** Length of a step in seconds, no shorter than what changes are kept by. */
  step: number
  /**
   * Up to when changes are known, included: the time of the newest block that
   * was read.
   * @default `to`
   */
  knownUntil?: number | undefined
}

export interface SeriesPoint {
  /** The start of the step. */
  at: number
  /** Nothing where the step begins after what is known. */
  value: number | undefined
  /** The step is shorter than the others, or goes beyond what is known. */
  partial: boolean
}

/**
 * Sums up changes for each step, without gaps: transfers a day, mints a day.
 * Changes may come in any order.
 *
 * @throws {RangeError} for a step that is not above zero, or an end before the start.
 */
export function flowSeries(
  changes: Iterable<Change>,
  { from, to, step, knownUntil = to }: SeriesRange,
): SeriesPoint[] {
  if (!(step > 0) || !(to >= from))
    throw new RangeError(`Not a range: ${from} to ${to} by ${step}`)
  const sums = new Array<number>(Math.ceil((to - from) / step)).fill(0)
  for (const { at, by } of changes) {
    if (at < from || at >= to || at > knownUntil) continue
    const index = Math.floor((at - from) / step)
    sums[index] = (sums[index] ?? 0) + by
  }
  return sums.map((sum, index) => {
    const at = from + index * step
    return {
      at,
      value: at <= knownUntil ? sum : undefined,
      partial: at + step > Math.min(to, knownUntil),
    }
  })
}

/**
 * Tells the level at the end of each step, without gaps: holders over time.
 * Changes are given from the very first, since a level is the sum of all before
 * it; those before `from` are where the series starts.
 *
 * @throws {RangeError} as `flowSeries`.
 */
export function levelSeries(
  changes: readonly Change[],
  range: SeriesRange,
): SeriesPoint[] {
  const flows = flowSeries(changes, range)
  let level = 0
  for (const { at, by } of changes) if (at < range.from) level += by
  return flows.map(({ value, ...point }) => {
    level += value ?? 0
    return { ...point, value: value === undefined ? undefined : level }
  })
}

import { type Amount, ascending, ratio, total } from './amounts.ts'

// The population is what is given: a zero counts as a member who has
// nothing. For a figure of holders, give holders.

/**
 * Tells how unequal amounts are, from 0 (all equal) to 1 − 1/n (one has all):
 * G = Σ(2i − n − 1)xᵢ / (nΣx), i = 1…n from the smallest. It is the population's
 * coefficient, without the n/(n − 1) that is put on samples.
 *
 * @example
 * gini([1, 2, 3, 4, 5]) // 0.26666666666666666
 */
export function gini(amounts: Iterable<Amount>): number | undefined {
  const sorted = ascending(amounts)
  const n = BigInt(sorted.length)
  let weighted = 0n
  let sum = 0n
  let weight = 1n - n
  for (const amount of sorted) {
    weighted += weight * amount
    sum += amount
    weight += 2n
  }
  return ratio(weighted, n * sum)
}

/**
 * Tells the Herfindahl–Hirschman index Σsᵢ² of the shares, from 1/n to 1. The
 * scale of competition law, 0 to 10,000, is this by 10,000.
 *
 * @example
 * herfindahl([30, 30, 20, 20]) // 0.26
 */
export function herfindahl(amounts: Iterable<Amount>): number | undefined {
  let squares = 0n
  let sum = 0n
  for (const value of amounts) {
    const amount = BigInt(value)
    squares += amount * amount
    sum += amount
  }
  return ratio(squares, sum * sum)
}

/**
 * Tells the smallest number of members who have more than half together:
 * strictly more, since half does not outvote half.
 *
 * @example
 * nakamoto([50, 30, 20]) // 2
 */
export function nakamoto(amounts: Iterable<Amount>): number | undefined {
  const sorted = ascending(amounts)
  const sum = total(sorted)
  let top = 0n
  for (let k = 1; k <= sorted.length; k += 1) {
    top += sorted[sorted.length - k] ?? 0n
    if (top * 2n > sum) return k
  }
  return undefined
}

/** Tells the share of the `members` largest, of all where there are fewer. */
export function topShare(
  amounts: Iterable<Amount>,
  members: number,
): number | undefined {
  const sorted = ascending(amounts)
  const top = sorted.slice(Math.max(0, sorted.length - members))
  return ratio(total(top), total(sorted))
}

/**
 * Tells how many members the top `percent` are: rounded up, so that the top
 * 10 % of 612 are 62 and the top is never empty.
 */
export function topPercentSize(members: number, percent: number): number {
  return Math.ceil((members * percent) / 100)
}

/** Tells the share of the largest `percent` of members, see `topPercentSize`. */
export function topPercentShare(
  amounts: Iterable<Amount>,
  percent: number,
): number | undefined {
  const sorted = ascending(amounts)
  return topShare(sorted, topPercentSize(sorted.length, percent))
}

/** A count of NFTs, or base units of a token. Whole, never negative. */
export type Amount = number | bigint

/**
 * Divides two whole amounts: the one place where precision is given up.
 * Unknown where there is nothing to divide by.
 */
export function ratio(part: Amount, whole: Amount): number | undefined {
  if (Number(whole) === 0) return undefined
  return Number(part) / Number(whole)
}

/** Adds up amounts without rounding. */
export function total(amounts: Iterable<Amount>): bigint {
  let sum = 0n
  for (const amount of amounts) sum += BigInt(amount)
  return sum
}

/**
 * Sorts amounts, smallest first, as integers. What is in order already is
 * recognised and costs one pass.
 *
 * @throws {RangeError} for an amount that is negative or not whole.
 */
export function ascending(amounts: Iterable<Amount>): readonly bigint[] {
  const sorted = Array.from(amounts, BigInt).sort((a, b) =>
    a < b ? -1 : a > b ? 1 : 0,
  )
  if (sorted[0] !== undefined && sorted[0] < 0n)
    throw new RangeError(`Not an amount: ${sorted[0]}`)
  return sorted
}

/** Tells the middle value; the mean of the two middle ones of an even number. */
export function median(values: Iterable<number>): number | undefined {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  const lower = sorted[Math.ceil(middle) - 1]
  if (upper === undefined || lower === undefined) return undefined
  return (lower + upper) / 2
}

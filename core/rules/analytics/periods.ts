import { median, ratio } from './amounts.ts'

const hour = 3_600
export const day = 24 * hour

/**
 * How long an NFT has been with its holder, in seconds: a month is 30 days, a
 * year 365. `from` belongs to the bucket, `to` to the next one.
 */
export const periodBuckets = [
  { id: 'underDay', from: 0, to: day },
  { id: 'underWeek', from: day, to: 7 * day },
  { id: 'underMonth', from: 7 * day, to: 30 * day },
  { id: 'underQuarter', from: 30 * day, to: 90 * day },
  { id: 'underYear', from: 90 * day, to: 365 * day },
  { id: 'overYear', from: 365 * day, to: undefined },
] as const

export type PeriodBucketId = (typeof periodBuckets)[number]['id']

export interface PeriodBucket {
  id: PeriodBucketId
  from: number
  to: number | undefined
  /** NFTs held for so long. */
  nfts: number
  /** Of all NFTs held; unknown where there is none. */
  share: number | undefined
}

/**
 * Tells how long each NFT has been held.
 *
 * @param since when the holder of each NFT received it, UTC seconds.
 * @throws {RangeError} for an NFT received after `now`.
 */
function periods(since: Iterable<number>, now: number): Float64Array {
  const lengths = Float64Array.from(since, (at) => now - at)
  const wrong = lengths.find((length) => !(length >= 0))
  if (wrong === undefined) return lengths
  throw new RangeError(`Received after the moment asked for: ${wrong} s`)
}

/**
 * Sorts NFTs by how long their holders have had them.
 *
 * @param since when the holder of each NFT received it, UTC seconds.
 */
export function holdingPeriodBuckets(
  since: Iterable<number>,
  now: number,
): PeriodBucket[] {
  const lengths = periods(since, now)
  const rows = periodBuckets.map((bucket) => ({ ...bucket, nfts: 0 }))
  for (const length of lengths) {
    const row = rows.find(({ to = Infinity }) => length < to)
    if (row) row.nfts += 1
  }
  return rows.map((row) => ({ ...row, share: ratio(row.nfts, lengths.length) }))
}

/** Tells the median time for which an NFT has been held, in seconds. */
export function medianHoldingPeriod(
  since: Iterable<number>,
  now: number,
): number | undefined {
  return median(periods(since, now))
}

/**
 * Tells the share of the NFTs that did not move for 180 days or longer. One
 * that never left its minter counts from its mint.
 */
export function diamondHands(
  since: Iterable<number>,
  now: number,
): number | undefined {
  const lengths = periods(since, now)
  const unmoved = lengths.filter((length) => length >= 180 * day)
  return ratio(unmoved.length, lengths.length)
}

import { ratio } from './amounts.ts'

/** How many NFTs one holder has: the last bucket begins at the whale line (R9.7). */
export const holdingBuckets = [
  { from: 1, to: 1 },
  { from: 2, to: 5 },
  { from: 6, to: 10 },
  { from: 11, to: 25 },
  { from: 26, to: 50 },
  { from: 51, to: undefined },
] as const

export interface HoldingBucket {
  /** The fewest NFTs of this bucket. */
  from: number
  /** The most, itself included; open where undefined. */
  to: number | undefined
  holders: number
  /** NFTs of these holders together. */
  held: number
  /** Of all holders; unknown where there is none. */
  holderShare: number | undefined
  /** Of all NFTs held. */
  supplyShare: number | undefined
}

/**
 * Counts the addresses that hold anything: an address with zero is none of the
 * holders, here and in this whole file.
 *
 * @example
 * uniqueHolders([3, 0, 1]) // 2
 */
export function uniqueHolders(counts: Iterable<number>): number {
  let holders = 0
  for (const count of counts) if (count > 0) holders += 1
  return holders
}

/** Adds up what all hold. */
export function heldSupply(counts: Iterable<number>): number {
  let held = 0
  for (const count of counts) held += count
  return held
}

/** Tells how many NFTs a holder has on average. */
export function averageHolding(counts: readonly number[]): number | undefined {
  return ratio(heldSupply(counts), uniqueHolders(counts))
}

/** Tells which share of the holders has exactly one NFT. */
export function singleHolderShare(
  counts: readonly number[],
): number | undefined {
  const single = counts.filter((count) => count === 1).length
  return ratio(single, uniqueHolders(counts))
}

/**
 * Counts the holders of at least 1 % of all NFTs held, which other sites call
 * whales (docs.apetopia.co). Ours are counted by `whales`.
 */
export function majorHolders(counts: readonly number[]): number {
  const held = heldSupply(counts)
  return counts.filter((count) => count > 0 && count * 100 >= held).length
}

/** Sorts holders into `holdingBuckets`; empty buckets stay, so nothing shifts. */
export function holderBuckets(counts: readonly number[]): HoldingBucket[] {
  const rows = holdingBuckets.map(({ from, to }) => ({
    from,
    to,
    holders: 0,
    held: 0,
  }))
  for (const count of counts) {
    const row = rows.find(
      ({ from, to = Infinity }) => count >= from && count <= to,
    )
    if (!row) continue
    row.holders += 1
    row.held += count
  }
  const holders = uniqueHolders(counts)
  const held = heldSupply(counts)
  return rows.map((row) => ({
    ...row,
    holderShare: ratio(row.holders, holders),
    supplyShare: ratio(row.held, held),
  }))
}

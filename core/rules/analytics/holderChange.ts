import type { Amount } from './amounts.ts'

/** What each address has. An address with zero holds nothing. */
export type Holdings<Kind extends Amount = Amount> = ReadonlyMap<string, Kind>

export interface HolderChange {
  /** Hold now and did not before. */
  joined: number
  /** Held before and do not now. */
  left: number
  /** Hold at both ends: what happened between them is not looked at. */
  stayed: number
}

/** Compares who holds at the two ends of a window, of 7 or 30 days say. */
export function holderChange(before: Holdings, after: Holdings): HolderChange {
  let joined = 0
  let left = 0
  let stayed = 0
  for (const [address, amount] of after) {
    if (amount <= 0) continue
    if ((before.get(address) ?? 0) > 0) stayed += 1
    else joined += 1
  }
  for (const [address, amount] of before)
    if (amount > 0 && !((after.get(address) ?? 0) > 0)) left += 1
  return { joined, left, stayed }
}

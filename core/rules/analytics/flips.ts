import { ratio } from './amounts.ts'
import { day } from './periods.ts'

/** One NFT's stay with one holder. Times are UTC seconds. */
export interface Stay {
  /** When it was received, by mint or transfer. */
  from: number
  /** When it was passed on; nothing where it is still there. */
  until?: number | undefined
}

/** One minted NFT. Addresses in lower case. */
export interface MintedNft {
  minter: string
  /** Who has it at the block asked for; nothing once it is burned. */
  owner?: string | undefined
}

const flip = 7 * day

/**
 * Tells the share of stays that ended within 7 days, of all that began at
 * least 7 days before `now`.
 *
 * "Resold" of the specification (behaviour 5) is any passing on: the transfers
 * that we index carry no price. Of acquisitions, not of sales: of the sales of
 * a quiet week all may be flips. And a younger stay is left out even if it
 * ended, because its like that did not end cannot be judged yet: counting one
 * and not the other would show every wave of mints as paper hands.
 */
export function paperHands(
  stays: Iterable<Stay>,
  now: number,
): number | undefined {
  let judged = 0
  let short = 0
  for (const { from, until = Infinity } of stays) {
    if (now - from < flip) continue
    judged += 1
    if (until - from <= flip) short += 1
  }
  return ratio(short, judged)
}

/**
 * Tells the share of minters who have at least one of the NFTs that they
 * minted themselves. One bought back counts; another's NFT does not.
 */
export function mintToHold(nfts: Iterable<MintedNft>): number | undefined {
  const minters = new Set<string>()
  const holding = new Set<string>()
  for (const { minter, owner } of nfts) {
    minters.add(minter)
    if (owner === minter) holding.add(minter)
  }
  return ratio(holding.size, minters.size)
}

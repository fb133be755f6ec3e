import type { User } from '@narwhal-club/core/contract'
import { votingPowerOf } from '@narwhal-club/core/policies'

/** What was read of a member's holdings, and when. */
export interface HoldingsReading {
  nftCount: number
  block: number
  /** RFC 3339: written once, read by every request. */
  readAt: string
}

/** Describes a member (R3.1): the voting power follows from the NFTs. */
export function presentUser(
  address: `0x${string}`,
  { nftCount, block, readAt: at }: HoldingsReading,
  status: 'fresh' | 'stale',
): User {
  const votingPower = votingPowerOf(nftCount)
  const holdings = Object.freeze({ status, block, at })
  return Object.freeze({ address, nftCount, votingPower, holdings })
}

/** Describes a member of whom no number is known. */
export const presentUnknown = (address: `0x${string}`): User => ({
  address,
  holdings: { status: 'unavailable' },
})

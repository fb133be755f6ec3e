import { votingPowerOf } from '../policies/actor.ts'
import type { SwapMode } from './rate.ts'

export interface Held {
  nfts: number
  /** Voting power; what open votes have frozen stays as it is. */
  power: number
}

/** What an account holds after a swap of so many NFTs. */
export function heldAfter(mode: SwapMode, held: number, nfts: number): Held {
  const left = mode === 'deposit' ? Math.max(0, held - nfts) : held + nfts
  return { nfts: left, power: votingPowerOf(left) }
}

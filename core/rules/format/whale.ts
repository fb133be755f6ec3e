import { whale } from '../../constants.ts'

/**
 * Tells whether a holder is a whale (R1.3): over 50 NFTs and over 1e12 tokens,
 * both strict, the balance compared in base units.
 */
export function isWhale(nftCount: number, balance: bigint): boolean {
  return nftCount > whale.nftCountAbove && balance > whale.balanceAbove
}

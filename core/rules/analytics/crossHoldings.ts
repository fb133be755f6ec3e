import { isWhale } from '../format/whale.ts'
import type { Holdings } from './holderChange.ts'

export interface CrossHoldings {
  /** Addresses with NFTs and tokens. */
  both: number
  nftOnly: number
  tokenOnly: number
}

/** Counts who holds NFTs, tokens, or both. */
export function crossHoldings(
  nfts: Holdings<number>,
  tokens: Holdings<bigint>,
): CrossHoldings {
  const count = { both: 0, nftOnly: 0, tokenOnly: 0 }
  for (const [address, nftCount] of nfts) {
    if (nftCount <= 0) continue
    if ((tokens.get(address) ?? 0n) > 0n) count.both += 1
    else count.nftOnly += 1
  }
  for (const [address, balance] of tokens)
    if (balance > 0n && !((nfts.get(address) ?? 0) > 0)) count.tokenOnly += 1
  return count
}

/** Lists the whales (R9.7): over 50 NFTs and over 10^30 base units, both strict. */
export function whales(
  nfts: Holdings<number>,
  tokens: Holdings<bigint>,
): string[] {
  const found: string[] = []
  for (const [address, nftCount] of nfts)
    if (isWhale(nftCount, tokens.get(address) ?? 0n)) found.push(address)
  return found
}

/** What one NFT is worth, both ways (R9.3). */
export interface SwapRate {
  /** Units that one NFT is. */
  ratio: number
  /** Base units of the token in one unit. */
  unit: bigint
}

export type SwapMode = 'deposit' | 'redeem'

export const tokensPerNft = ({ ratio, unit }: SwapRate): bigint =>
  BigInt(ratio) * unit

/** Base units of the token that so many NFTs are given or taken for. */
export const tokensFor = (rate: SwapRate, nfts: number): bigint =>
  BigInt(nfts) * tokensPerNft(rate)

/**
 * The least that a swap may bring, as the vault's `minOut`: the rate is fixed, so
 * all of it. Tokens of a deposit, NFTs of a redeem.
 */
export const leastOut = (
  mode: SwapMode,
  rate: SwapRate,
  nfts: number,
): bigint => (mode === 'deposit' ? tokensFor(rate, nfts) : BigInt(nfts))

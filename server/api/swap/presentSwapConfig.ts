import { gasLimits } from '@narwhal-club/core/constants'
import type { HoldingsSource, SwapConfig } from '@narwhal-club/core/contract'
import { swapLimits, tokensPerNft } from '@narwhal-club/core/swap'
import type { SwapTerms } from './swap.ports.ts'

/** What the vault says of itself. */
export interface VaultReading {
  isPaused: boolean
  nfts: number
  tokens: bigint
}

/** Tells what a swap is and costs, and of the vault what could be read. */
export function presentSwapConfig(
  terms: SwapTerms,
  source: HoldingsSource,
  reading?: VaultReading,
): SwapConfig {
  const { vault, nft, token, rate, fee, feeTo, exempt } = terms
  return {
    vault,
    nft,
    token,
    ratio: rate.ratio,
    unit: String(rate.unit),
    tokensPerNft: String(tokensPerNft(rate)),
    fee: {
      amount: String(fee),
      to: feeTo,
      gas: Number(gasLimits.nativeTransfer),
      exempt,
    },
    limits: {
      ids: swapLimits.ids,
      quoteSeconds: swapLimits.quoteFor / 1_000,
      creditDays: swapLimits.creditFor / 86_400_000,
      confirmations: swapLimits.confirmations,
    },
    source,
    ...(reading && {
      paused: reading.isPaused,
      holds: { nfts: reading.nfts, tokens: String(reading.tokens) },
    }),
  }
}

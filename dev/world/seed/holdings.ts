import { swap } from '@narwhal-club/core/constants'
import { parseEther } from 'viem'
import type { Role } from '../accounts.ts'

const billion = 1_000_000_000n

/** Five hundred trillion. */
export const tokenSupply = parseEther('500000000000000')

/** The unit of the swap in every local world; one NFT is worth fifty. */
export const swapUnit = parseEther(String(billion))

/** Whole tokens for one NFT at that unit. */
export const tokensPerNft = BigInt(swap.ratio) * billion

export type Holding = {
  nfts: number
  /** Whole tokens. */
  tokens: bigint
}

/**
 * What the named accounts hold when a world begins, and so what tests may
 * rely on. The administrator also keeps the rest of the tokens.
 */
export const holdings = {
  admin: { nfts: 12, tokens: 0n },
  whale: { nfts: 72, tokens: 2_500n * billion },
  proposer: { nfts: 60, tokens: 400n * billion },
  holder: { nfts: 3, tokens: 12n * billion + 500_000_000n },
  newcomer: { nfts: 0, tokens: 0n },
  tokenRich: { nfts: 0, tokens: 3_200n * billion },
} as const satisfies Record<Role, Holding>

/** What the swap's vault holds when a world begins. */
export const vault = { nfts: 40, tokens: 20_000n * billion } as const

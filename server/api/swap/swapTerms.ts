import { chain, swap } from '@narwhal-club/core/constants'
import type { SwapTerms } from './swap.ports.ts'

type Hex = `0x${string}`

/** What swaps are made on here, and what they cost (R9.3, R9.4, R6.3). */
export const swapTermsOf = (env: {
  SWAP_CONTRACT: Hex
  NFT_CONTRACT: Hex
  TOKEN_CONTRACT: Hex
  ADMIN_WALLET: Hex
  SWAP_UNIT: string
}): SwapTerms => ({
  vault: env.SWAP_CONTRACT,
  nft: env.NFT_CONTRACT,
  token: env.TOKEN_CONTRACT,
  rate: { ratio: swap.ratio, unit: BigInt(env.SWAP_UNIT) },
  fee: swap.feeCro * 10n ** BigInt(chain.nativeCurrency.decimals),
  feeTo: env.ADMIN_WALLET,
  exempt: env.ADMIN_WALLET,
})

import type { Address, Hex } from 'viem'

/** Written into the bundle by the world that serves it. */
export type WalletConfig = {
  rpcUrl: string
  chainId: number
  tokenSymbol: string
  contracts: { token: Address; nft: Address; swap: Address }
  accounts: { name: string; hint: string; key: Hex }[]
}

declare const __DEMO_WALLET__: WalletConfig

export const config: WalletConfig = __DEMO_WALLET__

import type { Address, Hex } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import type { PlannedStep, SwapFacts, SwapMode } from '../rules/swap/index.ts'

/** What is swapped, as the contract is told. */
export interface SwapOrder {
  mode: SwapMode
  /** Lower case, as all addresses here. */
  account: Address
  ids: readonly string[]
  /** Base units of the token, given or taken. */
  tokens: bigint
  /** The least that it may bring: tokens of a deposit, NFTs of a redeem. */
  minOut: bigint
  /** UTC seconds; the same for as long as it is the same swap. */
  deadline: bigint
}

/** A transaction but for its gas. */
export interface ContractCall {
  to: Address
  data: Hex
}

/** What the contract may take of the account. */
export interface Grants {
  /** All that this swap needs. */
  isGranted: boolean
  /** Every NFT of the account. */
  isGrantedAll: boolean
  /** There is something to revoke. */
  isLeft: boolean
}

/** What an account holds. */
export interface Holdings {
  nfts: number
  /** Base units. */
  tokens: bigint
}

export interface SwapPreflight {
  facts: SwapFacts
  grants: Grants
}

/**
 * The contract that swaps, as the machine knows it. Ours is `createVaultAdapter`;
 * write another one for another contract, and nothing else changes. Each method
 * rejects with what the node throws; none of them asks the wallet.
 */
export interface SwapAdapter {
  /** What so many NFTs are swapped for, by the contract's own rate. */
  quote: (
    ask: { mode: SwapMode; nfts: number },
    signal: Signal,
  ) => Promise<{ tokens: bigint; minOut: bigint }>
  /** All that the chain says of a swap before it is made. */
  preflight: (order: SwapOrder, signal: Signal) => Promise<SwapPreflight>
  /** The call that swaps NFTs for tokens, and the one that swaps them back. */
  deposit: (order: SwapOrder) => ContractCall
  redeem: (order: SwapOrder) => ContractCall
  /** What an account holds. @default the contract's own: what it can deliver */
  inventory: (signal: Signal, account?: Address) => Promise<Holdings>
  paused: (signal: Signal) => Promise<boolean>
  /** The call that lets the contract take what it is to take, and its opposite. */
  approve: (order: SwapOrder, how: Grant) => ContractCall
  revoke: (order: SwapOrder) => ContractCall
}

/** One NFT, all of them, or so many tokens and no more. */
export type Grant = Extract<PlannedStep, { step: 'approve' }>['how']

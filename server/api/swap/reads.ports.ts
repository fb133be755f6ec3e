import type {
  SwapHistory,
  SwapInventory,
  SwapTraits,
} from '@narwhal-club/core/contract'
import type { SwapMode } from '@narwhal-club/core/swap'
import type { Hex } from './swap.ports.ts'

export interface InventoryAsked {
  owner: Hex
  /** Numbers that begin with this. */
  begins: string | null
  traits: readonly { trait: string; value: string }[]
  after: bigint | null
  limit: number
}

export interface HistoryAsked {
  account: Hex | null
  mode: SwapMode | null
  after: { block: number; place: number } | null
  limit: number
}

export type HistoryRow = Omit<SwapHistory['rows'][number], 'at' | 'tokens'> & {
  /** UTC milliseconds. */
  at: number
  tokens: bigint
  /** In its block. */
  place: number
}

/** All of one block of the index; null before it has any. */
type Read<T> = Promise<(T & { block: number }) | null>

/** What pages read: each is one statement. */
export interface SwapReads {
  inventory(asked: InventoryAsked): Read<Pick<SwapInventory, 'rows' | 'total'>>
  traits(owner: Hex): Read<SwapTraits>
  history(asked: HistoryAsked): Read<{ rows: HistoryRow[]; total: number }>
}

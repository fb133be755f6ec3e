export type {
  ContractCall,
  Grant,
  Grants,
  Holdings,
  SwapAdapter,
  SwapOrder,
  SwapPreflight,
} from './swapping.adapter.ts'
export { createAssets, type SwapContracts } from './swapping.assets.ts'
export {
  type AskSwapping,
  createSwappingClient,
  type SwappingCalls,
} from './swapping.calls.ts'
export { swappingFailure, toSwappingFailure } from './swapping.failure.ts'
export { swappingMachine } from './swapping.machine.ts'
export type * from './swapping.types.ts'
export { createVaultAdapter, type VaultOptions } from './swapping.vault.ts'
export {
  type SwapResult,
  toSwappingView,
  toSwapResult,
} from './swapping.view.ts'
export type * from './swapping.view.types.ts'

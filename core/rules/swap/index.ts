export {
  refusalOfSwap,
  type SwapAsk,
  type SwapFacts,
  type SwapRefusal,
} from './checks.ts'
export { type CoinNeed, coinsFor, gasOf } from './coins.ts'
export { faultOfIds, type IdsFault } from './ids.ts'
export { swapLimits } from './limits.ts'
export { type PlanFacts, type PlannedStep, planOf } from './plan.ts'
export { type Held, heldAfter } from './power.ts'
export {
  leastOut,
  type SwapMode,
  type SwapRate,
  tokensFor,
  tokensPerNft,
} from './rate.ts'
export { creditUntil, mayBe, settleSwaps } from './settle.ts'
export type {
  FeePaid,
  SettledState,
  SettleFacts,
  SwapDecision,
  SwapDone,
  SwapIntentFacts,
  SwapSettled,
} from './settle.types.ts'
export {
  encodeVault,
  eventKey,
  isSwapCall,
  type VaultEvent,
  vaultEventOf,
  vaultTopics,
} from './vault.ts'

import type { Hash } from '../../hex.ts'
import type { SwapMode } from './rate.ts'

/** A swap that someone asked for, as it is kept. Moments are UTC milliseconds. */
export interface SwapIntentFacts {
  id: string
  mode: SwapMode
  ids: readonly string[]
  isExempt: boolean
  /** Its payer gave it up, or its time was over. */
  isEnded: boolean
  /** The chain's head when it was made. */
  createdBlock: number
  createdAt: number
  expiresAt: number
  /** The transactions that its payer named last for the fee and the swap. */
  feeHash: Hash | null
  swapHash: Hash | null
  /** The named swap is known to have failed: it is not waited for. */
  isSwapFailed: boolean
  /** The payment that it holds. */
  paidBy: Hash | null
  /** The event that it has become. */
  swappedBy: string | null
}

/** Exactly the fee, from the account to the treasury, as the index has it. */
export interface FeePaid {
  hash: Hash
  block: number
  at: number
  /** Blocks that hold it: 1 in the newest. */
  confirmations: number
}

/** What the vault did for the account, as the index has it. */
export interface SwapDone {
  /** `eventKey`. */
  key: string
  hash: Hash
  block: number
  at: number
  mode: SwapMode
  /** Null where they were not noted. */
  ids: readonly string[] | null
  confirmations: number
}

/** All of one account that is not settled for good. */
export interface SettleFacts {
  /** Each is decided about; their order does not matter. */
  intents: readonly SwapIntentFacts[]
  /** Those that intents hold, and those that nothing has used. */
  payments: readonly FeePaid[]
  /** Those that intents have become, and those that no intent claims. */
  events: readonly SwapDone[]
  /** Time of the newest block that the two are complete up to. */
  readTo: number
}

export type SettledState =
  | 'open'
  | 'paid'
  | 'swapped'
  | 'unpaid'
  | 'ended'
  | 'expired'

export interface SwapDecision {
  state: SettledState
  paidBy: Hash | null
  /** It was paid before this swap was asked for. */
  isByCredit: boolean
  swappedBy: string | null
}

export interface SwapSettled {
  decisions: ReadonlyMap<string, SwapDecision>
  /** Swaps that no intent was made for, and the fee that each uses, if any. */
  strays: { event: string; paidBy: Hash | null }[]
  /** Fees that pay for nothing yet, the oldest first. */
  credits: FeePaid[]
}

import type { PromiseActorLogic } from 'xstate'
import type { Address } from '../hex.ts'

/** The token balance of one address, in base units (R4.9). */
export interface BalanceView {
  status: 'idle' | 'loading' | 'loaded' | 'failed'
  isLoading: boolean
  /** The failure's message; it stays while the balance is read again. */
  error: string | null
  /** Why the last read came to nothing; absent where it did not fail. */
  failure?: BalanceFailure
  /** 0 after a failure, beside the message (R8.5). */
  value: bigint
}

export type BalanceFailureCode =
  /** The node or the contract did not tell a balance. */
  | 'balance.failed'
  /** It was not told within 5 s. */
  | 'balance.timeout'

/** Why there is no balance (R8.5). */
export interface BalanceFailure {
  code: BalanceFailureCode
  /** In the words of what refused, or `Failed to fetch token balance`. */
  message: string
  /** The code of what stood behind it, such as `http.network` or `rpc.refused`. */
  cause?: string
}

export interface BalanceContext {
  address: Address | null
  value: bigint
  failure: BalanceFailure | null
}

export type BalanceEvent =
  /** The balance of this address is wanted; `null`: none. */
  | { type: 'address.changed'; address: Address | null }
  | { type: 'balance.refetch' }

/** A failed read is data; a rejected actor is a defect. */
export type BalanceOutcome =
  | { ok: true; value: bigint }
  | { ok: false; failure: BalanceFailure }

export type BalanceEmitted = {
  type: 'balance.failed'
  address: Address | null
  failure: BalanceFailure
}

export type BalanceActors = {
  readBalance: PromiseActorLogic<BalanceOutcome, { address: Address | null }>
}

import type { PromiseActorLogic } from 'xstate'
import type { Address } from '../hex.ts'

/** The token balance of one address, in base units (R4.9). */
export type BalanceView =
  | {
      status: 'idle' | 'loading' | 'loaded'
      isLoading: boolean
      error: null
      value: bigint
    }
  | {
      status: 'failed'
      isLoading: false
      /** The failure's message. */
      error: string
      failure: BalanceFailure
      /** 0, beside the message (R8.5). */
      value: 0n
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

import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type { Address } from '../hex.ts'

/** R4.9: the token balance of one address, in base units. */
export interface BalanceView {
  status: 'idle' | 'loading' | 'loaded' | 'failed'
  isLoading: boolean
  /** R8.5: the message, or `Failed to fetch token balance`. */
  error: string | null
  /** Base units; 0 after a failure (R8.5). */
  value: bigint
}

export interface BalanceContext {
  address: Address | null
  value: bigint
  error: string | null
}

export type BalanceEvent =
  /** The balance of this address is wanted; `null`: none. */
  | { type: 'address.changed'; address: Address | null }
  | { type: 'balance.refetch' }

/** A failed read is data; a rejected actor is a defect. */
export type BalanceOutcome =
  | { ok: true; value: bigint }
  | { ok: false; message: string }

export type BalanceLogEvent = {
  type: 'balance.failed'
  address: Address | null
  message: string
}

export type BalanceActors = {
  readBalance: PromiseActorLogic<BalanceOutcome, { address: Address | null }>
  /** Writes failures down (R8.5). */
  log: CallbackActorLogic<BalanceLogEvent>
}

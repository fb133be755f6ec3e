import type { Address, Hash } from '../../hex.ts'

/** A fee that someone is asked for (behaviour 1.4). */
export interface FeeIntent {
  id: string
  /** Lower case, as all addresses here. */
  payer: Address
  token: Address
  to: Address
  /** Base units. */
  amount: bigint
  /** The chain's head when it was made: what is older does not pay it. */
  createdBlock: number
  /** UTC milliseconds: what is paid from then on is a credit. */
  expiresAt: number
  state:
    | 'open'
    /** Its payer has named a transaction. */
    | 'submitted'
    | 'confirmed'
    | 'consumed'
    | 'failed'
    | 'expired'
    | 'credited'
  /** The transaction that its payer has named last. */
  hash?: Hash
  /** The primary admin wallet pays nothing (R6.3). */
  isExempt?: boolean
}

/** A `Transfer` of a token, from a receipt or an index that the server read. */
export interface TransferLog {
  hash: Hash
  /** In its block, as nodes count: what came first. */
  logIndex: number
  /**
   * Its place among all logs of its receipt, from 0: the same wherever in a block
   * a reorg puts the transaction.
   */
  receiptIndex: number
  /** The contract that it is a log of. */
  token: Address
  from: Address
  to: Address
  /** Base units. A token may keep a part: what the log says has arrived. */
  value: bigint
  block: number
  /** Time of its block, UTC milliseconds. */
  at: number
  /** Blocks that hold it: 1 in the newest. */
  confirmations: number
}

/** Why a payment does not pay for an intent: each is a code of 409. */
export type FeeFault =
  | 'fee_wrong_token'
  | 'fee_wrong_recipient'
  | 'fee_wrong_sender'
  | 'fee_too_small'
  /** Older than the intent. */
  | 'fee_too_old'
  /** After the intent has expired: it is a credit. */
  | 'fee_too_late'
  /** It has paid for something else: one payment, one use. */
  | 'fee_used'
  | 'fee_reverted'
  /** The transaction moved no token. */
  | 'fee_no_transfer'

export type FeeDecision =
  /** Paid, by this log; null where its payer is exempt, or it was before. */
  | { status: 'confirmed'; log: TransferLog | null }
  /** 409 until then: not in enough blocks, or not in any that was read. */
  | {
      status: 'waiting'
      code: 'fee_unconfirmed'
      have: number
      need: number
      log: TransferLog | null
    }
  /** 402: nothing was paid. */
  | { status: 'refused'; code: 'fee_required' }
  /** 409. `fee_expired`: nothing was paid in time, and nothing will be. */
  | { status: 'refused'; code: FeeFault | 'fee_expired' | 'fee_closed' }

/** Money that arrived and pays for no intent: its payer spends it later. */
export interface FeeCredit {
  payer: Address
  token: Address
  /** Base units. */
  amount: bigint
  log: TransferLog
  /** `over`: what a payment had more than its intent asked for. */
  why: 'unmatched' | 'over'
}

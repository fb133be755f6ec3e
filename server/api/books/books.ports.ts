import type { PayoutFacts } from '@narwhal-club/core/bounties'
import type {
  CreditView,
  FeePurpose,
  FeeState,
} from '@narwhal-club/core/contract'
import type { Act } from '../../audit/audit.ts'
import type { Asker } from '../../keep/turns.ts'
import type { CreditRow, ToldIntent } from '../fees/fees.ports.ts'

type Hex = `0x${string}`

export interface RefundRow {
  id: string
  credit: string
  amount: bigint
  state: 'open' | 'refunded' | 'dropped'
  by: string
  reason: string
  /** Moments are UTC milliseconds. */
  at: number
  /** The index's head then: what is older does not pay it back. */
  begunBlock: number
  hash: Hex | null
  key: string | null
  block: number | null
  refundedAt: number | null
}

export interface ListedIntent extends ToldIntent {
  /** The block that its payment is in. */
  block: number | null
}

export interface ListedCredit extends CreditRow {
  block: number
  /** The newest first. */
  refunds: RefundRow[]
}

export interface CoinRow {
  payer: Hex
  amount: bigint
  hash: Hex
  block: number
  place: number
  at: number
}

export interface AssetSums {
  asset: 'TOKEN' | 'CRO'
  payments: number
  /** By the chain. */
  arrived: bigint
  /** By the books. */
  spent: bigint
  credit: bigint
  setAside: bigint
  refunded: bigint
  /** That the books have not taken in. */
  waiting: bigint
}

interface Page<Place> {
  after: Place | undefined
  limit: number
}
type Found<Row> = Promise<{ total: number; rows: Row[] }>

/** What pages of administrators read: each is one statement. */
export interface BookReads {
  intents(
    asked: Page<{ at: number; id: string }> & {
      state: FeeState | null
      purpose: FeePurpose | null
      payer: string | null
    },
  ): Found<ListedIntent>
  credits(
    asked: Page<{ at: number; id: string }> & {
      view: CreditView
      payer: string | null
    },
  ): Found<ListedCredit>
  /** The newest first. */
  coins(asked: Page<{ block: number; place: number }>): Found<CoinRow>
  /** Null while there is no index. */
  totals(): Promise<{ block: number; assets: AssetSums[] } | null>
}

/** What changes; all of one act happens in one transaction. */
export interface BookWrites<Tx> {
  /** Holds a credit, and all that its payer could pay with it meanwhile. */
  lockCredit(tx: Tx, id: string): Promise<CreditRow | null>
  /** The newest block of the index; null while there is none. */
  head(tx: Tx): Promise<number | null>
  /** Holds a refund, and its credit. */
  lockRefund(
    tx: Tx,
    id: string,
  ): Promise<{ refund: RefundRow; credit: CreditRow } | null>
  /** Takes all that is left of the credit. */
  begin(tx: Tx, refund: RefundRow): Promise<void>
  /** Keys of payments of a transaction that were used elsewhere. */
  usedKeys(tx: Tx, hash: Hex, except: string): Promise<string[]>
  finish(tx: Tx, refund: RefundRow): Promise<void>
  /** Puts it back. */
  drop(tx: Tx, refund: RefundRow): Promise<void>
}

export interface BookPorts<Tx> {
  clock: { now(): number }
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  reads: BookReads
  writes: BookWrites<Tx>
  note(tx: Tx, act: Act): Promise<unknown>
  /** What two nodes know of a transaction; null: none can be asked just now. */
  readPayout(hash: Hex, asker: Asker): Promise<PayoutFacts | 'unknown' | null>
  terms: { token: Hex; treasury: Hex; admins: readonly Hex[] }
  createId(): string
}

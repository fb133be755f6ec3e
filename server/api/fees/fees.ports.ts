import type {
  FeePurpose,
  FeeState,
  SignedMessage,
} from '@narwhal-club/core/contract'
import type { FeeIntent, TransferLog } from '@narwhal-club/core/governance'
import type { Inform } from '../inbox/inbox.ports.ts'
import type { Purposes } from './feePurpose.ts'

type Hex = `0x${string}`

/** A fee that someone is asked for, as it is kept. Moments are UTC milliseconds. */
export interface IntentRow {
  id: string
  /** Lower case, as all addresses here. */
  payer: Hex
  purpose: FeePurpose
  refId: string
  contentHash: string
  token: Hex
  to: Hex
  /** Base units. */
  amount: bigint
  state: FeeState
  isExempt: boolean
  isByCredit: boolean
  createdBlock: number
  createdAt: number
  expiresAt: number
  /** The transaction that pays it, or that was named last. */
  hash: Hex | null
  fault: string | null
  signed: SignedMessage | null
  published: string | null
  /** How often it could not be published just now. */
  tries: number
  dueAt: number | null
}

export type IntentChange = Partial<
  Pick<
    IntentRow,
    | 'contentHash'
    | 'signed'
    | 'state'
    | 'isByCredit'
    | 'hash'
    | 'fault'
    | 'published'
    | 'tries'
    | 'dueAt'
  >
>

/** An intent, and how many blocks hold the transaction that it names. */
export interface ToldIntent extends IntentRow {
  have: number
}

/** Where the index stands. */
export interface IndexStand {
  block: number
  /** Time of that block, UTC milliseconds. */
  time: number
  /** The newest block that is known of. */
  head: number
  reorgs: number
  mended: number
}

export interface Watch {
  /** What arrived before this block is no one's credit. */
  from: number
  /** All up to this block is settled. */
  settled: number
}

/** A payment of the token that reached the treasury, by the index. */
export type PaymentRow = Pick<
  TransferLog,
  'hash' | 'logIndex' | 'from' | 'value' | 'block' | 'at'
>

/** A payment that was used. */
export interface UseRow {
  key: string
  hash: Hex
  block: number
  payer: Hex
  token: Hex
  value: bigint
  /** The intent that it paid; null: all of it is a credit. */
  intent: string | null
}

export interface CreditRow {
  id: string
  payer: Hex
  token: Hex
  amount: bigint
  left: bigint
  /** The payment that it is of. */
  key: string
  hash: Hex
  why: 'unmatched' | 'over' | 'refunded'
  at: number
}

export interface Spend {
  credit: string
  amount: bigint
}

/** What is asked of payments: those that were not used, and all that are named. */
export interface PaymentsAsked {
  /** Those after this block, of what was not used. */
  after: number
  named: readonly Hex[]
  limit: number
}

/** All of one moment of the index. */
export interface PaymentsRead {
  index: IndexStand
  /** In the order of the chain; of each transaction all, used before or not. */
  rows: PaymentRow[]
  /** There are no more of them. */
  isAll: boolean
  /** Time up to which they are all, UTC milliseconds. */
  readTo: number
}

/**
 * Where fees are kept: tables in the server, memory in the mocks. What is read
 * in a transaction is held until it ends.
 */
export interface FeeStore<Tx> {
  /** Lets no other ask for fees of this payer meanwhile. */
  lockPayer(tx: Tx, payer: string): Promise<void>
  liveOf(
    tx: Tx,
    asked: Pick<IntentRow, 'payer' | 'purpose' | 'refId'>,
  ): Promise<IntentRow | null>
  countLive(tx: Tx, payer: string): Promise<number>
  /**
   * Whether a payment is coming that no live intent names: it is in too few
   * blocks yet, or was named by one that ended after that moment.
   */
  isComing(tx: Tx, payer: string, since: number): Promise<boolean>
  find(tx: Tx, id: string): Promise<IntentRow | null>
  /** All that are open or submitted. */
  live(tx: Tx): Promise<IntentRow[]>
  insert(tx: Tx, row: IntentRow): Promise<void>
  update(tx: Tx, id: string, change: IntentChange, at: number): Promise<void>

  /** What is left of credits, the oldest first. */
  creditsOf(
    tx: Tx,
    payer: string,
    token: string,
  ): Promise<Pick<CreditRow, 'id' | 'left' | 'hash'>[]>
  spend(
    tx: Tx,
    intent: string,
    spends: readonly Spend[],
    at: number,
  ): Promise<void>
  /** Puts back into credits what an intent took of them. */
  giveBack(tx: Tx, intent: string, at: number): Promise<void>
  addCredits(tx: Tx, rows: readonly CreditRow[]): Promise<void>

  /** Where the index stands; null while there is nothing in it. */
  index(tx: Tx): Promise<IndexStand | null>
  /** Begins the watch at the chain's head where there is none of this subject. */
  beginWatch(tx: Tx, subject: string): Promise<void>
  /** The same, and lets no other settle meanwhile. Null while there is no index. */
  lockWatch(tx: Tx, subject: string): Promise<Watch | null>
  setSettled(tx: Tx, block: number): Promise<void>
  payments(tx: Tx, asked: PaymentsAsked): Promise<PaymentsRead>
  usesOf(tx: Tx, hashes: readonly Hex[]): Promise<UseRow[]>
  useFor(tx: Tx, intent: string): Promise<UseRow | null>
  use(tx: Tx, rows: readonly UseRow[], at: number): Promise<void>

  /** Ids of what is paid, signed, not published, and due. */
  unpublished(now: number, most: number): Promise<string[]>
  /** Named transactions that the index does not have, those looked at least. */
  unseen(most: number): Promise<Hex[]>
  tell(id: string, payer: string): Promise<ToldIntent | null>
  list(payer: string, most: number): Promise<ToldIntent[]>
  credits(
    payer: string,
    token: string,
    most: number,
  ): Promise<{ rows: CreditRow[]; total: bigint }>
}

/** What became of a transaction, by its receipt. */
export interface Receipt {
  status: 'succeeded' | 'reverted'
  block: number
  /** The newest block that the node knew of. */
  head: number
  /** All transfers in it, of any token. */
  logs: Omit<TransferLog, 'at' | 'confirmations' | 'receiptIndex'>[]
}

/** What fees cost, and where they go. */
export interface FeeTerms extends Pick<FeeIntent, 'token' | 'to'> {
  amounts: Record<FeePurpose, bigint>
  /** R6.3: pays nothing. */
  exempt: string
}

export interface FeePorts<Tx> {
  clock: { now(): number }
  fees: FeeStore<Tx>
  terms: FeeTerms
  purposes: Purposes<Tx>
  /** Tells payers what became of their money. */
  inform: Inform<Tx>
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  newId(): string
}

/** How long a fee may be paid. */
export const payableFor = 24 * 60 * 60 * 1_000

export const subjectOf = ({ token, to }: Pick<FeeTerms, 'token' | 'to'>) =>
  `${token}:${to}`

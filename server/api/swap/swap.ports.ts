import type { SwapState, SwapStep } from '@narwhal-club/core/contract'
import type {
  FeePaid,
  SwapDone,
  SwapFacts,
  SwapMode,
  SwapRate,
} from '@narwhal-club/core/swap'
import type { IndexStand } from '../fees/fees.ports.ts'

export type Hex = `0x${string}`

/** A swap that someone asked for, as it is kept. Moments are UTC milliseconds. */
export interface SwapRow {
  id: string
  /** Lower case, as all addresses here. */
  account: Hex
  mode: SwapMode
  ids: string[]
  /** Base units of the token. */
  tokens: bigint
  minOut: bigint
  vault: Hex
  /** Wei. */
  fee: bigint
  feeTo: Hex
  state: SwapState
  isExempt: boolean
  isByCredit: boolean
  createdBlock: number
  createdAt: number
  expiresAt: number
  paidBy: Hex | null
  paidBlock: number | null
  swappedBy: string | null
  swappedBlock: number | null
}

export type SwapChange = Partial<
  Pick<
    SwapRow,
    | 'state'
    | 'isByCredit'
    | 'paidBy'
    | 'paidBlock'
    | 'swappedBy'
    | 'swappedBlock'
  >
>

/** A transaction that was named for a step: of each step the last. */
export interface StepRow {
  intent: string
  step: SwapStep
  hash: Hex
  state: 'sent' | 'mined' | 'confirmed' | 'failed'
  nonce: number | null
  block: number | null
  fault: string | null
  at: number
}

/** An intent with its steps, as the rule of settling needs it. */
export interface KnownSwap extends SwapRow {
  steps: StepRow[]
}

/** What the vault did, as a page is told. */
export type SwapEventRow = Pick<SwapDone, 'hash' | 'block' | 'at'> & {
  ids: string[]
  tokens: bigint
}

/** An intent as it is told, with what the index knows of it now. */
export interface ToldSwap extends KnownSwap {
  event: SwapEventRow | null
  /** Blocks that hold its payment; 0 where it is in none any more. */
  paidIn: number
  /** The newest block of the index. */
  block: number
}

/** Payments and swaps of one account that are not settled, of one moment. */
export interface AccountFacts {
  index: IndexStand
  payments: FeePaid[]
  events: SwapDone[]
}

export interface StrayRow {
  event: string
  block: number
  account: Hex
  paidBy: Hex | null
  at: number
}

/**
 * Where swaps are kept: tables in the server, memory in the mocks. What is read in
 * a transaction is held until it ends.
 */
export interface SwapStore<Tx> {
  /** Lets no other settle or ask for this account meanwhile. */
  lockAccount(tx: Tx, account: Hex): Promise<void>
  /** Where the index stands; null while there is nothing in it. */
  index(tx: Tx): Promise<IndexStand | null>
  /** Begins the watch at the chain's head where there is none of this subject. */
  beginWatch(tx: Tx, subject: string): Promise<void>
  find(tx: Tx, id: string): Promise<KnownSwap | null>
  /** Those that a payment or a swap may still be of: made after that moment. */
  unsettled(tx: Tx, account: Hex, since: number): Promise<KnownSwap[]>
  /** Payments and events that intents hold, and those that nothing has used. */
  facts(tx: Tx, account: Hex, since: number): Promise<AccountFacts>
  insert(tx: Tx, row: SwapRow): Promise<void>
  update(tx: Tx, id: string, change: SwapChange, at: number): Promise<void>
  putStep(tx: Tx, row: StepRow, seenAt: number): Promise<void>
  addStrays(tx: Tx, rows: readonly StrayRow[]): Promise<void>
  /** Whether a payment is held by another intent than this one, or was used. */
  isUsed(tx: Tx, hash: Hex, besides: string): Promise<boolean>
  /**
   * Takes back what rests on blocks that are gone; all of it, or the newest.
   *
   * @returns the accounts that it was of.
   */
  undoGone(tx: Tx, isWhole: boolean): Promise<Hex[]>
  /** Accounts that have something to settle. */
  touched(tx: Tx, isWhole: boolean, most: number): Promise<Hex[]>
  setSettled(tx: Tx, block: number): Promise<void>

  /**
   * Steps that no block has yet, and those whose block is deep enough by now and
   * was not when they were looked at; the least recently looked at first.
   */
  unsure(since: number, most: number): Promise<(StepRow & { account: Hex })[]>
  tell(id: string, account: string): Promise<ToldSwap | null>
  list(account: string, most: number): Promise<ToldSwap[]>
  /** The lowest numbers that an address holds. */
  lowest(owner: Hex, count: number): Promise<string[]>
  /** Those that the account itself has sent to where they are. */
  sentAway(account: Hex, ids: readonly string[]): Promise<string[]>
}

/** A transaction, as a node has it. */
export interface SentTransaction {
  hash: Hex
  from: Hex
  to: Hex | null
  value: bigint
  input: Hex
  nonce: number
  /** Null while it is in no block. */
  block: number | null
  /** Null as long. */
  isReverted: boolean | null
}

/** What is asked of the chain by requests, at the newest block. */
export interface SwapChain {
  facts(asked: {
    mode: SwapMode
    account: Hex
    ids: readonly string[]
    /** Base units that the vault must be allowed to take. */
    worth: bigint
  }): Promise<ChainSide>
  /** Of these, those that are contracts. */
  contracts(addresses: readonly Hex[]): Promise<Hex[]>
  /** Null where the node knows none of this hash. */
  transaction(hash: Hex): Promise<SentTransaction | null>
  /** How many transactions of the account are in blocks. */
  nonceOf(account: Hex): Promise<number>
}

/** What the chain says of a swap, at one block. */
export interface ChainSide
  extends Pick<SwapFacts, 'owners' | 'isPaused' | 'vaultTokens' | 'tokens'> {
  block: number
  /** Wei. */
  coins: bigint
  gasPrice: bigint
  isGranted: boolean
}

/** What swaps are made on, and what they cost. */
export interface SwapTerms {
  vault: Hex
  nft: Hex
  token: Hex
  rate: SwapRate
  /** Wei. */
  fee: bigint
  feeTo: Hex
  /** R6.3: pays nothing. */
  exempt: Hex
}

export interface SwapPorts<Tx> {
  clock: { now(): number }
  swaps: SwapStore<Tx>
  chain: SwapChain
  terms: SwapTerms
  /** What the marketplace says is for sale; null where it cannot be asked. */
  listedOf(account: Hex): Promise<ReadonlySet<string> | null>
  /** A keyed hash that no one else can make. */
  sign(text: string): Hex
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  newId(): string
}

export const subjectOf = ({
  vault,
  feeTo,
}: Pick<SwapTerms, 'vault' | 'feeTo'>) => `${vault}:${feeTo}`

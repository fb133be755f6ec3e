export type Hex = `0x${string}`

/** A transaction that the node has taken. */
export interface MockTransaction {
  hash: Hex
  /** Lower case, like every address in here. */
  from: Hex
  to: Hex | null
  value: bigint
  input: Hex
  nonce: number
  gas: bigint
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
  /** Its block; null while it waits. */
  block: number | null
  succeeded: boolean
  /** What the vault did, where it was asked to. */
  swapped?: VaultEvent
}

/** What the vault says that it did. */
export interface VaultEvent {
  mode: 'deposit' | 'redeem'
  account: Hex
  ids: string[]
  tokens: bigint
}

/** A member of the collection that went from one to another. */
export interface NftMove {
  block: number
  id: string
  from: Hex
  to: Hex
}

/**
 * `fixture`: the named accounts are given what they hold. `history`: thirteen
 * months of life, as in a world of one's own.
 */
export type PastKind = 'fixture' | 'history'

/** Everything the chain knows: plain data. */
export interface ChainState {
  /** What came before this world, and with which block that ended. */
  genesis: { past: PastKind; head: number; time: number }
  head: number
  /** Time of the newest block, in seconds. */
  time: number
  /** Likewise of each block that was mined at once since: no pace tells it. */
  times: Record<number, number>
  /** Balances in base units, by address. */
  cro: Record<string, bigint>
  tokens: Record<string, bigint>
  /** By `owner:spender`. */
  allowances: Record<string, bigint>
  nfts: Record<string, number>
  /** Who holds each member of the collection, by its id. */
  owners: Record<string, Hex>
  /** The ids that each holds, in the order that the contract keeps. */
  held: Record<string, string[]>
  /** What has gone from one to another since this world began. */
  moves: NftMove[]
  /** Whose rights the vault has: of one member by its id, of all by `owner:operator`. */
  approved: Record<string, string>
  approvedAll: Record<string, boolean>
  /** The vault is. */
  isPaused: boolean
  /** How many transactions each sent before this world began. */
  sent: Record<string, number>
  transactions: MockTransaction[]
}

export interface CallOfContract {
  from: Hex
  data: Hex
}

/** What a contract answers: a result and its effects, or a revert. */
export type Outcome =
  | {
      ok: true
      result: Hex
      apply?: () => void
      /** Of the vault: what it says that it did. */
      swapped?: VaultEvent
    }
  | { ok: false; data: Hex }

/** A refusal of the node, in JSON-RPC's shape. */
export class NodeRefusal extends Error {
  override name = 'NodeRefusal'
  readonly code: number
  readonly data: Hex | undefined

  constructor(code: number, message: string, data?: Hex) {
    super(message)
    this.code = code
    this.data = data
  }
}

/**
 * The mock was asked something it was never taught. Said aloud: a guess would
 * be a lie.
 */
export const notTaught = (what: string) =>
  new NodeRefusal(
    -32_000,
    `The mock chain does not know ${what}: teach it in dev/mocks/chain.`,
  )

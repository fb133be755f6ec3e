import type { Change } from '@narwhal-club/core/analytics'
import type { AnalyticsFees } from '@narwhal-club/core/contract'
import type { VoteChoice, VoteTally } from '@narwhal-club/core/voting'

export type Hex = `0x${string}`

/** A block and its time, in seconds since the epoch, by the chain. */
export interface Moment {
  block: number
  time: number
}

/** Every stay of a token with a holder, a column a thing, the earliest first. */
export interface StayTable {
  size: number
  token: ArrayLike<string>
  /** Number of the holder; -1 for one that is left out. */
  holder: ArrayLike<number>
  from: ArrayLike<number>
  /** When it was passed on; 0 where it is still there. */
  until: ArrayLike<number>
  /** 1 where it began with a mint. */
  minted: ArrayLike<number>
}

export interface HolderRow {
  address: Hex
  nfts: number
  /** Equals share the better place. */
  rank: number
}

export interface HolderPage {
  rows: HolderRow[]
  /** How many there are by the same search. */
  total: number
}

export interface HolderPlace {
  nfts: number
  address: string
}

/** What happened to a token, as one account saw it. */
export interface Happening {
  kind: 'mint' | 'in' | 'out' | 'burn'
  block: number
  time: number
  logIndex: number
  id: bigint
  other: Hex
}

export interface LogPlace {
  block: number
  logIndex: number
  id: bigint
}

export interface Payment {
  block: number
  time: number
  asset: 'CRO' | 'TOKEN'
  /** Place within its block. */
  place: number
  hash: string
  from: Hex
  amount: bigint
}

export interface LedgerRow extends Payment {
  /** What came in of its asset so far, this payment with it. */
  total: bigint
  outcome: Outcome
}

/** What became of a payment: as it is now, not as it was at the moment. */
export type Outcome = Pick<AnalyticsFees['rows'][number], 'status' | 'proposal'>

export type PaymentPlace = Pick<Payment, 'block' | 'asset' | 'place'>

export interface PaymentTotals {
  cro: bigint
  croPayments: number
  token: bigint
  tokenPayments: number
  /** What is left of credits. */
  credit: bigint
}

/** A proposal whose voting is over. Moments are milliseconds since the epoch. */
export interface DecidedProposal {
  id: string
  number: number
  /** Null where there is a warning before it. */
  title: string | null
  /** Null where the club itself asked. */
  author: string | null
  start: number
  end: number
  tally: VoteTally
  eligibleVoters: number
  eligiblePower: number
  quorum: number
  /** Of the frozen list. */
  root: string
  /** When the first ballot was cast. */
  firstAt: number | null
  /** Who had voted on no earlier one. */
  firstTime: number
}

/** So many who have the same voting power. */
export interface PowerCount {
  power: number
  count: number
}

/** What a club has decided, counted as far as it can be where it is kept. */
export interface GovernancePast {
  /** How many proposals there are in all. */
  total: number
  /** The newest of them, the oldest first. */
  decided: DecidedProposal[]
  /** Who voted on these: on any, and on two or more. */
  voters: { count: number; repeat: number }
  /** What counts on each of these, by its id. */
  votes: Map<string, (PowerCount & { choice: VoteChoice })[]>
  /** The frozen lists of these, by their roots. */
  lists: Map<string, PowerCount[]>
  /** On the newest; none that are empty. */
  deciles: { decile: number; holders: number; voters: number }[]
}

/** Numbers that grow and shrink, or happen, as steps of time see them. */
export type Flow = 'supply' | 'transfers' | 'mints' | 'tokenTransfers'

/** Steps of time, to sum up what happened in each. */
export interface Grid {
  from: number
  to: number
  step: number
}

/**
 * Who held what up to one moment. An address that is left out holds nothing here;
 * what is asked of one address is answered all the same.
 */
export interface History {
  readonly moment: Moment
  isLeftOut(address: string): boolean
  /** When anything was first transferred. */
  firstTransfer(of: 'nft' | 'token'): Promise<Moment | undefined>
  /** The newest block that is known to have come by a time. */
  blockAt(time: number): Promise<number | undefined>
  /** Of each part of the time since a moment, the newest block that is known. */
  stops(since: Moment, parts: number): Promise<Moment[]>

  /** Tokens that were ever minted, and those that are burned. */
  collection(): Promise<{ minted: number; burned: number }>
  /** How many each holder has, the fewest first. */
  nftCounts(): Promise<number[]>
  /** Who has how many, at this moment or before. */
  nftHolders(block?: number): Promise<Map<string, number>>
  /** Holders, most first, equals by address. */
  holderPage(ask: {
    /** The beginning of an address. */
    search: string
    after: HolderPlace | undefined
    limit: number
  }): Promise<HolderPage>
  stays(): Promise<StayTable>
  /** Stays with each of some accounts. */
  staysOf(
    addresses: readonly Hex[],
  ): Promise<Map<string, { from: number; until?: number | undefined }[]>>
  /** What happened, summed up by step; what came before in one number. */
  changes(flow: Flow, grid: Grid): Promise<Change[]>

  tokenSupply(): Promise<bigint>
  tokenHolders(): Promise<Map<string, bigint>>
  balancesOf(addresses: readonly Hex[]): Promise<Map<string, bigint>>

  nftCountOf(address: Hex): Promise<number>
  /** What an account holds, by id. */
  tokensOf(address: Hex, most: number): Promise<{ id: bigint; since: number }[]>
  /** The newest first, after a place. */
  timeline(
    address: Hex,
    after: LogPlace | undefined,
    limit: number,
  ): Promise<Happening[]>

  /** Null where there is no such club. */
  governance(club: string, most: number): Promise<GovernancePast | null>

  paymentTotals(): Promise<PaymentTotals>
  /** The newest first, after a place. */
  payments(after: PaymentPlace | undefined, limit: number): Promise<LedgerRow[]>
}

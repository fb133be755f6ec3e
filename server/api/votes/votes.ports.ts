import type { EventData, Filed, VoteSort } from '@narwhal-club/core/contract'
import type { LedgerEntry, LedgerHead } from '@narwhal-club/core/ledger'
import type {
  BallotLine,
  Leader,
  Sealable,
  Sealed,
  SealedHead,
  SealKey,
  VoteChoice,
  VoteMessage,
  VoteTally,
} from '@narwhal-club/core/voting'
import type { Hex } from 'viem'
import type { SignatureClaim } from '../../signatures/contractQuestion.ts'
import type { RecoverAddress } from '../../signatures/recoverAddress.ts'
import type { Club } from '../clubs/clubs.ports.ts'
import type { ProposalRow, VersionRow } from '../proposals/proposals.ports.ts'

type Address = `0x${string}`

/** A ballot as it is kept. Moments are milliseconds since the epoch. */
export interface BallotRow {
  proposal: string
  voter: Address
  seq: number
  choice: VoteChoice
  power: number
  reason: string
  digest: Hex
  message: VoteMessage
  signature: Hex
  signer: BallotLine['signer']
  place: number
  line: { index: number; hash: Hex }
  at: number
  /** What makes its receipt: the key, and what it signed. */
  seal: { key: Address; signature: Hex }
  /** The count with it. */
  tally: VoteTally
  /** Another side leads since, or none does any more. */
  isSwing: boolean
}

/** A ballot as its voter is told of it. */
export type OwnBallot = Omit<
  BallotRow,
  'message' | 'signature' | 'tally' | 'isSwing'
>

/** A vote that was cast before a world began: what was signed, and when it came. */
export interface VoteSeed {
  proposal: string
  at: number
  message: VoteMessage
  signature: Hex
}

/** Ballots in the order in which they were cast, and their lines in the ledger. */
export interface VotesSeed {
  ballots: BallotRow[]
  lines: LedgerEntry[]
}

/** What a vote is about, and what is known of who votes. */
export interface VoteSubject {
  id: string
  club: string
  clubName: string
  clubStatus: Club['status']
  nftContract: string
  number: number
  title: string
  contentHash: string
  start: number
  end: number
  cancelledAt: number | null
  /** Addresses that count for nothing here. */
  excluded: string[]
  tally: VoteTally
  /** What the next ballot follows on, of whomever; null: it is the first. */
  last: { place: number; hash: Hex; at: number } | null
  mine: {
    /** Frozen; 0: not in the list. */
    power: number
    /** How many ballots were kept. */
    ballots: number
    /** What the last of them says. */
    choice: VoteChoice | null
  }
  /** A message of that digest was kept. */
  isKept: boolean
}

/** A ballot that counts, as lists have it. */
export type CountedRow = Pick<
  BallotRow,
  'voter' | 'seq' | 'choice' | 'power' | 'reason' | 'digest' | 'at'
> & { line: number }

export interface VotesAsked {
  proposal: string
  choice: VoteChoice | null
  /** The beginning of an address, in lower case. */
  voter: string | null
  hasReason: boolean | null
  sort: VoteSort
  /** `place`: power, or moment. */
  after: { place: number; voter: string } | undefined
  limit: number
}

export interface NonVotersAsked {
  proposal: string
  /** The beginning of an address, in lower case. */
  voter: string | null
  after: { place: number; voter: string } | undefined
  limit: number
}

/** The count at a moment, with the number of ballots until then. */
export type CountAt = VoteTally & { ballots: number }

/** How a count came about. Moments are milliseconds. */
interface TimelineFacts {
  from: number
  to: number
  /** Seconds. */
  step: number
  /** At the end of each step, and of what remains after the last. */
  rows: (CountAt & { at: number })[]
  /** The oldest first: not more than were asked for. */
  swings: { at: number; leader: Leader; line: number }[]
  /** An hour before `to`. */
  hourBefore: CountAt
}

/** An NFT that came or went. */
export interface PowerMove {
  block: number
  /** Milliseconds, by the chain. */
  at: number
  tx: Hex | null
  tokenId: string
  from: Address
  to: Address
  change: 1 | -1
}

/** What the index knows of an address around the block of a proposal. */
export interface PowerFacts {
  block: number
  at: number | null
  power: number
  excluded: string[]
  /** NFTs at the block. */
  held: number
  /** Up to the block, the newest first; after it, the oldest first. */
  before: PowerMove[]
  after: PowerMove[]
  /** Given to an excluded address, and there at the block. */
  elsewhere: { tokenId: string; holder: Address }[]
}

/** How many of each are wanted. */
export interface PowerAsked {
  proposal: string
  address: Address
  before: number
  after: number
  elsewhere: number
}

/** A frozen list, and what an address has of it. */
interface FrozenFacts {
  block: number
  blockHash: Hex
  root: Hex
  eligibleVoters: number
  eligiblePower: number
  power: number
  isExcluded: boolean
}

/** What a bundle begins and ends with, all of one moment. */
export interface BundleFacts {
  /** That moment: never before the last ballot, or its cancelling. */
  at: number
  row: ProposalRow
  club: { name: string; nftContract: string }
  /** The first first. */
  versions: VersionRow[]
  /** How many ballots there are: their places are those below. */
  ballots: number
  /** The hash of the last one's line; of none, 32 bytes of zero. */
  last: Hex
  /** Of the whole ledger. */
  head: LedgerHead
  keys: SealKey[]
}

/** What pages read: each of these is one statement. */
export interface VoteReads {
  /** What a vote would be about. */
  find(proposal: string, voter: string): Promise<VoteSubject | null>
  /** Null where there is no such proposal. */
  list(asked: VotesAsked): Promise<{
    proposal: Filed
    total: number
    rows: CountedRow[]
  } | null>
  /** Of one voter, the newest first. */
  mine(
    proposal: string,
    voter: string,
  ): Promise<{
    power: number
    isExcluded: boolean
    ballots: OwnBallot[]
  } | null>
  /** The newest first. */
  keys(): Promise<SealKey[]>
  /** Those of the frozen list who have not voted, by power. */
  nonVoters(asked: NonVotersAsked): Promise<{
    total: number
    rows: { voter: Address; power: number }[]
  } | null>
  timeline(
    proposal: string,
    now: number,
    swings: number,
  ): Promise<TimelineFacts | null>
  power(asked: PowerAsked): Promise<PowerFacts | null>
  frozen(proposal: string, address: string): Promise<FrozenFacts | null>
  /** The clock is read when it is this statement's turn. */
  bundle(
    proposal: string,
    clock: { now(): number },
  ): Promise<BundleFacts | null>
  /** Ballots of a proposal as the ledger has them, from a place to before another. */
  ballotLines(
    proposal: string,
    from: number,
    to: number,
  ): Promise<LedgerEntry[]>
  /** A frozen list, by address; see `power_lists`. */
  powers(
    root: string,
    after: string,
    limit: number,
  ): Promise<[Address, number][]>
}

export interface VoteWrites<Tx> {
  /** Holds a proposal until the end of the transaction, then finds it. */
  lock(
    tx: Tx,
    proposal: string,
    by: { voter: string; digest: string },
  ): Promise<VoteSubject | null>
  /** Keeps a ballot, has it count, and writes the count down. */
  put(tx: Tx, ballot: BallotRow): Promise<unknown>
}

/** The one ledger of votes. */
export interface VoteLog<Tx> {
  /** From here to the commit others wait: so it comes late. */
  append(tx: Tx, line: BallotLine, receivedAt: number): Promise<LedgerEntry>
  head(): Promise<LedgerHead>
  lines(from: number, limit: number): Promise<LedgerEntry[]>
  /** Where it stood on days, soon after each began, the newest first. */
  days(limit: number): Promise<LogDay[]>
}

export interface LogDay {
  /** In UTC: `2026-11-23`. */
  day: string
  head: SealedHead
}

/** Signs what the server says. */
export interface Sealer {
  seal<Facts extends Sealable>(facts: Facts): Promise<Sealed<Facts>>
}

/**
 * Asks the chain whether a contract takes a signature for its own (ERC-1271,
 * ERC-6492). `unknown`: no node answers just now.
 */
export type VerifyContract = (
  claim: SignatureClaim,
) => Promise<'yes' | 'no' | 'unknown'>

/** What casting one takes. */
export type CastPorts<Tx> = Omit<VotePorts<Tx>, 'log' | 'reads' | 'vault'> & {
  reads: Pick<VoteReads, 'find'>
  log: Pick<VoteLog<Tx>, 'append'>
}

/** @typeParam Tx what is done together: a transaction of the server's. */
export interface VotePorts<Tx> {
  clock: { now(): number }
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  reads: VoteReads
  writes: VoteWrites<Tx>
  log: VoteLog<Tx>
  sealer: Sealer
  /** Of the swap, in lower case. */
  vault: Address
  recover: RecoverAddress
  /** Left out: contract wallets cannot vote. */
  verifyContract?: VerifyContract
  /** Tells all who look at it how a proposal stands now. */
  tellCount(tx: Tx, standing: EventData<'votes'>): Promise<unknown>
}

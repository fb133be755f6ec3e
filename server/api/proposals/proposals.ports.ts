import type {
  Filed,
  Idea,
  ProposalCounts,
  ProposalSort,
  ProposalStatus,
  SignedMessage,
  VoteChoice,
} from '@narwhal-club/core/contract'
import type { Hasher, Holder } from '@narwhal-club/core/governance'
import type { Actor } from '@narwhal-club/core/policies'
import type { Act } from '../../audit/audit.ts'
import type { RecoverAddress } from '../../signatures/recoverAddress.ts'
import type { StandingPorts } from '../clubs/clubs.ports.ts'
import type { DraftRow } from '../drafts/drafts.ports.ts'
import type { FeePort } from '../fees/feePurpose.ts'
import type { ProposalNews } from '../inbox/inbox.ports.ts'
import type { Marked } from '../moderation/moderated.ts'
import type { IsBlocked } from '../moderation/moderation.ports.ts'

type Address = `0x${string}`

/** A proposal as it is kept. Moments are milliseconds since the epoch. */
export interface ProposalRow extends Marked {
  id: string
  club: string
  number: number
  kind: 'proposal' | 'dispute'
  author: Address | null
  idea: Idea | null
  rulesVersion: number
  /** Of the newest version, as the words below. */
  version: number
  title: string
  summary: string
  labels: string[]
  publishedAt: number
  /** Of the newest version, or when a warning came or went. */
  updatedAt: number
  start: number
  end: number
  snapshot: {
    block: number
    blockHash: string
    root: string
    excluded: string[]
  }
  eligibleVoters: number
  eligiblePower: number
  quorum: number
  draft: string | null
  intent: string | null
  /** Base units, and the transaction; null: none was due. */
  fee: { amount: string; token: string; tx: string } | null
  cancelled: { at: number; by: string; reason: string } | null
  flagged: { at: number; by: string; reason: string } | null
  reports: number
  newHosts: string[]
  counts: ProposalCounts
}

/** What was signed at one time. */
export interface VersionRow {
  version: number
  title: string
  body: string
  summary: string
  discussionUrl: string | null
  labels: string[]
  contentHash: string
  /** Null where the club itself asks: nothing is signed. */
  signed: (SignedMessage & { digest: string }) | null
  at: number
}

export type ListedProposal = ProposalRow & {
  clubName: string
  place: number
  /** What the address that asks voted for; null: it has not, or none asks. */
  voted: VoteChoice | null
}

export type FoundProposal = ProposalRow & {
  clubName: string
  words: VersionRow
  /** Of the address that asks. */
  mine: {
    votingPower: number
    reported: boolean
    moderates: boolean
    /** What they voted for; null: they have not. */
    voted: VoteChoice | null
  }
}

/** A proposal with all that stands behind it. */
export interface ProposalSeed {
  row: ProposalRow
  /** The first first. */
  versions: readonly VersionRow[]
  holders: readonly Holder[]
}

export interface ListAsked {
  now: number
  /** Null for visitors. */
  asker: string | null
  club: string | null
  status: ProposalStatus | null
  /** Folded, see `foldText`. */
  search: string | null
  label: string | null
  author: string | null
  /** What an address has voted so on. */
  voted: { by: string; choice: VoteChoice } | null
  /** What is asked cannot be: nothing is found. */
  isNone: boolean
  sort: ProposalSort
  after: { place: number; id: string } | undefined
  limit: number
}

/** What a check for repetitions looks at. */
export interface EarlierProposal {
  id: string
  number: number
  author: string | null
  title: string
  body: string
  createdAt: number
}

/** What pages read: each of these is one statement. */
export interface ProposalReads {
  /** Null where there is no such club. */
  list(
    asked: ListAsked,
  ): Promise<{ total: number; rows: ListedProposal[] } | null>
  find(id: string, asker: string | null): Promise<FoundProposal | null>
  /** The newest first; none where there is no such proposal. */
  versions(id: string): Promise<VersionRow[]>
  voters(
    id: string,
    after: string | undefined,
    limit: number,
  ): Promise<{
    proposal: Filed
    block: number
    root: string
    total: number
    rows: { address: string; votingPower: number }[]
  } | null>
  /** The newest of a club; null where there is no such club. */
  feed(
    club: string,
    limit: number,
  ): Promise<{ name: string; rows: ProposalRow[] } | null>
  /** Those of a club that a text may repeat, not more than a hundred. */
  earlier(asked: {
    club: string
    author: string
    /** Characters of the text. */
    size: number
    since: number
    except: string | null
  }): Promise<EarlierProposal[]>
  /** Of some hosts those that no proposal has led to. */
  unknownHosts(hosts: readonly string[]): Promise<string[]>
}

/** What an author, and a club, have that counts against limits. */
export interface LimitFacts {
  ends: number[]
  published: number[]
}

/** What changes; all of one act happens in one transaction. */
export interface ProposalWrites<Tx> {
  /** Holds a draft, so that its words stay as they are; null: none. */
  lockDraft(tx: Tx, id: string): Promise<DraftRow | null>
  setDraftState(tx: Tx, id: string, state: DraftRow['state']): Promise<void>
  /** What a draft or an intent was published as. */
  publishedAs(
    tx: Tx,
    by: { draft: string; intent: string },
  ): Promise<ProposalRow | null>
  hasDigest(tx: Tx, digest: string): Promise<boolean>
  /** Holds a club, and tells the number that comes next. */
  lockClub(tx: Tx, club: string): Promise<number>
  limits(
    club: string,
    author: string,
    now: number,
    tx?: Tx,
  ): Promise<LimitFacts>
  /** Holds a proposal until the end of the transaction. */
  lock(tx: Tx, id: string, asker: string): Promise<FoundProposal | null>
  /** Writes hosts down and returns those that are new. */
  addHosts(tx: Tx, hosts: readonly string[], at: number): Promise<string[]>
  insert(tx: Tx, seed: ProposalSeed): Promise<void>
  addVersion(
    tx: Tx,
    id: string,
    version: VersionRow,
    changed: { start: number; end: number; newHosts: string[] },
  ): Promise<void>
  cancel(
    tx: Tx,
    id: string,
    by: { at: number; by: string; reason: string },
  ): Promise<void>
  flag(
    tx: Tx,
    id: string,
    flagged: NonNullable<ProposalRow['flagged']>,
  ): Promise<void>
  /** Takes the flag back, and answers reports. */
  clear(tx: Tx, id: string, at: number): Promise<void>
  /**
   * Each address once, until it was answered and says something else.
   *
   * @returns whether it counts.
   */
  report(
    tx: Tx,
    { id, version }: Pick<ProposalRow, 'id' | 'version'>,
    report: {
      address: string
      reason: string
      text: string | null
      at: number
    },
  ): Promise<boolean>
}

/** Who held what at a block that can be frozen, or why none can be just now. */
export type Frozen =
  | {
      ok: true
      block: number
      blockHash: string
      owners: (readonly [Address, number])[]
    }
  | { ok: false; code: 'index_behind' | 'no_block' }

export interface Freezer<Tx> {
  freeze(tx: Tx, now: number): Promise<Frozen>
  /** NFTs that an address held at a moment. */
  heldAt(tx: Tx, address: string, at: number): Promise<number>
}

export interface ProposalPorts<Tx> extends StandingPorts<Tx> {
  clock: { now(): number }
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  reads: ProposalReads
  writes: ProposalWrites<Tx>
  freezer: Freezer<Tx>
  fees: FeePort<Tx>
  recover: RecoverAddress
  /** Tells what is known of an address, as of one who asks. */
  actorAt(address: Address): Actor
  note(tx: Tx, act: Act): Promise<unknown>
  news: ProposalNews<Tx>
  createId(): string
  /** Keccak-256, where there is a faster one than that of the rules. */
  keccak?: Hasher
  /** Lets others have their turn in the middle of long work. */
  pause(): Promise<void>
  /** Hosts that nothing may lead to, by `listOfHosts`. */
  blockedHosts: ReadonlySet<string>
  /** Whether a wallet publishes nothing (P7). */
  isBlocked: IsBlocked<Tx>
  /** Where pages are: an origin. */
  site(): string
}

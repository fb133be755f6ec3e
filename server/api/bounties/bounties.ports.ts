import type {
  DisputeOutcome,
  PayoutFacts,
  RewardAsset,
} from '@narwhal-club/core/bounties'
import type {
  BountySort,
  BountyState,
  DraftState,
} from '@narwhal-club/core/contract'
import type { Actor } from '@narwhal-club/core/policies'
import type { Act } from '../../audit/audit.ts'
import type { Asker } from '../../keep/turns.ts'
import type { RecoverAddress } from '../../signatures/recoverAddress.ts'
import type { ClubStanding, StandingPorts } from '../clubs/clubs.ports.ts'
import type { FeePort } from '../fees/feePurpose.ts'
import type { Inform, NewEntry } from '../inbox/inbox.ports.ts'
import type { IsBlocked } from '../moderation/moderation.ports.ts'
import type {
  BountyDraftRow,
  BountyRow,
  BountyVersionRow,
  DisputeCall,
  DisputeRow,
  FoundBounty,
  FoundBountyDraft,
  ListedBounty,
  RecordRow,
  SubmissionRow,
  SubmissionVersionRow,
} from './bounties.types.ts'

type Address = `0x${string}`
type Hash = `0x${string}`

export interface BountiesAsked {
  now: number
  club: string | null
  state: BountyState | null
  /** Folded, see `foldText`. */
  search: string | null
  skill: string | null
  category: string | null
  asset: RewardAsset | null
  author: string | null
  hunter: string | null
  /** What is asked cannot be: nothing is found. */
  isNone: boolean
  sort: BountySort
  after: { place: bigint; id: string } | undefined
  limit: number
}

interface Page {
  limit: number
  after: { at: number; id: string } | undefined
}

/** What pages read: each of these is one statement. */
export interface BountyReads {
  /** Null where there is no such club. */
  list(
    asked: BountiesAsked,
  ): Promise<{ total: number; rows: ListedBounty[] } | null>
  find(id: string, asker: string | null): Promise<FoundBounty | null>
  /** The newest first; none where there is no such bounty. */
  versions(id: string): Promise<BountyVersionRow[]>
  /** Work that stands, the first first. */
  submissions(asked: Page & { bounty: string; asker: string | null }): Promise<{
    bounty: BountyRow
    moderates: boolean
    /** Has work in it that stands. */
    isHunter: boolean
    total: number
    rows: SubmissionRow[]
  } | null>
  submission(
    id: string,
    asker: string | null,
  ): Promise<{
    bounty: BountyRow
    moderates: boolean
    /** Has work in it that stands. */
    isHunter: boolean
    row: SubmissionRow
    /** The newest first. */
    versions: SubmissionVersionRow[]
  } | null>
  record(address: string, now: number): Promise<RecordRow>
  drafts(
    asked: Page & { author: string; club: string | null },
  ): Promise<{ total: number; rows: FoundBountyDraft[] }>
  draft(id: string): Promise<FoundBountyDraft | null>
}

/**
 * What changes; all of one act happens in one transaction. Whoever changes
 * anything of a bounty holds its row first, so that one comes after the other.
 */
export interface BountyWrites<Tx> {
  /** Puts a draft down, unless there is one of its id, or too many, or no club. */
  putDraft(
    tx: Tx,
    draft: BountyDraftRow,
  ): Promise<'put' | 'taken' | 'full' | 'no_club'>
  /** Holds a draft, so that its words stay as they are; null: none. */
  lockDraft(tx: Tx, id: string): Promise<BountyDraftRow | null>
  saveDraft(tx: Tx, draft: BountyDraftRow): Promise<void>
  removeDraft(tx: Tx, id: string): Promise<void>
  setDraftState(tx: Tx, id: string, state: DraftState): Promise<void>

  /** What a draft or an intent was published as. */
  publishedAs(
    tx: Tx,
    by: { draft: string; intent: string },
  ): Promise<BountyRow | null>
  hasDigest(tx: Tx, digest: string): Promise<boolean>
  /**
   * Whether an author has not paid in time what was decided. What fees go to now
   * cannot be paid, and is not owed meanwhile.
   */
  owes(
    author: string,
    at: { now: number; treasury: string },
    tx?: Tx,
  ): Promise<boolean>
  /** Holds a club, and tells the number that comes next. */
  lockClub(tx: Tx, club: string): Promise<number>
  /** Holds a bounty until the end of the transaction. */
  lock(tx: Tx, id: string): Promise<BountyRow | null>
  insert(tx: Tx, row: BountyRow, version: BountyVersionRow): Promise<void>
  /** Writes down what became of it; its comments are counted elsewhere. */
  save(tx: Tx, row: BountyRow): Promise<void>
  addVersion(tx: Tx, id: string, version: BountyVersionRow): Promise<void>
  newestVersion(tx: Tx, id: string): Promise<BountyVersionRow | null>

  /** The bounty of a piece of work; null: there is none. */
  bountyOf(tx: Tx, submission: string): Promise<string | null>
  /** Work that stands, the first first. */
  submissions(tx: Tx, bounty: string): Promise<SubmissionRow[]>
  /** How many versions someone has handed in, of work that was taken back as well. */
  versionsBy(tx: Tx, bounty: string, author: string): Promise<number>
  /** @returns whether it was put down: there may be one of its id. */
  putSubmission(tx: Tx, row: SubmissionRow): Promise<boolean>
  saveSubmission(tx: Tx, row: SubmissionRow): Promise<void>
  addSubmissionVersion(
    tx: Tx,
    id: string,
    version: SubmissionVersionRow,
  ): Promise<void>
  /** Keys of payments of a transaction that other work was paid by. */
  usedKeys(tx: Tx, hash: string, except: string): Promise<string[]>

  dispute(tx: Tx, bounty: string): Promise<DisputeRow | null>
  calls(tx: Tx, bounty: string): Promise<DisputeCall[]>
  addCall(tx: Tx, call: DisputeCall): Promise<void>
  removeCall(tx: Tx, call: DisputeCall): Promise<void>
  saveDispute(tx: Tx, row: DisputeRow): Promise<void>
  /**
   * What the job looks at: payouts that are not settled, by their ids from one on,
   * and disputes whose votes ended.
   */
  unsettled(asked: {
    now: number
    after: string | null
    limit: number
  }): Promise<{ payouts: { id: string; hash: Hash }[]; disputes: string[] }>
  /** How the vote on a dispute ended; null: it has not yet. */
  outcomeOf(
    tx: Tx,
    proposal: string,
    now: number,
  ): Promise<{ outcome: DisputeOutcome; closedAt: number } | null>
}

/** What follows from a change of a bounty, in the transaction that makes it. */
export interface BountyNews<Tx> {
  /** Pages that show it are to ask anew, and its moments are as it says now. */
  changed(tx: Tx, row: BountyRow): Promise<unknown>
  /** Pages that show it are to ask anew. */
  touched(tx: Tx, row: Pick<BountyRow, 'id' | 'club'>): Promise<unknown>
  inform: Inform<Tx>
  /** Takes back what was told of a thing, to tell of it anew. */
  withdraw(tx: Tx, of: Pick<NewEntry, 'kind' | 'subject'>): Promise<unknown>
}

export interface BountyPorts<Tx> extends StandingPorts<Tx> {
  clock: { now(): number }
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  reads: BountyReads
  writes: BountyWrites<Tx>
  fees: FeePort<Tx>
  recover: RecoverAddress
  /** Tells what is known of an address, as of one who asks. */
  actorAt(address: Address): Actor
  note(tx: Tx, act: Act): Promise<unknown>
  news: BountyNews<Tx>
  /** Has the club vote on a dispute, in the same transaction. */
  openVote(
    tx: Tx,
    club: ClubStanding,
    words: { title: string; body: string; summary: string },
  ): Promise<{ id: string; end: number }>
  /**
   * What nodes know of a transaction; `unknown`: none has it; null: none can be
   * asked just now.
   */
  readPayout(hash: Hash, asker: Asker): Promise<PayoutFacts | 'unknown' | null>
  /** Contract of the token, and the wallet that fees go to. */
  terms: { token: Address; treasury: Address; admins: readonly Address[] }
  createId(): string
  /** Hosts that nothing may lead to, by `listOfHosts`. */
  blockedHosts: ReadonlySet<string>
  /** Where pages are: an origin. */
  site(): string
  /** Whether a wallet publishes nothing (P7). */
  isBlocked: IsBlocked<Tx>
}

import type {
  CommentSort,
  ReportReason,
  VoteChoice,
} from '@narwhal-club/core/contract'
import type { Act } from '../../audit/audit.ts'
import type { StandingPorts } from '../clubs/clubs.ports.ts'
import type { Inform, NewEntry } from '../inbox/inbox.ports.ts'
import type { Marked } from '../moderation/moderated.ts'
import type { IsBlocked } from '../moderation/moderation.ports.ts'

type Address = `0x${string}`

/** What may be talked about. */
export type SubjectKind = 'proposal' | 'bounty'

/** A thing that comments stand below. */
export interface Subject {
  kind: SubjectKind
  id: string
}

/** The thing that a call names. */
export const subjectIn = (
  asked: { proposal: string } | { bounty: string },
): Subject =>
  'proposal' in asked
    ? { kind: 'proposal', id: asked.proposal }
    : { kind: 'bounty', id: asked.bounty }

/** A comment as it is kept. Moments are milliseconds since the epoch. */
export interface CommentRow extends Marked {
  id: string
  subject: Subject
  club: string
  /** The thread that it replies to; null: it begins one. */
  parent: string | null
  /** Lower case. */
  author: Address
  /** Markdown, of the newest version. */
  text: string
  version: number
  at: number
  editedAt: number | null
  deletedBy: 'author' | 'moderator' | null
  likes: number
  /** That stand. */
  replies: number
  /** Since a moderator looked. */
  reports: number
}

/** A comment with what is known of its author, and of who asks. */
export interface FoundComment extends CommentRow {
  /** Of its author, frozen for its subject; null where nothing is. */
  votingPower: number | null
  /** What its author has voted for; null: they have not. */
  voted: VoteChoice | null
  liked: boolean
  reported: boolean
}

/** A comment that is held. */
export interface HeldComment extends FoundComment {
  /** Of who acts, frozen for its subject; null where nothing is. */
  ownPower: number | null
}

export interface FoundThread extends FoundComment {
  /** The first of them. */
  first: FoundComment[]
}

export interface CommentVersion {
  version: number
  text: string
  at: number
}

/** A comment with all that stands behind it. */
export interface CommentSeed {
  row: CommentRow
  /** The first first. */
  versions: readonly CommentVersion[]
  likedBy: readonly string[]
  reportedBy: readonly { address: string; reason: ReportReason }[]
}

export interface CommentPlace {
  likes: number
  at: number
  id: string
}

interface Asking {
  /** Null for visitors. */
  asker: string | null
  limit: number
}

/** Replies that a thread is shown with. */
export const firstReplies = 3

export interface CommentReads {
  /** Threads that stand, or whose replies do; null: no such subject. */
  list(
    asked: Asking & {
      subject: Subject
      sort: CommentSort
      after: CommentPlace | undefined
    },
  ): Promise<{
    /** Comments that stand, with replies. */
    comments: number
    total: number
    club: string
    /** Whether who asks looks after the club. */
    moderates: boolean
    rows: FoundThread[]
  } | null>
  /** Replies that stand, the first first; null: no such thread. */
  replies(
    asked: Asking & {
      thread: string
      after: Omit<CommentPlace, 'likes'> | undefined
    },
  ): Promise<{
    total: number
    club: string
    moderates: boolean
    rows: FoundComment[]
  } | null>
  /** The newest first; none where it does not stand. */
  versions(id: string): Promise<CommentVersion[]>
}

/** What changes; all of one act happens in one transaction. */
export interface CommentWrites<Tx> {
  /** The club of a subject; null: there is none. */
  clubOf(tx: Tx, subject: Subject): Promise<string | null>
  /** Holds a comment until the end of the transaction. */
  lock(tx: Tx, id: string, asker: string): Promise<HeldComment | null>
  /** Tells whether it was put down: there may be one of its id. */
  put(
    tx: Tx,
    comment: Pick<
      CommentRow,
      'id' | 'subject' | 'club' | 'parent' | 'author' | 'text' | 'at'
    >,
  ): Promise<boolean>
  edit(tx: Tx, comment: CommentRow, version: CommentVersion): Promise<void>
  remove(
    tx: Tx,
    comment: CommentRow,
    by: 'author' | 'moderator',
    at: number,
  ): Promise<void>
  /** Puts back what was taken away. */
  restore(tx: Tx, comment: CommentRow): Promise<void>
  /** Each address once. Returns how many like it then. */
  like(tx: Tx, id: string, address: string, at: number): Promise<number>
  unlike(tx: Tx, id: string, address: string): Promise<number>
  /**
   * Each address once, until it was answered and says something else.
   *
   * @returns whether it counts.
   */
  report(
    tx: Tx,
    { id, version }: Pick<CommentRow, 'id' | 'version'>,
    report: { address: string; reason: ReportReason; at: number },
  ): Promise<boolean>
  /** Answers its reports. */
  clear(tx: Tx, id: string): Promise<void>
}

/** @typeParam Tx what is done together: a transaction of the server's. */
export interface CommentPorts<Tx> extends StandingPorts<Tx> {
  clock: { now(): number }
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  reads: CommentReads
  writes: CommentWrites<Tx>
  note(tx: Tx, act: Act): Promise<unknown>
  /** Tells who is replied to. */
  inform: Inform<Tx>
  /** Takes back what was told of a comment. */
  withdraw(tx: Tx, of: Pick<NewEntry, 'kind' | 'subject'>): Promise<unknown>
  /** Pages that show what is said in that thread are to ask anew. */
  changed(tx: Tx, subject: Subject, thread: string): Promise<unknown>
  createId(): string
  /** Hosts that nothing may lead to, by `listOfHosts`. */
  blockedHosts: ReadonlySet<string>
  /** Whether a wallet publishes nothing (P7). */
  isBlocked: IsBlocked<Tx>
}

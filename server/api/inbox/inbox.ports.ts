import type {
  BountyFacts,
  RewardAsset,
  SubmissionStatus,
} from '@narwhal-club/core/bounties'
import type {
  FeePurpose,
  InboxKind,
  ProposalCounts,
} from '@narwhal-club/core/contract'
import type { ModeratedKind } from '@narwhal-club/core/governance'
import type { ToldAct } from '../moderation/moderation.ports.ts'

/** Something that a member is to be told. Moments are UTC milliseconds. */
export interface NewEntry {
  /** Lower case. */
  address: string
  kind: InboxKind
  /** A proposal, a comment, a fee intent, a credit, a bounty or work, by the kind. */
  subject: string
  /** When it happened. */
  at: number
}

/**
 * Tells members of what happens, in the transaction in which it does: each of a
 * thing once, and no one who has switched that off.
 */
export type Inform<Tx> = (
  tx: Tx,
  entries: readonly NewEntry[],
) => Promise<unknown>

/** What is told of a proposal at a moment of its own, to many. */
export const momentKinds = ['opened', 'ending', 'closed'] as const
export type MomentKind = (typeof momentKinds)[number]

/** How long before its end the last call is. */
export const lastCall = 86_400_000

/** Entries are kept for so long. */
export const keptFor = 90 * 86_400_000

/** And so many of one member, the newest: others may reply without an end. */
export const keptEntries = 1_000

export interface NewsSubject {
  id: string
  club: string
  start: number
  end: number
}

/** What follows from a change of a proposal, in the transaction that makes it. */
export interface ProposalNews<Tx> {
  /** It was published, or its times have changed. */
  scheduled(tx: Tx, subject: NewsSubject): Promise<unknown>
  /** It was taken back. */
  cancelled(tx: Tx, subject: NewsSubject, at: number): Promise<unknown>
  /** It is not warned of any more: what was held back is told. */
  cleared(tx: Tx, subject: NewsSubject, at: number): Promise<unknown>
  /** Pages that show it are to ask anew. */
  changed(tx: Tx, subject: Pick<NewsSubject, 'id' | 'club'>): Promise<unknown>
}

/** The moments of a proposal that members are told of. */
export const momentsOf = ({ start, end }: Pick<NewsSubject, 'start' | 'end'>) =>
  [
    ['opened', start],
    ['ending', end - lastCall],
    ['closed', end],
  ] as const satisfies readonly (readonly [MomentKind, number])[]

/** The moments that are told again of what was warned of: what passed is told now. */
export const momentsHeld = (
  times: Pick<NewsSubject, 'start' | 'end'>,
  now: number,
) =>
  momentsOf(times)
    .filter(([kind]) => kind !== 'closed')
    .map(([kind, at]) => [kind, Math.max(at, now)] as const)

/** How far back a world that begins tells of what was before it. */
const lookBack = 14 * 86_400_000

/** The moments that are told of a proposal that was there from the first. */
export const momentsAfter = (
  { start, end, cancelled }: ProposalTimes,
  now: number,
): (readonly [MomentKind, number])[] =>
  (cancelled
    ? [['closed', Math.min(end, cancelled.at)] as const]
    : momentsOf({ start, end })
  ).filter(([, at]) => at > now - lookBack)

interface ProposalTimes extends Pick<NewsSubject, 'start' | 'end'> {
  cancelled: { at: number } | null
}

export interface FoundEntry {
  id: string
  kind: InboxKind
  at: number
  isRead: boolean
  bounty: {
    id: string
    number: number
    title: string
    club: { id: string; name: string }
    facts: BountyFacts
  } | null
  work: {
    submission: string
    author: string
    status: SubmissionStatus
    /** Base units that arrived; null: none did. */
    amount: string | null
    asset: RewardAsset
  } | null
  proposal: {
    id: string
    number: number
    title: string
    club: { id: string; name: string }
    start: number
    end: number
    cancelledAt: number | null
    counts: ProposalCounts
    quorum: number
  } | null
  /** `text`: nothing once its words were taken down. */
  reply: {
    id: string
    author: string
    text: string | null
    reports: number
  } | null
  fee: {
    amount: string
    purpose: FeePurpose | null
    title: string | null
    why: 'unmatched' | 'over' | 'refunded' | null
  } | null
  /** What was done about words of theirs; ideas are told with it. */
  moderated: {
    about: ModeratedKind
    act: ToldAct
    reason: string
    idea: {
      id: string
      title: string
      club: { id: string; name: string }
    } | null
  } | null
}

export interface FoundAwaiting {
  votes: {
    total: number
    rows: {
      id: string
      number: number
      title: string
      club: { id: string; name: string }
      end: number
      votingPower: number
    }[]
  }
  drafts: {
    total: number
    rows: {
      id: string
      title: string
      club: { id: string; name: string }
      state: 'writing' | 'awaiting_fee'
      payBy: number | null
      updatedAt: number
    }[]
  }
}

/** Which entries are read by an act. */
export type ReadAsked = { entry: string } | { upTo: string }

/** A batch of those who are told of a proposal. */
export interface FanOut {
  kind: MomentKind
  proposal: string
  now: number
  /** The last address of the batch before. */
  after: string
  limit: number
}

/** Where entries are kept: tables in the server, memory in the mocks. */
export interface InboxStore<Tx> {
  list(asked: {
    address: string
    after: { at: number; id: string } | undefined
    limit: number
  }): Promise<{ unread: number; rows: FoundEntry[] }>
  /** @returns how many are not read then. */
  read(address: string, asked: ReadAsked, at: number): Promise<number>
  /** Kinds that a member does not want. */
  off(address: string): Promise<InboxKind[]>
  setOff(address: string, off: readonly InboxKind[]): Promise<void>
  awaiting(address: string, now: number, limit: number): Promise<FoundAwaiting>
  /** @returns the addresses that were told. */
  put(tx: Tx, entries: readonly NewEntry[]): Promise<string[]>
  /** Takes back what was told of a thing. */
  withdraw(tx: Tx, of: Pick<NewEntry, 'kind' | 'subject'>): Promise<unknown>
  /** @returns who was told, and where the batch ended; null: it was the last. */
  fanOut(
    tx: Tx,
    asked: FanOut,
  ): Promise<{ told: string[]; next: string | null }>
}

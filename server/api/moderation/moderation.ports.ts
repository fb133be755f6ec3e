import type { ModerationView, ReportReason } from '@narwhal-club/core/contract'
import type {
  ModeratedKind,
  ModerationState,
} from '@narwhal-club/core/governance'
import type { Act } from '../../audit/audit.ts'
import type { StandingPorts } from '../clubs/clubs.ports.ts'
import type { Inform, NewEntry } from '../inbox/inbox.ports.ts'

type Address = `0x${string}`

/** Tells whether a wallet may publish nothing (P7), as of this moment. */
export type IsBlocked<Tx> = (address: string, tx?: Tx) => Promise<boolean>

/** What an author is told of. */
export type ToldAct = 'warned' | 'hidden' | 'restored' | 'tombstoned'

/** What someone said about a thing, and when. Moments are UTC milliseconds. */
export interface Said {
  by: string
  reason: string
  at: number
}

/** What a holder wrote who reported something. */
export interface Told {
  reason: ReportReason
  text: string
  at: number
}

/** A thing that can be looked after, with all that is known of it. */
export interface Thing {
  kind: ModeratedKind
  id: string
  club: { id: string; name: string }
  author: Address | null
  isAuthorBlocked: boolean
  title: string
  /** All that it says, part by part; null: nobody may read it yet. */
  words: Readonly<Record<string, string | null>> | null
  place: { kind: 'proposal' | 'idea' | 'bounty'; id: string }
  at: number
  since: number
  version: number
  state: ModerationState
  reports: number
  reasons: { reason: ReportReason; count: number }[]
  /** What they wrote, the newest first: some of it. */
  told: Told[]
  reportedSince: number | null
  /** Hosts that it led to first, which nobody has looked at. */
  newHosts: string[]
  warning: Said | null
  taken: Said | null
  asked: Said | null
  isGone: boolean
  /** Of a proposal that is not closed: when it is voted on. */
  voting: { start: number; end: number } | null
}

export interface QueueAsked {
  view: ModerationView
  kind: ModeratedKind | null
  now: number
  after: { at: number; kind: ModeratedKind; id: string } | undefined
  limit: number
}

export interface BlockedRow extends Said {
  address: string
}

/** What pages of administrators read: each is one statement. */
export interface ModerationReads {
  queue(asked: QueueAsked): Promise<{ total: number; rows: Thing[] }>
  find(kind: ModeratedKind, id: string, now: number): Promise<Thing | null>
  /** When a link to each of some hosts was first published here. */
  hostsSince(hosts: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The newest first. */
  blocked(asked: {
    after: { at: number; address: string } | undefined
    limit: number
  }): Promise<{ total: number; rows: BlockedRow[] }>
}

/** What changes; all of one act happens in one transaction. */
export interface ModerationWrites<Tx> {
  /** Holds a thing until the end of the transaction. */
  lock(
    tx: Tx,
    kind: ModeratedKind,
    id: string,
    now: number,
  ): Promise<Thing | null>
  /** Of an idea, a bounty or work. @returns whether it counts. */
  report(
    tx: Tx,
    thing: Pick<Thing, 'kind' | 'id' | 'version'>,
    report: {
      address: string
      reason: string
      text: string | null
      at: number
    },
  ): Promise<boolean>
  /** Somebody has looked: its reports, links and warning are answered. */
  answer(tx: Tx, thing: Thing, at: number): Promise<void>
  warn(tx: Tx, thing: Thing, said: Said): Promise<void>
  /** Puts its words away, or back. */
  setState(
    tx: Tx,
    thing: Thing,
    state: ModerationState,
    said: Said,
  ): Promise<void>
  /** What its author is told of. */
  setAct(tx: Tx, thing: Thing, act: ToldAct, said: Said): Promise<void>
  /** One person wants a tombstone. */
  setAsked(tx: Tx, thing: Thing, said: Said): Promise<void>
  /** @returns whether it was not blocked before. */
  block(tx: Tx, row: BlockedRow): Promise<boolean>
  /** @returns whether it was blocked. */
  unblock(tx: Tx, address: string): Promise<boolean>
}

export interface ModerationPorts<Tx> extends StandingPorts<Tx> {
  clock: { now(): number }
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  reads: ModerationReads
  writes: ModerationWrites<Tx>
  note(tx: Tx, act: Act): Promise<unknown>
  inform: Inform<Tx>
  withdraw(tx: Tx, of: Pick<NewEntry, 'kind' | 'subject'>): Promise<unknown>
  /** Pages that show it are to ask anew. */
  changed(tx: Tx, thing: Thing): Promise<unknown>
  /** Nothing that was held back is held back any more. */
  cleared(tx: Tx, thing: Thing, at: number): Promise<unknown>
  /** Takes back what is still open: nobody votes on, or works for, what is gone. */
  takeBack(tx: Tx, thing: Thing, said: Said): Promise<unknown>
  /** Wallets that the configuration blocks. */
  alwaysBlocked: readonly string[]
  /** On the server's own list. */
  isAdmin(address: string): boolean
  /** A tombstone takes two administrators. */
  takesTwo: boolean
}

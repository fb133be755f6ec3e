import type {
  DraftContent,
  DraftState,
  Idea,
} from '@narwhal-club/core/contract'
import type { StandingPorts } from '../clubs/clubs.ports.ts'
import type { Marked } from '../moderation/moderated.ts'
import type { IsBlocked } from '../moderation/moderation.ports.ts'

type Address = `0x${string}`

/** A draft as it was written down. */
export interface DraftRow extends Marked {
  id: string
  club: string
  /** Lower case. */
  author: Address
  content: DraftContent
  version: number
  state: DraftState
  /** Milliseconds since the epoch, as all moments here; null: its author's alone. */
  sharedAt: number | null
  idea: Idea | null
  createdAt: number
  updatedAt: number
}

/** What has become of a draft. */
interface Become {
  adoptions: number
  /** The fee intent that is, or was last, made for it. */
  intent: string | null
  proposal: string | null
}
export type FoundDraft = DraftRow & Become

/** What a list tells of a draft: of its words no more than the beginning. */
export type ListedDraft = Omit<DraftRow, 'content'> &
  Become &
  Pick<DraftContent, 'title' | 'summary'> & { opening: string }

/** Characters of a text that a list may need for its excerpt. */
export const openingLength = 1_000

export interface Place {
  at: number
  id: string
}

export interface DraftPage {
  after: Place | undefined
  limit: number
}

export interface NewDraft
  extends Pick<DraftRow, 'id' | 'club' | 'author' | 'content' | 'idea'> {
  /** The shared one that it is a copy of; null: it is none. */
  copyOf: string | null
  at: number
}

export type Put = 'put' | 'taken' | 'full' | 'no_club'

/** Drafts that an author may have, besides those that were published. */
export const mostDrafts = 100

/** Where drafts are kept: tables in the server, memory in the mocks. */
export interface DraftStore {
  list(
    asked: DraftPage & { author: string; club: string | null },
  ): Promise<{ total: number; rows: ListedDraft[] }>
  /** The shared ones of a club that are not published; null: no such club. */
  ideas(
    asked: DraftPage & { club: string },
  ): Promise<{ total: number; rows: ListedDraft[] } | null>
  find(id: string): Promise<FoundDraft | null>
  /**
   * Puts a draft down. `taken`: there is one of this id, or one of the author's
   * that is a copy of the same and not published; `full`: the author has
   * `mostDrafts`.
   *
   * @returns the id of the one that is there now, where there is one.
   */
  put(draft: NewDraft): Promise<{ is: Put; id: string }>
  /** Null where its author may not change it, or not from this version. */
  save(
    draft: Pick<DraftRow, 'id' | 'author' | 'version' | 'content'> & {
      /** What was held against the rules of ideas, or was not. */
      isShared: boolean
      at: number
    },
  ): Promise<{ version: number; updatedAt: number } | null>
  /** Tells whether there was one of the author's that could be deleted. */
  remove(id: string, author: string): Promise<boolean>
  /**
   * @param draft of it the version that was looked at: what is taken back may be
   *   of any.
   * @param at when it was shared; null: it is its author's alone again.
   * @returns whether it was still of these words.
   */
  share(
    draft: Pick<DraftRow, 'id' | 'author' | 'version'>,
    at: number | null,
  ): Promise<boolean>
}

export interface DraftPorts extends StandingPorts {
  clock: { now(): number }
  drafts: DraftStore
  createId(): string
  /** Hosts that nothing may lead to, by `listOfHosts`. */
  blockedHosts: ReadonlySet<string>
  /** Whether a wallet publishes nothing (P7). */
  isBlocked: IsBlocked<never>
}

import type {
  DraftContent,
  DraftState,
  Idea,
} from '@narwhal-club/core/contract'
import type { StandingPorts } from '../clubs/clubs.ports.ts'

type Address = `0x${string}`

/** A draft as it was written down. */
export interface DraftRow {
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

/** A draft, and what has become of it. */
export interface FoundDraft extends DraftRow {
  adoptions: number
  /** The fee intent that is, or was last, made for it. */
  intent: string | null
  proposal: string | null
}

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
  at: number
}

/** Drafts that an author may have, besides those that were published. */
export const mostDrafts = 100

/** Where drafts are kept: tables in the server, memory in the mocks. */
export interface DraftStore {
  list(
    asked: DraftPage & { author: string; club: string | null },
  ): Promise<{ total: number; rows: FoundDraft[] }>
  /** The shared ones of a club that are not published; null: no such club. */
  ideas(
    asked: DraftPage & { club: string },
  ): Promise<{ total: number; rows: FoundDraft[] } | null>
  find(id: string): Promise<FoundDraft | null>
  /**
   * Puts a draft down. `taken`: there is one of this id; `full`: the author has
   * `mostDrafts`.
   */
  put(draft: NewDraft): Promise<'put' | 'taken' | 'full' | 'no_club'>
  /** Null where its author may not change it, or not from this version. */
  save(
    draft: Pick<DraftRow, 'id' | 'author' | 'version' | 'content'> & {
      at: number
    },
  ): Promise<{ version: number; updatedAt: number } | null>
  /** Tells whether there was one of the author's that could be deleted. */
  remove(id: string, author: string): Promise<boolean>
  /** @param at when it was shared; null: it is its author's alone again. */
  share(id: string, author: string, at: number | null): Promise<void>
}

export interface DraftPorts extends StandingPorts {
  clock: { now(): number }
  drafts: DraftStore
  createId(): string
}

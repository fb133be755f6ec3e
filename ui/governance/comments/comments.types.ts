import type {
  Comment,
  CommentHistory,
  ReportReason,
} from '@narwhal-club/core/contract'
import type { ReactNode } from 'react'
import type { Answer, More } from '../../kit/answer/answer.ts'
import type { HolderPlace } from '../../kit/HolderLink/place.ts'

/** Who reads, and what they may do here. */
export type CommentReader =
  | { status: 'signedOut'; signIn: ReactNode }
  | { status: 'paused' }
  | { status: 'member' }

/** The one thing that is open at a comment; there is one on the page. */
export interface OpenPart {
  kind: 'reply' | 'edit' | 'delete' | 'report' | 'history'
  /** The comment that it is about. */
  id: string
  /** What was written so far. */
  text: string
  /** Of `report`: missing until it is chosen. */
  reason?: ReportReason | undefined
  /** It is on its way. */
  waiting?: boolean
  /** Why it did not arrive, and what to do. */
  error?: string | undefined
  /** Of `history`. */
  history?: Answer<CommentHistory>
}

/** What a person can do with a comment. */
export interface CommentActs {
  onLike: (comment: Comment, liked: boolean) => void
  onOpen: (kind: OpenPart['kind'], comment: Comment) => void
  onClose: () => void
  onText: (text: string) => void
  onReason: (reason: ReportReason) => void
  /** Does what is open. */
  onSend: () => void
  onClear: (comment: Comment) => void
}

/** What every comment of a page is drawn with. */
export interface CommentPlace extends Omit<HolderPlace, 'mine'> {
  reader: CommentReader
  acts: CommentActs
  open: OpenPart | null
  /** Milliseconds, by the server's clock. */
  now: number
}

/** Replies of a thread after its first. */
export interface MoreReplies {
  rows: readonly Comment[]
  /** How the rest comes, or that it is on its way. */
  more?: More | undefined
}

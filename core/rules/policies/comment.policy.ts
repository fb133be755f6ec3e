import { commentLimits } from '../governance/comments.ts'
import { type Actor, type ClubRules, isAuthor, isModerator } from './actor.ts'
import {
  all,
  hasPowerIn,
  isActive,
  isSignedIn,
  no,
  type PolicyCode,
  type Verdict,
  yes,
} from './verdict.ts'

export interface CommentSubject {
  author: `0x${string}`
  /** Milliseconds since the epoch. */
  at: number
  club: ClubRules
}

/**
 * Likes it, which puts it before others: holders do, or wallets that cost nothing
 * would say what is read first. Taken back by anyone who may comment.
 */
export const canLike = (actor: Actor, club: ClubRules): Verdict =>
  hasPowerIn(actor, club, 1)

/** Changes what they said, for a quarter of an hour. */
export const canEditComment = (
  actor: Actor,
  comment: CommentSubject,
  now: number,
): Verdict =>
  all<PolicyCode>(
    isSignedIn(actor),
    isAuthor(actor, comment) ? yes : no('not_author'),
    isActive(comment.club),
    now < comment.at + commentLimits.editFor ? yes : no('not_open'),
  )

/** Takes it away: its author, or who looks after the club; also while that rests. */
export const canDeleteComment = (
  actor: Actor,
  comment: Omit<CommentSubject, 'at'>,
): Verdict =>
  all<PolicyCode>(
    isSignedIn(actor),
    isAuthor(actor, comment) || isModerator(actor, comment.club)
      ? yes
      : no('not_author'),
  )

import type { Comment, CommentThread } from '@narwhal-club/core/contract'
import { commentLimits } from '@narwhal-club/core/governance'
import { presentMark } from '../moderation/moderated.ts'
import type { FoundComment, FoundThread } from './comments.ports.ts'

/** Who looks at it. */
export interface Looking {
  /** Null for visitors. */
  address: string | null
  /** Looks after the club that it is in. */
  moderates: boolean
}

const instant = (at: number) => new Date(at).toISOString()

/** Enough holders have reported it, and no moderator has looked yet. */
export const isFolded = ({ reports }: Pick<FoundComment, 'reports'>): boolean =>
  reports >= commentLimits.reports

/** What is about the member who asks. */
function mineOf(
  comment: FoundComment,
  { address, moderates }: Looking,
): Comment['mine'] {
  if (address === null) return undefined
  const isOwn = comment.author === address
  return {
    liked: comment.liked,
    reported: comment.reported,
    mayDelete: isOwn || moderates,
    mayClear: moderates && comment.reports > 0,
    ...(isOwn && {
      editableUntil: instant(comment.at + commentLimits.editFor),
    }),
  }
}

/** Tells a comment; of one that was deleted, that there was one. */
export function presentComment(
  comment: FoundComment,
  looking: Looking,
): Comment {
  const { id, parent, at, deletedBy, votingPower, voted, editedAt } = comment
  const place = { id, at: instant(at), ...(parent && { replyTo: parent }) }
  if (deletedBy)
    return {
      ...place,
      ...presentMark(comment),
      deleted: deletedBy,
      likes: 0,
      collapsed: false,
    }
  const mine = mineOf(comment, looking)
  return {
    ...place,
    author: comment.author,
    text: comment.text,
    ...(editedAt !== null && { editedAt: instant(editedAt) }),
    likes: comment.likes,
    ...(votingPower !== null && { votingPower }),
    ...(voted && { voted }),
    collapsed: isFolded(comment),
    ...(mine && { mine }),
  }
}

export const presentThread = (
  thread: FoundThread,
  looking: Looking,
): CommentThread => ({
  ...presentComment(thread, looking),
  replies: thread.first.map((reply) => presentComment(reply, looking)),
  replyCount: thread.replies,
})

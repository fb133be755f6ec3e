import * as z from 'zod/mini'
import { Uuid } from '../drafts/schemas.ts'
import { VoteChoice } from '../governance/schemas.ts'
import { pageOf, pageQuery } from '../kit/lists.ts'
import { Address, count, Instant, plainText } from '../kit/values.ts'
import { Moderated } from '../moderation/moderated.ts'
import { reportReasons } from '../proposals/endpoints.ts'
import { commentSorts } from './endpoints.ts'

// --- questions

export const CommentsParams = z.strictObject({ proposal: Uuid })
export const BountyCommentsParams = z.strictObject({ bounty: Uuid })
export const CommentParams = z.strictObject({ comment: Uuid })

export const CommentsQuery = z.strictObject({
  sort: z._default(z.enum(commentSorts), 'top'),
  ...pageQuery(50),
})
export const CommentRepliesQuery = z.strictObject(pageQuery())

/** What a hand may send; what may be published is asked of its normal form. */
const text = plainText(10_000)

export const CreateCommentBody = z.strictObject({
  /**
   * Chosen by who writes, so that sending it twice says it once.
   * @default the server chooses
   */
  id: z.optional(Uuid),
  /** Markdown. */
  text,
  /** The thread that it belongs to: a comment that is no reply itself. */
  replyTo: z.optional(Uuid),
})
export const EditCommentBody = z.strictObject({ text })
export const ReportCommentBody = z.strictObject({
  reason: z.enum(reportReasons),
})

// --- answers

export const Comment = z.object({
  id: Uuid,
  /** The comment that it answers. */
  replyTo: z.optional(Uuid),
  at: Instant,
  /** Who took it back. What it said is gone, and so are the parts below. */
  deleted: z.optional(z.enum(['author', 'moderator'])),
  /** Why it was taken down, where that is told. */
  moderated: z.optional(Moderated),
  author: z.optional(Address),
  /** Markdown. */
  text: z.optional(z.string()),
  editedAt: z.optional(Instant),
  likes: count(),
  /** Of its author, as frozen for the proposal; missing where nothing is. */
  votingPower: z.optional(count()),
  /** What its author voted for, once they have. */
  voted: z.optional(VoteChoice),
  /** Three holders have reported it, and no moderator has looked yet. */
  collapsed: z.boolean(),
  /** Of the member who asks; missing for visitors. */
  mine: z.optional(
    z.object({
      liked: z.boolean(),
      reported: z.boolean(),
      mayDelete: z.boolean(),
      mayClear: z.boolean(),
      /** Of one's own: until then it can be changed. */
      editableUntil: z.optional(Instant),
    }),
  ),
})
export type Comment = z.infer<typeof Comment>

export const CommentThread = z.object({
  ...Comment.shape,
  /** The first of them. */
  replies: z.array(Comment),
  replyCount: count(),
})
export type CommentThread = z.infer<typeof CommentThread>

export const CommentList = z.object({
  /** Comments that stand, with replies. */
  comments: count(),
  ...pageOf(CommentThread).shape,
})
export type CommentList = z.infer<typeof CommentList>

export const CommentReplies = pageOf(Comment)
export type CommentReplies = z.infer<typeof CommentReplies>

export const CommentHistory = z.object({
  /** The newest first: what it says now, and all that it said. */
  rows: z.array(z.object({ version: count(), at: Instant, text: z.string() })),
})
export type CommentHistory = z.infer<typeof CommentHistory>

export const CommentLikes = z.object({ liked: z.boolean(), likes: count() })
export const CommentDone = z.object({ ok: z.literal(true) })

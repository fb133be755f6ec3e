import type { Lines } from '../kit/endpoint.ts'

const below = '/api/proposals/:proposal/comments'
const belowBounty = '/api/bounties/:bounty/comments'
const comment = '/api/comments/:comment'

/** What is said below a thing of a club (behaviour 9). */
export const commentsEndpoints = {
  /** Threads with their first replies; the session tells what is one's own. */
  comments: { method: 'GET', path: below, who: 'visitor', session: true },
  createComment: {
    method: 'POST',
    path: below,
    who: 'member',
    rate: 'comment',
    bytes: 16_384,
  },
  bountyComments: {
    method: 'GET',
    path: belowBounty,
    who: 'visitor',
    session: true,
  },
  createBountyComment: {
    method: 'POST',
    path: belowBounty,
    who: 'member',
    rate: 'comment',
    bytes: 16_384,
  },
  /** All replies of a thread, the first first. */
  commentReplies: {
    method: 'GET',
    path: `${comment}/replies`,
    who: 'visitor',
    session: true,
  },
  /** What it said before it was changed. */
  commentHistory: {
    method: 'GET',
    path: `${comment}/history`,
    who: 'visitor',
  },
  editComment: {
    method: 'PUT',
    path: comment,
    who: 'member',
    rate: 'comment',
    bytes: 16_384,
  },
  deleteComment: { method: 'DELETE', path: comment, who: 'member' },
  likeComment: { method: 'POST', path: `${comment}/like`, who: 'member' },
  unlikeComment: { method: 'DELETE', path: `${comment}/like`, who: 'member' },
  reportComment: { method: 'POST', path: `${comment}/report`, who: 'member' },
  /** Answers its reports: a moderator has looked, and it may stay. */
  clearComment: { method: 'DELETE', path: `${comment}/report`, who: 'member' },
} as const satisfies Lines

/** What comments may be sorted by; the first is the usual one. */
export const commentSorts = ['top', 'new'] as const
export type CommentSort = (typeof commentSorts)[number]

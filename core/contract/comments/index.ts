import { define } from '../kit/define.ts'
import { commentsEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const params = s.CommentParams
const below = s.CommentsParams
/** Such as every local world has. */
const example = { comment: 'a0000000-0000-4000-8000-000000000001' }

/** What is said may be refused with. */
const ofWords = [
  'author_blocked',
  'club_paused',
  'bad_comment',
  'link_blocked',
  'comment_not_found',
  'reply_too_deep',
  'comment_conflict',
] as const

export const commentsApi = define(commentsEndpoints, {
  comments: {
    params: below,
    query: s.CommentsQuery,
    answer: s.CommentList,
    example: { proposal: 'e0000000-0000-4000-8000-000000000001' },
    refusals: ['proposal_not_found'],
  },
  createComment: {
    params: below,
    body: s.CreateCommentBody,
    answer: s.Comment,
    refusals: ['proposal_not_found', ...ofWords],
  },
  bountyComments: {
    params: s.BountyCommentsParams,
    query: s.CommentsQuery,
    answer: s.CommentList,
    example: { bounty: 'b0000000-0000-4000-8000-000000000001' },
    refusals: ['bounty_not_found'],
  },
  createBountyComment: {
    params: s.BountyCommentsParams,
    body: s.CreateCommentBody,
    answer: s.Comment,
    refusals: ['bounty_not_found', ...ofWords],
  },
  commentReplies: {
    params,
    query: s.CommentRepliesQuery,
    answer: s.CommentReplies,
    example,
    refusals: ['comment_not_found'],
  },
  commentHistory: {
    params,
    answer: s.CommentHistory,
    example,
    refusals: ['comment_not_found'],
  },
  editComment: {
    params,
    body: s.EditCommentBody,
    answer: s.Comment,
    refusals: [
      'comment_not_found',
      'not_author',
      'club_paused',
      'not_open',
      'author_blocked',
      'comment_history_full',
      'bad_comment',
      'link_blocked',
    ],
  },
  deleteComment: {
    params,
    answer: s.CommentDone,
    refusals: ['comment_not_found', 'not_author', 'fresh_signature_needed'],
  },
  likeComment: {
    params,
    answer: s.CommentLikes,
    refusals: [
      'comment_not_found',
      'club_paused',
      'insufficient_vp',
      'vp_unavailable',
    ],
  },
  unlikeComment: {
    params,
    answer: s.CommentLikes,
    refusals: ['comment_not_found', 'club_paused'],
  },
  reportComment: {
    params,
    body: s.ReportCommentBody,
    answer: s.CommentDone,
    refusals: ['comment_not_found', 'insufficient_vp', 'vp_unavailable'],
  },
  clearComment: {
    params,
    answer: s.CommentDone,
    refusals: ['comment_not_found', 'not_moderator'],
  },
})

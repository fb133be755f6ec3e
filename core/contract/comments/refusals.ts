import type { Refusals } from '../kit/refusals.ts'

export const commentsRefusals = {
  comment_not_found: {
    status: 404,
    failure: 'request.notFound',
    advice: 'There is no such comment, or it was deleted.',
  },
  bad_comment: {
    status: 400,
    failure: 'request.invalid',
    advice: 'A comment has 1 to 2,000 characters.',
  },
  reply_too_deep: {
    status: 400,
    failure: 'request.invalid',
    advice: 'A reply cannot be replied to. Reply to the comment above it.',
  },
  comment_conflict: {
    status: 409,
    failure: 'request.invalid',
    advice: 'Another comment was sent under this id.',
  },
  comment_history_full: {
    status: 409,
    failure: 'request.invalid',
    advice: 'This comment was changed as often as a comment can be.',
  },
} as const satisfies Refusals

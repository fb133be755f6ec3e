import { comments } from '@narwhal-club/core/messages/pages/comments'
import { expect, test } from 'vitest'
import { commentsRefusals } from '../../../core/contract/comments/refusals.ts'
import { adviceOf } from './advice.ts'

test.for(Object.keys(commentsRefusals))(
  'error: what only comments are refused with has words: %s',
  (code) => {
    expect(adviceOf({ code })).not.toBe(comments.failure.unknown)
  },
)

import { comments } from '@narwhal-club/core/messages/pages/comments'
import { expect, test } from 'vitest'
import { commentsRefusals } from '../../../core/contract/comments/refusals.ts'
import { adviceOf, adviceOfRead } from './advice.ts'

test.for(Object.keys(commentsRefusals))(
  'error: what only comments are refused with has words: %s',
  (code) => {
    expect(adviceOf({ code })).not.toBe(comments.failure.unknown)
  },
)

test('error: of what did not come it is not said that it did not go', () => {
  const error = { code: 'down' }
  expect(adviceOf(error)).toBe(comments.failure.unknown)
  expect(adviceOfRead(error)).toBe(comments.unread)
})

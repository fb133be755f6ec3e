import { comments } from '@narwhal-club/core/messages/pages/comments'
import { codeOf } from '../../data/codeOf.ts'

const { failure } = comments

/** What to do about a failure: by its code, never its text. */
export const adviceOf = (error: unknown) =>
  (failure as Record<string, string>)[codeOf(error)] ?? failure.unknown

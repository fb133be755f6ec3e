import { comments } from '@narwhal-club/core/messages/pages/comments'
import { codeOf } from '../../data/codeOf.ts'

const { failure, unread } = comments

const adviceOr = (otherwise: string) => (error: unknown) =>
  (failure as Record<string, string>)[codeOf(error)] ?? otherwise

/** What to do about words that did not go: by its code, never its text. */
export const adviceOf = adviceOr(failure.unknown)

/** The same of words that did not come. */
export const adviceOfRead = adviceOr(unread)

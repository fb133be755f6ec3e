import type { Answer } from '@narwhal-club/ui/kit/answer/answer.ts'
import type { UseQueryResult } from '@tanstack/react-query'

export type Result<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isPlaceholderData'
> & { refetch: () => unknown }

/** What to do about a failure: by its code, never its text. */
export type AdviceOf = (error: unknown) => string

/** What a card shows of a query. */
export function answerOf<T>(result: Result<T>, adviceOf: AdviceOf): Answer<T> {
  const { data, error, isPlaceholderData, refetch } = result
  if (data !== undefined)
    return { status: 'ready', data, isEarlier: isPlaceholderData }
  if (!error) return { status: 'loading' }
  return {
    status: 'failed',
    advice: adviceOf(error),
    onRetry: () => void refetch(),
  }
}

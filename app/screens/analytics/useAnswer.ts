import type { Answer } from '@narwhal-club/ui/charts/ChartCard/answer.ts'
import {
  keepPreviousData,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query'
import { useState } from 'react'
import { adviceOf } from './advice.ts'

type Result<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isPlaceholderData' | 'refetch'
>

/** What a card shows of a query. */
export function answerOf<T>(result: Result<T>): Answer<T> {
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

/**
 * Asks the API. While another moment loads, the one before stays: numbers
 * change, they do not flicker. The server holds its answers to the contract.
 */
export const useAsk = <T>(path: string) => useAskIf<T>(true, path)

/** The same, where there is something to ask for. */
export const useAskIf = <T>(isAsked: boolean, path: string) =>
  useQuery({
    queryKey: [path],
    select: (answer) => answer as T,
    placeholderData: keepPreviousData,
    enabled: isAsked,
  })

const following = (path: string, cursor: string) =>
  `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`

type Told = 'data' | 'isError' | 'isPending' | 'isFetching' | 'refetch'

interface Page {
  next?: string | undefined
}

/**
 * Asks for a list, a page at a time. Each page is a question like any other:
 * the machinery for endless lists would weigh on the first page of the club.
 */
export function useAskPages<T extends Page>(path: string) {
  const first = useAsk<T>(path)
  const [asked, setAsked] = useState({ path, cursors: [] as string[] })
  // Another list begins anew.
  const cursors = asked.path === path ? asked.cursors : []
  const rest = useQueries({
    queries: cursors.map((cursor) => ({
      queryKey: [following(path, cursor)],
      select: (answer: unknown) => answer as T,
    })),
  })
  const all: Pick<UseQueryResult<T>, Told>[] = [
    first,
    ...(rest as UseQueryResult<T>[]),
  ]
  const last = all.at(-1)
  const next = last?.data?.next
  const isFailed = last?.isError && rest.length > 0
  return {
    first,
    pages: all.flatMap(({ data }) => (data === undefined ? [] : [data])),
    /** The way to the next page, where there is one. */
    more:
      next || isFailed || last?.isPending
        ? {
            waiting: last?.isFetching === true && rest.length > 0,
            onMore: () => {
              if (isFailed) void last.refetch()
              else if (next) setAsked({ path, cursors: [...cursors, next] })
            },
          }
        : undefined,
  }
}

/** The answer of a list: its first page, with the rows of all in `merge`. */
export function pagesAnswerOf<T extends Page>(
  { first, pages }: ReturnType<typeof useAskPages<T>>,
  merge: (first: T, all: readonly T[]) => T,
): Answer<T> {
  const { data, error, isPlaceholderData, refetch } = first
  return answerOf({
    data: data && merge(data, pages),
    error,
    isPlaceholderData,
    refetch: refetch as never,
  })
}

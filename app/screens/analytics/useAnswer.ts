import type { Answer } from '@narwhal-club/ui/ChartCard/answer.ts'
import {
  keepPreviousData,
  type QueryFunction,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
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

const following = (path: string, cursor: string | undefined) =>
  cursor ? `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}` : path

interface Page {
  next?: string | undefined
}

/** Asks for a list a page at a time, with the default fetcher. */
export function useAskPages<T extends Page>(path: string) {
  const client = useQueryClient()
  const fetcher = client.getDefaultOptions().queries?.queryFn as QueryFunction
  return useInfiniteQuery({
    queryKey: [path, 'pages'],
    queryFn: async (context) => {
      const page = following(path, context.pageParam)
      return (await fetcher({ ...context, queryKey: [page] })) as T
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: T) => next,
    placeholderData: keepPreviousData,
  })
}

type Pages<T extends Page> = ReturnType<typeof useAskPages<T>>

/** The answer of a list: its first page, with the rows of all in `merge`. */
export function pagesAnswerOf<T extends Page>(
  pages: Pages<T>,
  merge: (first: T, all: readonly T[]) => T,
): Answer<T> {
  const { data, error, isPlaceholderData, refetch } = pages
  const [first] = data?.pages ?? []
  return answerOf({
    data: first && merge(first, data?.pages ?? []),
    error,
    isPlaceholderData,
    refetch: refetch as never,
  })
}

/** The way to the next page, where there is one. */
export const moreOf = <T extends Page>(pages: Pages<T>) =>
  pages.hasNextPage
    ? {
        onMore: () => void pages.fetchNextPage(),
        waiting: pages.isFetchingNextPage,
      }
    : undefined

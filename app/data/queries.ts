import { dataCache } from '@narwhal-club/core/constants'
import type { QueryFunction } from '@tanstack/react-query'
import { QueryClient } from '@tanstack/react-query'
import { inLine } from './inLine.ts'

const isDear = (path: string) => path.startsWith('/api/analytics/')

/** R9.10, with the default fetcher of R7.8. */
export const createQueryClient = (queryFn: QueryFunction) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: inLine(queryFn, isDear),
        staleTime: dataCache.freshFor,
        gcTime: dataCache.keptFor,
        refetchInterval: false,
        refetchOnWindowFocus: true,
        retry: false,
      },
      mutations: { retry: false },
    },
  })

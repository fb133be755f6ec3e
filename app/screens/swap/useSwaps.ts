import {
  type Nfts,
  nftsEndpoints,
  swapEndpoints,
  urlOf,
} from '@narwhal-club/core/contract'
import { type Query, useQueries } from '@tanstack/react-query'
import { createUseAsk } from '../../data/ask.ts'
import { createUseList } from '../../data/list.ts'
import { adviceOf } from './advice.ts'

/** Asks the area by the name of a call. */
export const useAsk = createUseAsk(swapEndpoints)
/** Asks for one of its lists. */
export const useList = createUseList(
  {
    swapInventory: swapEndpoints.swapInventory,
    swapHistory: swapEndpoints.swapHistory,
  },
  adviceOf,
)

/** Answers that a swap changes. */
export const isOfSwaps = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  /^\/api\/(swap|facts|market)\b/.test(String(queryKey[0]))

/** As many as one call may ask for. */
const page = 24

/** The art of some members, two dozen a call: of the same ids it is the same. */
export function useArt(ids: readonly string[]) {
  const calls = Array.from({ length: Math.ceil(ids.length / page) }, (_, at) =>
    ids.slice(at * page, (at + 1) * page).join(','),
  )
  return useQueries({
    queries: calls.map((call) => ({
      queryKey: [urlOf(nftsEndpoints.nfts, { ids: call })],
      select: (answer: unknown) => (answer as Nfts).rows,
    })),
    combine: (all) =>
      new Map(all.flatMap(({ data = [] }) => data).map((row) => [row.id, row])),
  })
}

import { holdingsRetryDelay } from '@narwhal-club/core/constants'
import type { ClubFacts } from '@narwhal-club/core/contract'
import { useAsk } from './ask.ts'

const isOpen = (facts: ClubFacts | undefined) =>
  facts !== undefined && facts.source.status !== 'fresh'

/**
 * Reads what the chain says of the club. What the node did not give is asked for
 * again, as holdings are: the page mends itself. What it gave stays (R9.10).
 */
export const useFacts = () =>
  useAsk(
    'facts',
    {},
    {
      refetchInterval: ({ state }) =>
        isOpen(state.data as ClubFacts | undefined) && holdingsRetryDelay,
    },
  )

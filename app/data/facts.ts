import { holdingsRetryDelay } from '@narwhal-club/core/constants'
import type { ClubFacts } from '@narwhal-club/core/contract'
import { useAsk } from './ask.ts'

const mends = {
  refetchInterval({ state }: { state: { data?: unknown } }) {
    const facts = state.data as ClubFacts | undefined
    return facts && facts.source.status !== 'fresh' && holdingsRetryDelay
  },
}

/**
 * Reads what the chain says of the club. What the node did not give is asked for
 * again, as holdings are: the page mends itself. What it gave stays (R9.10).
 */
export const useFacts = () => useAsk('facts', {}, mends)

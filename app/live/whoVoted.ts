import type { QueryClient } from '@tanstack/react-query'
import { isOfVotes, pathOf } from './touches.ts'

/**
 * Remembers what was voted on, and has who voted there asked for anew, where it is
 * shown. An answer under way may be older than the vote: it is asked for again.
 */
export function createWhoVoted(queries: QueryClient) {
  const votedOn = new Set<string>()
  return {
    mark(proposal: string) {
      votedOn.add(proposal)
    },
    ask() {
      const proposals = [...votedOn]
      votedOn.clear()
      void queries.invalidateQueries({
        predicate: (query) =>
          proposals.some((proposal) => isOfVotes(pathOf(query), proposal)),
      })
    },
  }
}

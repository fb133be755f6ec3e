import { type ClubFacts, endpoints } from '@narwhal-club/core/contract'
import { useQuery } from '@tanstack/react-query'

/**
 * Reads what the chain says of the club. The server holds its answers against
 * the contract; a visitor's page loads no schemas for what it only shows.
 */
export function useFacts() {
  return useQuery({
    queryKey: [endpoints.facts.path],
    select: (answer) => answer as ClubFacts,
  })
}

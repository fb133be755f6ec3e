import { api, ClubFacts } from '@narwhal-club/core/contract'
import { useQuery } from '@tanstack/react-query'

/** Reads what the chain says of the club; the answer is checked. */
export function useFacts() {
  return useQuery({
    queryKey: [api.facts.path],
    select: (answer) => ClubFacts.parse(answer),
  })
}

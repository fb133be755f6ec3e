import { clubsEndpoints, urlOf } from '@narwhal-club/core/contract'
import { createUseAsk } from '../../data/ask.ts'
import { createUseList } from '../../data/list.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { adviceOf } from './advice.ts'

/** Asks the area by the name of a call. */
export const useAsk = createUseAsk(clubsEndpoints)

/** Asks for clubs: what is said of each depends on who asks. */
export const useClubs = createUseList(
  { clubs: clubsEndpoints.clubs },
  adviceOf,
  useWhoKey,
)

/** Asks for the members of a club: the same to all who ask. */
export const useMembers = createUseList(
  { clubMembers: clubsEndpoints.clubMembers },
  adviceOf,
)

/** Asks for a club, and for what its reader is there. */
export function useClub(id: string) {
  const keyOf = useWhoKey()
  const queryKey = keyOf(urlOf(clubsEndpoints.club, { club: id }))
  return useAsk('club', { club: id }, { queryKey })
}

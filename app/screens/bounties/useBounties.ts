import { bountiesEndpoints, urlOf } from '@narwhal-club/core/contract'
import type { Query } from '@tanstack/react-query'
import { createUseAsk } from '../../data/ask.ts'
import { createUseList } from '../../data/list.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { adviceOf } from './advice.ts'

const { bounties, submissions } = bountiesEndpoints

/** Asks for lists: what of them is the reader's depends on who asks. */
export const useBounties = createUseList(
  { bounties, submissions },
  adviceOf,
  useWhoKey,
)

export const useAsk = createUseAsk(bountiesEndpoints)

/** Asks for a bounty, and for what its reader has to do with it. */
export function useBounty(id: string) {
  const keyOf = useWhoKey()
  const asked = { bounty: id }
  const queryKey = keyOf(urlOf(bountiesEndpoints.bounty, asked))
  return useAsk('bounty', asked, { queryKey })
}

/** Answers that change when something is done about a bounty. */
export const isOfBounties = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  /^\/api\/(bount|submissions|people|proposals)/.test(String(queryKey[0]))

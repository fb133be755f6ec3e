import { proposalsEndpoints, urlOf } from '@narwhal-club/core/contract'
import { createUseAsk } from '../../data/ask.ts'
import { createUseList } from '../../data/list.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { createWrite } from '../../data/write.ts'
import { adviceOf } from './advice.ts'

/** Asks the area by the name of a call. */
export const useAsk = createUseAsk(proposalsEndpoints)

/** Asks for proposals of a club: which are the reader's depends on who asks. */
export const useProposals = createUseList(
  { clubProposals: proposalsEndpoints.clubProposals },
  adviceOf,
  useWhoKey,
)

/** Asks for a proposal, and for what its reader may do with it. */
export function useProposal(id: string) {
  const keyOf = useWhoKey()
  const asked = { proposal: id }
  const queryKey = keyOf(urlOf(proposalsEndpoints.proposal, asked))
  return useAsk('proposal', asked, { queryKey })
}

export const write = createWrite(proposalsEndpoints)

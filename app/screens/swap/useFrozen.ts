import { proposalsEndpoints, urlOf } from '@narwhal-club/core/contract'
import { createUseAsk } from '../../data/ask.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { useAwaiting } from '../../shell/bell/useInbox.ts'
import { useIsSignedIn } from '../../useSystem.ts'

const useAsk = createUseAsk({ proposals: proposalsEndpoints.proposals })

/**
 * Open votes in which the reader has power, by their number: it was frozen, so a
 * swap takes none of it. What they voted on, then what waits for their vote.
 */
export function useFrozen() {
  const isSignedIn = useIsSignedIn()
  const asked = { status: 'active' } as const
  const queryKey = useWhoKey()(urlOf(proposalsEndpoints.proposals, asked))
  const { data } = useAsk('proposals', asked, { queryKey, enabled: isSignedIn })
  const { answer } = useAwaiting({ enabled: isSignedIn })
  if (!isSignedIn) return undefined
  const waiting = answer.status === 'ready' ? answer.data.votes : undefined
  const voted = (data?.rows ?? []).filter((row) => row.voted)
  const rows = waiting?.rows ?? []
  return {
    proposals: [...voted, ...rows].map(({ number }) => number),
    more: (waiting?.total ?? 0) - rows.length,
  }
}

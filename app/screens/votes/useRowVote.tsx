import type { ProposalCard } from '@narwhal-club/core/contract'
import { VoteButton } from '@narwhal-club/ui/governance/votes/VoteButton/VoteButton.tsx'
import { useState } from 'react'
import { useAwaiting } from '../../shell/bell/useInbox.ts'
import { useIsSignedIn } from '../../useSystem.ts'
import { isSecret } from './isSecret.ts'
import { LazyListVote } from './LazyListVote.tsx'
import { turnOn } from './turnOn.ts'

/**
 * A button on each row that is voted on, for members, and what it opens.
 *
 * @param rows as the list has them now: their words may be newer ones by then.
 */
export function useRowVote(rows: readonly ProposalCard[]) {
  const isSignedIn = useIsSignedIn()
  const { answer } = useAwaiting({ enabled: isSignedIn })
  const votes = answer.status === 'ready' ? answer.data.votes : undefined
  const [open, setOpen] = useState<ProposalCard | null>(null)
  const readerOf = (proposal: ProposalCard) => {
    const { id, title, status, voted } = proposal
    const turn = turnOn(id, votes)
    return {
      isSecret: isSecret({ status, mine: { voted }, turn }),
      voted,
      act:
        isSignedIn && status === 'active' ? (
          <VoteButton
            title={title}
            turn={turn}
            onVote={() => setOpen(proposal)}
          />
        ) : null,
    }
  }
  const shown = rows.find(({ id }) => id === open?.id) ?? open
  const sheet =
    shown && isSignedIn ? (
      <LazyListVote proposal={shown} onClose={() => setOpen(null)} />
    ) : null
  return { readerOf, sheet }
}

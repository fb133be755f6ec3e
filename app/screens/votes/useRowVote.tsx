import type { ProposalCard } from '@narwhal-club/core/contract'
import { useState } from 'react'
import { useAwaiting } from '../../shell/bell/useInbox.ts'
import { useView } from '../../useSystem.ts'
import { LazyListVote } from './LazyListVote.tsx'
import { RowVote } from './RowVote.tsx'
import { turnOn } from './turnOn.ts'

/** A button on each row that is voted on, for members, and what it opens. */
export function useRowVote() {
  const isSignedIn = useView((view) => view.session.status === 'signedIn')
  const { answer } = useAwaiting({ enabled: isSignedIn })
  const votes = answer.status === 'ready' ? answer.data.votes : undefined
  // Who has voted, or cannot, has no reason to look away.
  const isSecret = ({ id, status }: ProposalCard) =>
    status === 'active' && turnOn(id, votes) !== null
  const [open, setOpen] = useState<ProposalCard | null>(null)
  const actOf = (proposal: ProposalCard) =>
    isSignedIn && proposal.status === 'active' ? (
      <RowVote proposal={proposal} onVote={() => setOpen(proposal)} />
    ) : null
  const sheet =
    open && isSignedIn ? (
      <LazyListVote proposal={open} onClose={() => setOpen(null)} />
    ) : null
  return { actOf, isSecret, sheet }
}

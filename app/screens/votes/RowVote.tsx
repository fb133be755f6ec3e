import type { ProposalCard } from '@narwhal-club/core/contract'
import { VoteButton } from '@narwhal-club/ui/governance/votes/VoteButton/VoteButton.tsx'
import { useAwaiting } from '../../shell/bell/useInbox.ts'
import { turnOn } from './turnOn.ts'

export interface RowVoteProps {
  proposal: ProposalCard
  onVote: () => void
}

/** The button on a row: in the colour of one's turn where it is that. */
export function RowVote({ proposal, onVote }: RowVoteProps) {
  const { answer } = useAwaiting()
  const votes = answer.status === 'ready' ? answer.data.votes : undefined
  return (
    <VoteButton
      title={proposal.title}
      turn={turnOn(proposal.id, votes)}
      onVote={onVote}
    />
  )
}

import { voting } from '@narwhal-club/core/messages/pages/votes'
import { Vote } from 'lucide-react'
import { Button } from '../../../kit/Button/Button.tsx'

export interface VoteButtonProps {
  /** Of the proposal: it tells the button from those of the other rows. */
  title: string
  onVote: () => void
}

/** Leads to a vote on one row of a list. */
export const VoteButton = ({ title, onVote }: VoteButtonProps) => (
  <Button aria-label={voting.row.voteOn(title)} onClick={onVote}>
    <Vote size={18} aria-hidden />
    {voting.row.vote}
  </Button>
)

import { formatCount } from '@narwhal-club/core/format'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { Vote } from 'lucide-react'
import { Button } from '../../../kit/Button/Button.tsx'

const words = voting.row

export interface VoteButtonProps {
  /** Of the proposal: it tells the button from those of the other rows. */
  title: string
  /**
   * With how many votes it is the reader's turn; `null`: it is not their turn.
   * Missing while that is not known.
   */
  turn?: number | null | undefined
  onVote: () => void
}

/** Leads to a vote on one row of a list. */
export const VoteButton = ({ title, turn, onVote }: VoteButtonProps) => {
  const said = turn
    ? words.voteWith(formatCount(turn))
    : turn === null
      ? words.yours
      : words.vote
  return (
    <Button
      variant={turn ? 'spark' : 'quiet'}
      aria-label={words.on(said, title)}
      onClick={onVote}
    >
      <Vote size={18} aria-hidden />
      {said}
    </Button>
  )
}

import type { VoteChoice } from '@narwhal-club/core/contract'

/** What is known of a vote and of its reader. */
export interface Seen {
  status: 'pending' | 'active' | 'closed'
  mine?: { votingPower?: number; voted?: VoteChoice | undefined } | undefined
  /** With how many votes it is their turn; null: it is not (see `turnOn`). */
  turn?: number | null | undefined
}

/**
 * Tells whether its reader may choose not to see how a vote stands: it goes on,
 * and they may vote and have not, as far as is known. The page of a proposal, the
 * lists and home ask here.
 */
export const isSecret = ({ status, mine, turn }: Seen): boolean =>
  status === 'active' &&
  !mine?.voted &&
  mine?.votingPower !== 0 &&
  turn !== null

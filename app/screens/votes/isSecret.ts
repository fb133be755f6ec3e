import type { Votable } from './toVoteView.ts'

/**
 * Tells whether its reader may choose not to see how a vote stands: it goes on,
 * and they may vote and have not, as far as is known.
 */
export const isSecret = ({ status, mine }: Votable): boolean =>
  status === 'active' && !mine?.voted && mine?.votingPower !== 0

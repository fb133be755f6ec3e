import type { ClubDetail, ProposalDetail } from '@narwhal-club/core/contract'
import { useIsSignedIn, useView } from '../../useSystem.ts'
import { mayOf, type Offered } from './mayOf.ts'

const nothing: Offered = { acts: [], edits: false }

/**
 * What the reader may do about a proposal; nothing while that is not known.
 *
 * @param isEarlier it was told for another reader.
 */
export function useOffered(
  club: ClubDetail,
  proposal: ProposalDetail,
  isEarlier: boolean,
) {
  const isSignedIn = useIsSignedIn()
  const address = useView((view) => view.session.session.userAddress)
  const isKnown = isSignedIn && !isEarlier
  return {
    ...(isKnown ? mayOf(proposal, club, address) : nothing),
    isSignedIn,
    mine: isKnown ? proposal.mine : undefined,
  }
}

import type { ClubDetail } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { paths } from '../../paths.ts'
import { isOfProposals } from './lists.ts'
import { RevisingPage } from './RevisingPage.tsx'
import { useProposal } from './useProposals.ts'

export interface ReviserProps {
  club: ClubDetail
  /** Its id. */
  proposal: string
}

/** A new version of a proposal, written by its author (U1 to U3). */
export const Reviser = ({ club, proposal }: ReviserProps) => (
  <RevisingPage
    purpose="proposal"
    club={club.id}
    id={proposal}
    href={paths.proposal(club.id, proposal)}
    known={useProposal(proposal).data}
    notAuthor={proposals.failure.notAuthor}
    isOf={isOfProposals}
  />
)

import type { ClubDetail } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { paths } from '../../paths.ts'
import { RevisingPage } from '../proposals/RevisingPage.tsx'
import { isOfBounties, useBounty } from './useBounties.ts'

export interface BountyReviserProps {
  club: ClubDetail
  /** Its id. */
  bounty: string
}

/** A new version of a bounty, written by its author while it is open. */
export const BountyReviser = ({ club, bounty }: BountyReviserProps) => (
  <RevisingPage
    purpose="bounty"
    club={club.id}
    id={bounty}
    href={paths.bounty(club.id, bounty)}
    known={useBounty(bounty).data}
    notAuthor={bounties.notAuthor}
    isOf={isOfBounties}
  />
)

import { bountiesEndpoints } from '@narwhal-club/core/contract'
import { DraftsList } from '@narwhal-club/ui/governance/MineLists/DraftsList.tsx'
import { createUseList } from '../../data/list.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { writeBountyHref } from '../bounties/address.ts'
import { adviceOf } from './advice.ts'

const { bountyDrafts } = bountiesEndpoints
const useDrafts = createUseList({ bountyDrafts }, adviceOf, useWhoKey)

/** The drafts of bounties of the member who reads, in all clubs. */
export function MyBountyDrafts() {
  const list = useDrafts('bountyDrafts', {})
  return (
    <DraftsList
      {...list}
      of="bounties"
      hrefOf={({ club, id }) => writeBountyHref(club, id)}
      linkAs={RouterLink}
    />
  )
}

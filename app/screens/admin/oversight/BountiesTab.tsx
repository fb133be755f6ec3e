import {
  type AdminBounty,
  oversightEndpoints,
} from '@narwhal-club/core/contract'
import {
  type ShownMatter,
  WaitingBounties,
} from '@narwhal-club/ui/admin/WaitingBounties/WaitingBounties.tsx'
import { choice, createAddress } from '../../../data/address.ts'
import { createUseList } from '../../../data/list.ts'
import { useAddress } from '../../../data/useAddress.ts'
import { paths } from '../../../paths.ts'
import { RouterLink } from '../../../shell/RouterLink.tsx'
import { adviceOf } from '../advice.ts'
import { csvHref } from '../csvHref.ts'

const { adminBounties } = oversightEndpoints
const useList = createUseList({ adminBounties }, adviceOf)

const address = createAddress({
  tab: choice('tab', ['overview', 'bounties'], 'overview'),
  matter: choice<ShownMatter>(
    'matter',
    ['all', 'overdue', 'disputed', 'silent'],
    'all',
  ),
})

const bountyHref = ({ bounty }: AdminBounty) =>
  paths.bounty(bounty.club.id, bounty.id)
/** A dispute is settled by its vote; all else on the bounty's own page. */
const actHref = (row: AdminBounty) =>
  row.dispute
    ? paths.proposal(row.bounty.club.id, row.dispute.proposal)
    : bountyHref(row)

/** Bounties that wait for somebody. */
export function BountiesTab() {
  const { state, hrefOf } = useAddress(address)
  const { matter } = state
  const asked = matter === 'all' ? {} : { matter }
  const list = useList('adminBounties', asked)
  return (
    <WaitingBounties
      {...list}
      matter={matter}
      matterHref={(each) => hrefOf({ matter: each })}
      hrefOf={bountyHref}
      actHref={actHref}
      csvHref={csvHref(adminBounties, asked)}
      linkAs={RouterLink}
    />
  )
}

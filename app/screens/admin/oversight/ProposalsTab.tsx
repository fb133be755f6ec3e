import { oversightEndpoints } from '@narwhal-club/core/contract'
import { oversight } from '@narwhal-club/core/messages/pages/oversight'
import {
  OverseenProposals,
  type OverseenStatus,
} from '@narwhal-club/ui/admin/OverseenProposals/OverseenProposals.tsx'
import { choice, createAddress, text } from '../../../data/address.ts'
import { createUseList } from '../../../data/list.ts'
import { useAddress } from '../../../data/useAddress.ts'
import { paths } from '../../../paths.ts'
import { RouterLink } from '../../../shell/RouterLink.tsx'
import { adviceOf } from '../advice.ts'
import { csvHref } from '../csvHref.ts'
import { createUseAdminister } from '../useAdministering.ts'

const { adminProposals } = oversightEndpoints
const { doing } = oversight.proposals
const useList = createUseList({ adminProposals }, adviceOf)
const useAdminister = createUseAdminister(oversightEndpoints)

const address = createAddress({
  tab: choice('tab', ['overview', 'proposals'], 'overview'),
  status: choice<OverseenStatus>(
    'status',
    ['all', 'pending', 'active', 'closed'],
    'all',
  ),
  search: text('q', /^[^\0]{1,60}$/),
})

/** Proposals of all clubs. */
export function ProposalsTab() {
  const { state, hrefOf, go } = useAddress(address)
  const { status, search } = state
  const asked = {
    ...(status !== 'all' && { status }),
    ...(search && { q: search }),
  }
  const list = useList('adminProposals', asked)
  const administer = useAdminister()
  return (
    <OverseenProposals
      {...list}
      status={status}
      statusHref={(each) => hrefOf({ status: each })}
      search={search}
      onSearch={(said) => go({ search: said })}
      hrefOf={({ club, id }) => paths.proposal(club.id, id)}
      csvHref={csvHref(adminProposals, asked)}
      linkAs={RouterLink}
      onCancel={({ id: proposal, title }) =>
        administer(
          'adminCancelProposal',
          { proposal },
          {
            title: doing.title,
            text: doing.text(title),
            confirm: doing.confirm,
            done: doing.done,
            isGrave: true,
          },
        )
      }
    />
  )
}

import { proposalsLine } from '@narwhal-club/core/contract'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { proposalStates } from '@narwhal-club/ui/governance/proposals/ProposalsControls/states.ts'
import { ProposalsList } from '@narwhal-club/ui/governance/proposals/ProposalsList/ProposalsList.tsx'
import { ButtonLink } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { TabLinks } from '@narwhal-club/ui/kit/TabLinks/TabLinks.tsx'
import { createUseList } from '../../data/list.ts'
import { useAddress } from '../../data/useAddress.ts'
import { useNow } from '../../data/useNow.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { adviceOf } from './advice.ts'
import { mineAddress } from './clubsAddress.ts'

const words = proposals.list.status
const useList = createUseList({ proposals: proposalsLine }, adviceOf, useWhoKey)

/** The proposals of the member who reads, in all clubs, by where they stand. */
export function MyProposals() {
  const { state, hrefOf } = useAddress(mineAddress)
  const { state: wanted } = state
  const list = useList('proposals', {
    mine: 'true',
    status: wanted === 'all' ? undefined : wanted,
  })
  const { title, body, action } = clubs.mineProposals.none
  return (
    <ProposalsList
      {...list}
      hrefOf={({ club, id }) => paths.proposal(club.id, id)}
      linkAs={RouterLink}
      now={useNow()}
      namesClub
      readerOf={({ voted }) => ({ voted })}
      empty={{
        title: wanted === 'all' ? title : clubs.mineProposals.noneSo,
        children: body,
        action: (
          <ButtonLink href={paths.clubs} linkAs={RouterLink}>
            {action}
          </ButtonLink>
        ),
      }}
      controls={
        <TabLinks
          label={words.label}
          linkAs={RouterLink}
          links={proposalStates.map((each) => ({
            href: hrefOf({ state: each }),
            label: words[each],
            isCurrent: each === wanted,
          }))}
        />
      }
    />
  )
}

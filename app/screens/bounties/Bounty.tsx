import { tabTitle } from '@narwhal-club/core/brand'
import type { ClubDetail } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { ProposalWaiting } from '@narwhal-club/ui/governance/proposals/ProposalHeader/ProposalWaiting.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { isAbsent } from '../../data/absence.ts'
import { Page } from '../../page/Page.tsx'
import { Missing } from '../notFound/Missing.tsx'
import { bountiesHref } from './address.ts'
import { adviceOf } from './advice.ts'
import { BountyPage } from './BountyPage.tsx'
import { useBounty } from './useBounties.ts'

export interface BountyProps {
  club: ClubDetail
  /** Of the bounty. */
  id: string
  /** As another wallet nothing is done. */
  isReadOnly: boolean
}

/** One bounty of a club, or that it has none of that id. */
export function Bounty({ club, id, isReadOnly }: BountyProps) {
  const result = useBounty(id)
  const { data, error, isPlaceholderData, refetch } = result
  // Under the name of another club it is not there either: one thing, one address.
  if (isAbsent(result) || (data && data.club.id !== club.id))
    return (
      <Missing
        {...bounties.unknown}
        back={{ href: bountiesHref(club.id), label: bounties.back(club.name) }}
      />
    )
  if (data)
    return (
      <BountyPage
        club={club}
        bounty={data}
        isReadOnly={isReadOnly || isPlaceholderData}
      />
    )
  if (error)
    return (
      <Page title={bounties.failed}>
        <ErrorState heading="h2" onAction={() => void refetch()}>
          {adviceOf(error)}
        </ErrorState>
      </Page>
    )
  return (
    <>
      <title>{tabTitle(bounties.one)}</title>
      <ProposalWaiting>{bounties.loading}</ProposalWaiting>
    </>
  )
}

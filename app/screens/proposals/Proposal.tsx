import { tabTitle } from '@narwhal-club/core/brand'
import type { ClubDetail } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { ProposalWaiting } from '@narwhal-club/ui/governance/proposals/ProposalHeader/ProposalWaiting.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { isAbsent } from '../../data/absence.ts'
import { Page } from '../../page/Page.tsx'
import { Missing } from '../notFound/Missing.tsx'
import { adviceOf } from './advice.ts'
import { ProposalPage } from './ProposalPage.tsx'
import { useProposal } from './useProposals.ts'
import { proposalsHref } from './writing.ts'

export interface ProposalProps {
  club: ClubDetail
  /** Of the proposal. */
  id: string
}

/** One proposal of a club, or that it has none of that id. */
export function Proposal({ club, id }: ProposalProps) {
  const result = useProposal(id)
  const { data, error, isPlaceholderData, refetch } = result
  // Under the name of another club it is not there either: one thing, one address.
  if (isAbsent(result) || (data && data.club.id !== club.id))
    return (
      <Missing
        {...proposals.unknown}
        back={{
          href: proposalsHref(club.id),
          label: proposals.back(club.name),
        }}
      />
    )
  if (data)
    return (
      <ProposalPage club={club} proposal={data} isEarlier={isPlaceholderData} />
    )
  if (error)
    return (
      <Page title={proposals.failed}>
        <ErrorState heading="h2" onAction={() => void refetch()}>
          {adviceOf(error)}
        </ErrorState>
      </Page>
    )
  return (
    <>
      <title>{tabTitle(proposals.title)}</title>
      <ProposalWaiting>{proposals.loading}</ProposalWaiting>
    </>
  )
}

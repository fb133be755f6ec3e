import type { ClubDetail } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { revising } from '@narwhal-club/core/messages/pages/revising'
import { RevisingPanel } from '@narwhal-club/ui/governance/propose/RevisingPanel/RevisingPanel.tsx'
import { Crumb } from '@narwhal-club/ui/kit/Crumb/Crumb.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Page } from '../../page/Page.tsx'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useSend, useView } from '../../useSystem.ts'
import { SignInFirst } from '../clubs/SignInFirst.tsx'
import { isOfProposals } from './lists.ts'
import { useProposal } from './useProposals.ts'

export interface ReviserProps {
  club: ClubDetail
  /** Its id. */
  proposal: string
}

/** A new version of a proposal, written by its author (U1 to U3). */
export function Reviser({ club, proposal }: ReviserProps) {
  const { status, session } = useView((view) => view.session)
  const { data } = useProposal(proposal)
  const isSignedIn = status === 'signedIn'
  const address = session.userAddress?.toLowerCase()
  const isOther = isSignedIn && data && data.author !== address
  // What was signed is shown although the session is away.
  const isHeld = useView(
    ({ revising: view }) => 'proposal' in view && view.proposal === proposal,
  )
  return (
    <Page
      title={revising.title}
      lead={revising.lead}
      {...(data && { tab: revising.tab(data.title) })}
      back={
        <Crumb href={paths.proposal(club.id, proposal)} linkAs={RouterLink}>
          {data?.title ?? revising.leave}
        </Crumb>
      }
    >
      {isOther ? (
        <EmptyState heading="h2" title={revising.stopped}>
          {proposals.failure.notAuthor}
        </EmptyState>
      ) : isSignedIn || isHeld ? (
        <Desk club={club} proposal={proposal} />
      ) : (
        <SignInFirst why={revising.signIn} />
      )}
    </Page>
  )
}

function Desk({ club, proposal }: ReviserProps) {
  const send = useSend()
  const queries = useQueryClient()
  const view = useView((all) => all.revising)
  useEffect(() => {
    send({ type: 'revising.start', proposal })
    return () => send({ type: 'revising.close' })
  }, [send, proposal])
  const isPublished = view.status === 'published'
  useEffect(() => {
    if (isPublished)
      void queries.invalidateQueries({ predicate: isOfProposals })
  }, [queries, isPublished])
  const hrefOf = (id: string) => paths.proposal(club.id, id)
  return (
    <RevisingPanel
      view={view}
      changedHref={(version) => `${hrefOf(proposal)}&v=${version}`}
      proposalHref={hrefOf}
      linkAs={RouterLink}
      onEdit={(change) => send({ type: 'revising.edit', change })}
      onDiscard={() => send({ type: 'revising.discard' })}
      onReview={() => send({ type: 'revising.review' })}
      onSign={() => send({ type: 'revising.sign' })}
      onKeepMine={() => send({ type: 'revising.keepMine' })}
      onTakeTheirs={() => send({ type: 'revising.takeTheirs' })}
      onRetry={() => send({ type: 'revising.retry' })}
      onBack={() => send({ type: 'revising.back' })}
    />
  )
}

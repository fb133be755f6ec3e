import type { ClubDetail } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { Crumb } from '@narwhal-club/ui/kit/Crumb/Crumb.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Page } from '../../page/Page.tsx'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useSend, useView } from '../../useSystem.ts'
import { SignInFirst } from '../clubs/SignInFirst.tsx'
import { isMadeHere } from '../proposals/madeHere.ts'
import { Proposing } from '../proposals/Proposing.tsx'
import { bountiesHref } from './address.ts'
import { BountyWriting } from './BountyWriting.tsx'
import { openBountyDesk } from './desk.ts'
import { isOfBounties } from './useBounties.ts'

const words = bountyEditor

export interface BountyEditorProps {
  club: ClubDetail
  draft: string
}

/** A bounty, written and on its way (R2.13: `?tab=bounties&write=`). */
export function BountyEditor({ club, draft }: BountyEditorProps) {
  const isSignedIn = useView(({ session }) => session.status === 'signedIn')
  const isHeld = useView(
    (view) => 'draft' in view.proposing && view.proposing.draft === draft,
  )
  return (
    <Page
      title={words.title}
      {...(!isHeld && { lead: words.lead })}
      back={
        <Crumb href={bountiesHref(club.id)} linkAs={RouterLink}>
          {bounties.back(club.name)}
        </Crumb>
      }
    >
      {/* What was signed is shown although the session is away. */}
      {isSignedIn || isHeld ? (
        <Desk key={draft} club={club} draft={draft} />
      ) : (
        <SignInFirst why={words.signIn} />
      )}
    </Page>
  )
}

function Desk({ club, draft }: BountyEditorProps) {
  const [, navigate] = useLocation()
  const send = useSend()
  const queries = useQueryClient()
  const view = useView((all) => all.proposing)
  const [desk] = useState(() => openBountyDesk(club.id, queries))
  // What an earlier visit has signed goes on.
  useEffect(() => {
    if (!isMadeHere(queries, draft))
      send({ type: 'proposing.resume', draft, purpose: 'bounty' })
  }, [send, queries, draft])
  const isPublished = view.status === 'published'
  useEffect(() => {
    if (isPublished) void queries.invalidateQueries({ predicate: isOfBounties })
  }, [queries, isPublished])
  const leave = () => navigate(bountiesHref(club.id))
  const isUnderWay =
    'draft' in view && view.draft === draft && view.status !== 'recalling'
  return isUnderWay ? (
    <Proposing club={club.id} view={view} onDone={leave} />
  ) : (
    <BountyWriting
      desk={desk}
      draft={draft}
      onReview={() =>
        send({ type: 'proposing.start', draft, purpose: 'bounty' })
      }
      onGone={leave}
    />
  )
}

import type { ClubDetail } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { Crumb } from '@narwhal-club/ui/kit/Crumb/Crumb.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Page } from '../../page/Page.tsx'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useSend, useView } from '../../useSystem.ts'
import { SignInFirst } from '../clubs/SignInFirst.tsx'
import { DraftEditor } from './DraftEditor.tsx'
import { openDesk } from './desk.ts'
import { eligibilityLine } from './eligibilityLine.ts'
import { isOfProposals } from './lists.ts'
import { isMadeHere } from './madeHere.ts'
import { Proposing } from './Proposing.tsx'
import { proposalsHref } from './writing.ts'

const words = proposing.editor

export interface EditorProps {
  club: ClubDetail
  draft: string
}

/** A draft, written and on its way to being a proposal (R2.13: `?write=`). */
export function Editor({ club, draft }: EditorProps) {
  const isSignedIn = useView(({ session }) => session.status === 'signedIn')
  const isHeld = useView(
    (view) => 'draft' in view.proposing && view.proposing.draft === draft,
  )
  return (
    <Page
      title={words.title}
      {...(!isHeld && { lead: words.lead })}
      back={
        <Crumb href={proposalsHref(club.id)} linkAs={RouterLink}>
          {proposals.back(club.name)}
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

function Desk({ club, draft }: EditorProps) {
  const [, navigate] = useLocation()
  const send = useSend()
  const queries = useQueryClient()
  const view = useView((all) => all.proposing)
  // What an earlier visit has signed goes on.
  useEffect(() => {
    if (!isMadeHere(queries, draft)) send({ type: 'proposing.resume', draft })
  }, [send, queries, draft])
  const isPublished = view.status === 'published'
  useEffect(() => {
    if (isPublished)
      void queries.invalidateQueries({ predicate: isOfProposals })
  }, [queries, isPublished])
  const leave = () => navigate(proposalsHref(club.id))
  const isUnderWay =
    'draft' in view && view.draft === draft && view.status !== 'recalling'
  return isUnderWay ? (
    <Proposing club={club.id} view={view} onDone={leave} />
  ) : (
    <Written club={club} draft={draft} onGone={leave} />
  )
}

function Written(props: EditorProps & { onGone: () => void }) {
  const { club, draft, onGone } = props
  const queries = useQueryClient()
  const send = useSend()
  const [desk] = useState(() => openDesk(club.id, club.rules, queries))
  return (
    <DraftEditor
      desk={desk}
      draft={draft}
      rules={club.rules}
      eligibility={eligibilityLine(club)}
      lacksVotes={club.mine?.propose.why === 'voting_power_needed'}
      onReview={() => send({ type: 'proposing.start', draft })}
      onGone={onGone}
    />
  )
}

import { clubsEndpoints } from '@narwhal-club/core/contract'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { panels } from '@narwhal-club/core/messages/panels'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { createUseAsk } from '../../data/ask.ts'
import { Page } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { useConnect } from '../../shell/dialog/useDialog.ts'
import { useSend, useView } from '../../useSystem.ts'
import { DraftEditor } from './DraftEditor.tsx'
import { openDesk } from './desk.ts'
import { eligibilityLine } from './eligibilityLine.ts'
import { isOfProposals } from './lists.ts'
import { Proposing } from './Proposing.tsx'
import { proposalsHref } from './writing.ts'

const words = proposing.editor
const useAskClub = createUseAsk({ club: clubsEndpoints.club })

export interface EditorProps {
  club: string
  draft: string
}

/** A draft, written and on its way to being a proposal (R2.13: `?write=`). */
export function Editor({ club, draft }: EditorProps) {
  const isSignedIn = useView(({ session }) => session.status === 'signedIn')
  const isHeld = useView(
    (view) => 'draft' in view.proposing && view.proposing.draft === draft,
  )
  return (
    <Page title={words.title} lead={words.lead}>
      <p>
        <Link href={proposalsHref(club)}>{words.leave}</Link>
      </p>
      {/* What was signed is shown although the session is away. */}
      {isSignedIn || isHeld ? (
        <Desk key={draft} club={club} draft={draft} />
      ) : (
        <SignInFirst />
      )}
    </Page>
  )
}

function SignInFirst() {
  const connect = useConnect()
  return (
    <div className={styles.section}>
      <p className={styles.prose}>{words.signIn}</p>
      <p>
        <Button variant="solid" onClick={connect}>
          {panels.signIn.title}
        </Button>
      </p>
    </div>
  )
}

function Desk({ club, draft }: EditorProps) {
  const [, navigate] = useLocation()
  const send = useSend()
  const queries = useQueryClient()
  const { data: about } = useAskClub('club', { club })
  const view = useView((all) => all.proposing)
  // What an earlier visit has signed goes on.
  useEffect(() => send({ type: 'proposing.resume', draft }), [send, draft])
  const isPublished = view.status === 'published'
  useEffect(() => {
    if (isPublished)
      void queries.invalidateQueries({ predicate: isOfProposals })
  }, [queries, isPublished])
  const leave = () => navigate(proposalsHref(club))
  const isUnderWay =
    'draft' in view && view.draft === draft && view.status !== 'recalling'
  if (isUnderWay) return <Proposing club={club} view={view} onDone={leave} />
  if (!about) return <p className={styles.prose}>{words.loading}</p>
  return (
    <Written
      club={club}
      draft={draft}
      labels={about.rules.labels}
      eligibility={eligibilityLine(about)}
      onGone={leave}
    />
  )
}

interface WrittenProps extends EditorProps {
  labels: readonly string[]
  eligibility: string
  onGone: () => void
}

function Written({ club, draft, labels, eligibility, onGone }: WrittenProps) {
  const send = useSend()
  const [desk] = useState(() => openDesk(club, labels))
  return (
    <DraftEditor
      desk={desk}
      draft={draft}
      labels={labels}
      eligibility={eligibility}
      onReview={() => send({ type: 'proposing.start', draft })}
      onGone={onGone}
    />
  )
}

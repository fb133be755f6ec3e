import type { Purpose } from '@narwhal-club/core/proposing'
import { Crumb } from '@narwhal-club/ui/kit/Crumb/Crumb.tsx'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { Page } from '../../page/Page.tsx'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useIsSignedIn, useSend, useView } from '../../useSystem.ts'
import { SignInFirst } from '../clubs/SignInFirst.tsx'
import { isMadeHere } from './madeHere.ts'
import { Proposing } from './Proposing.tsx'

/** What the one who writes it has the page do. */
export interface DraftTurns {
  /** The words are sound: on to the review. */
  onReview: () => void
  /** It is no more. */
  onGone: () => void
}

export interface DraftPageProps {
  draft: string
  purpose: Purpose
  club: string
  words: { title: string; lead: string; signIn: string }
  /** What its club has of them. */
  back: { href: string; label: string }
  /** Answers that are others once it is published. */
  isOf: (query: Pick<Query, 'queryKey'>) => boolean
  /** The draft while it is written. */
  writing: (turns: DraftTurns) => ReactNode
}

/** A draft of either purpose: written, and on its way. */
export function DraftPage(props: DraftPageProps) {
  const { draft, words, back } = props
  const isSignedIn = useIsSignedIn()
  const held = useView(({ proposing: at }) =>
    'draft' in at && at.draft === draft ? at.status : null,
  )
  const isHeld = held !== null
  // Most have signed nothing: the line stays while that is looked up.
  const isWritten = held === null || held === 'recalling'
  return (
    <Page
      title={words.title}
      {...(isWritten && { lead: words.lead })}
      back={
        <Crumb href={back.href} linkAs={RouterLink}>
          {back.label}
        </Crumb>
      }
    >
      {/* What was signed is shown although the session is away. */}
      {isSignedIn || isHeld ? (
        <Draft key={draft} {...props} />
      ) : (
        <SignInFirst why={words.signIn} />
      )}
    </Page>
  )
}

function Draft(props: DraftPageProps) {
  const { draft, purpose, club, back, isOf, writing } = props
  const [, navigate] = useLocation()
  const send = useSend()
  const queries = useQueryClient()
  const view = useView((all) => all.proposing)
  // What an earlier visit has signed goes on.
  useEffect(() => {
    if (!isMadeHere(queries, draft))
      send({ type: 'proposing.resume', draft, purpose })
  }, [send, queries, draft, purpose])
  const isPublished = view.status === 'published'
  useEffect(() => {
    if (isPublished) void queries.invalidateQueries({ predicate: isOf })
  }, [queries, isPublished, isOf])
  const leave = () => navigate(back.href)
  const isUnderWay =
    'draft' in view && view.draft === draft && view.status !== 'recalling'
  return isUnderWay ? (
    <Proposing club={club} view={view} onDone={leave} />
  ) : (
    writing({
      onReview: () => send({ type: 'proposing.start', draft, purpose }),
      onGone: leave,
    })
  )
}

import { revising } from '@narwhal-club/core/messages/pages/revising'
import { Crumb } from '@narwhal-club/ui/kit/Crumb/Crumb.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { Page } from '../../page/Page.tsx'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useView } from '../../useSystem.ts'
import { SignInFirst } from '../clubs/SignInFirst.tsx'
import { Revising, type RevisingProps, useIsRevised } from './Revising.tsx'

export interface RevisingPageProps extends RevisingProps {
  /** As it is published, once that is known. */
  known: { title: string; author?: string | undefined } | undefined
  /** Why nobody else changes it. */
  notAuthor: string
}

/** The page on which an author writes a new version, of either purpose. */
export function RevisingPage(props: RevisingPageProps) {
  const { known, notAuthor, ...revised } = props
  const { status, session } = useView((view) => view.session)
  const isHeld = useIsRevised(props.id)
  const isSignedIn = status === 'signedIn'
  const address = session.userAddress?.toLowerCase()
  const isOther = isSignedIn && known && known.author !== address
  const words = revising[props.purpose]
  return (
    <Page
      title={words.title}
      lead={words.lead}
      {...(known && { tab: revising.tab(known.title) })}
      back={
        <Crumb href={props.href} linkAs={RouterLink}>
          {known?.title ?? words.leave}
        </Crumb>
      }
    >
      {isOther ? (
        <EmptyState heading="h2" title={revising.stopped}>
          {notAuthor}
        </EmptyState>
      ) : isSignedIn || isHeld ? (
        <Revising {...revised} />
      ) : (
        <SignInFirst why={revising.signIn} />
      )}
    </Page>
  )
}

import type { ClubDetail, Draft } from '@narwhal-club/core/contract'
import {
  AdoptCard,
  type Adopting,
} from '@narwhal-club/ui/governance/ideas/AdoptCard/AdoptCard.tsx'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useIsSignedIn, useView } from '../../useSystem.ts'
import { SignInButton } from '../clubs/SignInFirst.tsx'
import { eligibilityLine } from '../proposals/eligibilityLine.ts'
import { writeHref } from '../proposals/writing.ts'
import { useAdopt } from './useAdopt.ts'

export interface AdoptProps {
  club: ClubDetail
  idea: Draft
  /** The club was told for another reader: for this one it is on its way. */
  isEarlier: boolean
}

/** What the reader can do with an idea: adopt it, where they may propose. */
export function Adopt({ club, idea, isEarlier }: AdoptProps) {
  const isSignedIn = useIsSignedIn()
  const address = useView((view) => view.session.session.userAddress)
  const adopt = useAdopt(club.id, idea.id)
  const mine = isSignedIn && !isEarlier ? club.mine : undefined
  const adopting: Adopting = idea.proposal
    ? { is: 'proposed', href: paths.proposal(club.id, idea.proposal) }
    : !isSignedIn
      ? { is: 'signedOut', signIn: <SignInButton /> }
      : address?.toLowerCase() === idea.author
        ? { is: 'own', href: writeHref(club.id, idea.id) }
        : !mine
          ? { is: 'loading' }
          : mine.propose.ok
            ? { is: 'open', ...adopt }
            : { is: 'kept', why: eligibilityLine(club) }
  return <AdoptCard adopting={adopting} linkAs={RouterLink} />
}

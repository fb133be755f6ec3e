import type { ClubDetail, ProposalDetail } from '@narwhal-club/core/contract'
import { ProposalActs } from '@narwhal-club/ui/governance/proposals/ProposalActs/ProposalActs.tsx'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { SignInButton } from '../clubs/SignInFirst.tsx'
import { useActs } from './useActs.ts'
import { useOffered } from './useOffered.ts'

interface ReaderActsProps {
  club: ClubDetail
  proposal: ProposalDetail
  /** It was told for another reader: for this one it is on its way. */
  isEarlier: boolean
  /** Where its author writes a new version. */
  editHref: string
}

/** What the reader may do about a proposal; nothing while that is not known. */
export function ReaderActs(props: ReaderActsProps) {
  const { club, proposal, isEarlier, editHref } = props
  const offered = useOffered(club, proposal, isEarlier)
  const { isSignedIn, edits, acts: may } = offered
  const acts = useActs(proposal.id)
  const reported = !!offered.mine?.reported
  const isNothing = may.length === 0 && !reported && !edits
  // What is half written stays, also where it is not offered any more.
  if (isSignedIn && isNothing && !acts.open) return null
  return (
    <ProposalActs
      {...acts}
      may={may}
      reported={reported}
      signIn={isSignedIn ? undefined : <SignInButton />}
      editHref={edits ? editHref : undefined}
      linkAs={RouterLink}
    />
  )
}

import type { ClubDetail, ProposalDetail } from '@narwhal-club/core/contract'
import { ProposalActs } from '@narwhal-club/ui/governance/proposals/ProposalActs/ProposalActs.tsx'
import { useView } from '../../useSystem.ts'
import { SignInButton } from '../clubs/SignInFirst.tsx'
import { mayOf } from './mayOf.ts'
import { useActs } from './useActs.ts'

interface ReaderActsProps {
  club: ClubDetail
  proposal: ProposalDetail
  /** It was told for another reader: for this one it is on its way. */
  isEarlier: boolean
}

/** What the reader may do about a proposal; nothing while that is not known. */
export function ReaderActs({ club, proposal, isEarlier }: ReaderActsProps) {
  const isSignedIn = useView((view) => view.session.status === 'signedIn')
  const address = useView((view) => view.session.session.userAddress)
  const acts = useActs(proposal.id)
  const may = isSignedIn && !isEarlier ? mayOf(proposal, club, address) : []
  const reported = isSignedIn && !isEarlier && !!proposal.mine?.reported
  if (isSignedIn && may.length === 0 && !reported) return null
  return (
    <ProposalActs
      {...acts}
      open={isSignedIn ? acts.open : undefined}
      may={may}
      reported={reported}
      signIn={isSignedIn ? undefined : <SignInButton />}
    />
  )
}

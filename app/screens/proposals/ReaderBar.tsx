import type { ClubDetail, ProposalDetail } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { ActionBar } from '@narwhal-club/ui/governance/proposals/ActionBar/ActionBar.tsx'
import { ButtonLink } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { discussionId } from '../comments/discussionId.ts'
import { yourVoteId } from '../votes/place.ts'
import { useOffered } from './useOffered.ts'

interface ReaderBarProps {
  club: ClubDetail
  proposal: ProposalDetail
  /** It was told for another reader: for this one it is on its way. */
  isEarlier: boolean
  /** Where its author writes a new version. */
  editHref: string
}

const words = proposals.bar

/** On a phone, the main thing that its reader can do, wherever they are. */
export function ReaderBar(props: ReaderBarProps) {
  const { club, proposal, isEarlier, editHref } = props
  const { edits, mine, isSignedIn } = useOffered(club, proposal, isEarlier)
  const canVote = proposal.status === 'active' && (mine?.votingPower ?? 0) > 0
  return (
    <ActionBar power={mine?.votingPower} isSignedOut={!isSignedIn}>
      {edits ? (
        <ButtonLink href={editHref} linkAs={RouterLink} variant="solid">
          {words.edit}
        </ButtonLink>
      ) : canVote ? (
        <ButtonLink
          href={`#${yourVoteId}`}
          variant={mine?.voted ? 'quiet' : 'spark'}
        >
          {mine?.voted ? voting.bar.change : voting.bar.vote}
        </ButtonLink>
      ) : (
        <ButtonLink href={`#${discussionId}`}>{words.discuss}</ButtonLink>
      )}
    </ActionBar>
  )
}

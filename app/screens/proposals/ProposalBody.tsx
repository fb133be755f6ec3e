import type { ProposalDetail } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { Words } from './Words.tsx'

/** What is proposed, in its author's words; what is warned of is asked for first. */
export function ProposalBody({ proposal }: { proposal: ProposalDetail }) {
  const { flagReason, reported } = proposal
  // Why it is gone stands above.
  if (proposal.moderated) return null
  return (
    <Words
      title={proposals.body.title}
      content={proposal}
      isBehind={flagReason !== undefined || reported}
    />
  )
}

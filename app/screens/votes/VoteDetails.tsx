import type { ProposalDetail } from '@narwhal-club/core/contract'
import { Secret } from '@narwhal-club/ui/governance/votes/Secret/Secret.tsx'
import { TimelineCard } from '@narwhal-club/ui/governance/votes/TimelineCard/TimelineCard.tsx'
import { answerOf } from '../../data/answerOf.ts'
import * as styles from '../../page/screens.css.ts'
import { isSecret } from './isSecret.ts'
import { adviceOf, useAsk } from './useVotes.ts'
import { Voters } from './Voters.tsx'
import { WhatIf } from './WhatIf.tsx'

export interface VoteDetailsProps {
  proposal: ProposalDetail
  now: number | undefined
}

/** What may still come of a vote, how it came about, and who voted. */
export function VoteDetails({ proposal, now }: VoteDetailsProps) {
  const timeline = useAsk('timeline', { proposal: proposal.id })
  return (
    <Secret is={isSecret(proposal)} isLong>
      <div className={styles.stack}>
        {proposal.status === 'active' ? <WhatIf proposal={proposal} /> : null}
        <TimelineCard answer={answerOf(timeline, adviceOf)} />
        <Voters proposal={proposal} now={now} />
      </div>
    </Secret>
  )
}

import type { ProposalCard } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { Card } from '../../../kit/Card/Card.tsx'
import { muted } from '../../../theme/text.css.ts'
import { Facts } from '../Facts/Facts.tsx'
import { TallyBar } from '../TallyBar/TallyBar.tsx'
import { turnoutOf } from './turnout.ts'

const words = proposals.results

export interface TallyCardProps {
  proposal: Pick<
    ProposalCard,
    'status' | 'counts' | 'eligiblePower' | 'eligibleVoters' | 'quorum'
  >
}

/** How a vote stands, or ended, and what it takes. */
export const TallyCard = ({ proposal }: TallyCardProps) => (
  <Card title={words.title[proposal.status]}>
    {proposal.status === 'pending' ? (
      <p className={muted}>{words.pending}</p>
    ) : (
      <TallyBar {...proposal} />
    )}
    <Facts facts={turnoutOf(proposal)} />
  </Card>
)

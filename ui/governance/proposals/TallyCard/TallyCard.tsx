import type { ProposalCard } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { ReactNode } from 'react'
import { Card } from '../../../kit/Card/Card.tsx'
import { muted } from '../../../theme/text.css.ts'
import { Secret } from '../../votes/Secret/Secret.tsx'
import { Facts } from '../Facts/Facts.tsx'
import { TallyBar } from '../TallyBar/TallyBar.tsx'
import * as styles from './TallyCard.css.ts'
import { turnoutOf } from './turnout.ts'

const words = proposals.results

export interface TallyCardProps {
  proposal: Pick<
    ProposalCard,
    'status' | 'counts' | 'eligiblePower' | 'eligibleVoters' | 'quorum'
  >
  /** Its reader may choose not to see it: they have not voted. */
  isSecret?: boolean
  /** What they choose it by. */
  controls?: ReactNode
}

/** How a vote stands, or ended, and what it takes. */
export const TallyCard = (props: TallyCardProps) => {
  const { proposal, isSecret = false, controls } = props
  return (
    <Card title={words.title[proposal.status]}>
      {proposal.status === 'pending' ? (
        <>
          <p className={muted}>{words.pending}</p>
          <Facts facts={turnoutOf(proposal)} inLines />
        </>
      ) : (
        <Secret is={isSecret}>
          <div className={styles.inside}>
            <TallyBar {...proposal} inLines />
            <Facts facts={turnoutOf(proposal)} inLines />
          </div>
        </Secret>
      )}
      {controls}
    </Card>
  )
}

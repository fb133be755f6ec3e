import type { BountyDetail } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { Card } from '../../../kit/Card/Card.tsx'
import { Facts } from '../../proposals/Facts/Facts.tsx'
import { Moment } from '../../proposals/Moment/Moment.tsx'

const words = bounties.dates

export interface DatesCardProps {
  bounty: Pick<BountyDetail, 'submitBy' | 'decideBy' | 'payBy' | 'award'>
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
}

/** The four dates that a bounty promises. */
export function DatesCard({ bounty, now }: DatesCardProps) {
  const { submitBy, decideBy, award } = bounty
  const at = (moment: string) => <Moment at={moment} now={now} isZoned />
  return (
    <Card title={words.title}>
      <Facts
        facts={[
          [words.submitBy, at(submitBy)],
          [words.decideBy, at(decideBy)],
          [words.payBy, at(award?.payBy ?? bounty.payBy)],
          [
            words.disputeUntil,
            award ? at(award.disputeUntil) : words.disputeLater,
          ],
        ]}
      />
    </Card>
  )
}

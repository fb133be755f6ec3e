import type { BountyDetail } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { CalendarPlus } from 'lucide-react'
import { Card } from '../../../kit/Card/Card.tsx'
import { link } from '../../proposals/Facts/Facts.css.ts'
import { Facts } from '../../proposals/Facts/Facts.tsx'
import { Moment } from '../../proposals/Moment/Moment.tsx'

const words = bounties.dates
/** Where some date is still to come. */
const ahead: readonly string[] = ['open', 'in_review', 'awarded']

export interface DatesCardProps {
  bounty: Pick<
    BountyDetail,
    'status' | 'submitBy' | 'decideBy' | 'payBy' | 'award'
  >
  /** The file for calendars. */
  calendarHref: string
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
}

/** The four dates that a bounty promises. */
export function DatesCard({ bounty, calendarHref, now }: DatesCardProps) {
  const { status, submitBy, decideBy, award } = bounty
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
      {ahead.includes(status) ? (
        <a href={calendarHref} className={link} download>
          <CalendarPlus size={16} aria-hidden />
          {words.calendar}
        </a>
      ) : null}
    </Card>
  )
}

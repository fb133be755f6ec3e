import type { ProposalDetail } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../../kit/Card/Card.tsx'
import { link } from '../Facts/Facts.css.ts'
import { Facts } from '../Facts/Facts.tsx'
import { Moment } from '../Moment/Moment.tsx'

const words = proposals.schedule

export interface ScheduleCardProps {
  proposal: Pick<
    ProposalDetail,
    'publishedAt' | 'start' | 'end' | 'cancelled' | 'status'
  >
  /** The file for calendars. */
  calendarHref: string
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
}

/** When a proposal was published, and when it is voted on. */
export function ScheduleCard(props: ScheduleCardProps) {
  const { proposal, calendarHref, now } = props
  const { publishedAt, start, end, cancelled, status } = proposal
  const facts: [string, ReactNode][] = [
    [
      words.published,
      <Moment key="at" at={publishedAt} now={now} isPast isZoned />,
    ],
  ]
  // What was taken back before it came will not come.
  const until = cancelled ? Date.parse(cancelled.at) : Number.POSITIVE_INFINITY
  if (Date.parse(start) < until)
    facts.push([
      words.start,
      <Moment key="start" at={start} now={now} isZoned />,
    ])
  if (Date.parse(end) < until)
    facts.push([words.end, <Moment key="end" at={end} now={now} isZoned />])
  if (cancelled)
    facts.push([
      words.closed,
      <Moment key="cancelled" at={cancelled.at} now={now} isPast isZoned />,
    ])
  return (
    <Card title={words.title}>
      <Facts facts={facts} />
      {status === 'closed' ? null : (
        <a href={calendarHref} className={link} download>
          <CalendarPlus size={16} aria-hidden />
          {words.calendar}
        </a>
      )}
    </Card>
  )
}

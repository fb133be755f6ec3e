import type { AnalyticsWallet } from '@narwhal-club/core/contract'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { More, type MoreProps } from '../../charts/ChartCard/More.tsx'
import type { HolderPlace } from '../../kit/HolderLink/place.ts'
import { Timeline } from '../Timeline/Timeline.tsx'

const { timeline: words } = analytics

export interface TimelineCardProps
  extends CardProps<AnalyticsWallet>,
    Omit<HolderPlace, 'mine'> {
  more?: MoreProps | undefined
}

/** What happened to a holder, the newest first. */
export const TimelineCard = (props: TimelineCardProps) => {
  const { more, holderHref, linkAs = 'a', ...card } = props
  return (
    <ChartCard
      {...card}
      title={words.title}
      definition={words.definition}
      isEmpty={({ timeline }) => timeline.length === 0}
      empty={words.none}
      draw={({ timeline }) => (
        <>
          <Timeline of={timeline} holderHref={holderHref} linkAs={linkAs} />
          {more ? <More {...more} /> : null}
        </>
      )}
    />
  )
}

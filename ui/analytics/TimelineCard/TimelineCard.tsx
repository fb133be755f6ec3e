import type { AnalyticsWallet } from '@narwhal-club/core/contract'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import type { More } from '../../kit/answer/answer.ts'
import type { HolderPlace } from '../../kit/HolderLink/place.ts'
import { MoreRows } from '../../kit/MoreRows/MoreRows.tsx'
import { Timeline } from '../Timeline/Timeline.tsx'

const { timeline: words } = analytics

export interface TimelineCardProps
  extends CardProps<AnalyticsWallet>,
    Omit<HolderPlace, 'mine'> {
  more?: More | undefined
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
          {more ? <MoreRows more={more} /> : null}
        </>
      )}
    />
  )
}

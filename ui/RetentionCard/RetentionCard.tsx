import type { AnalyticsRetention } from '@narwhal-club/core/contract'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { CardProps } from '../ChartCard/answer.ts'
import { ChartCard } from '../ChartCard/ChartCard.tsx'
import { CohortTable } from '../CohortTable/CohortTable.tsx'
import { Scroller } from '../DataTable/Scroller.tsx'

const words = analyticsCards.retention

/** Who of each month's first minters stayed. */
export const RetentionCard = (props: CardProps<AnalyticsRetention>) => (
  <ChartCard
    {...props}
    size="full"
    title={words.title}
    definition={words.definition}
    isEmpty={({ cohorts }) => cohorts.length === 0}
    note={() => words.partial}
    draw={({ cohorts }) => (
      <Scroller label={words.title}>
        <CohortTable cohorts={cohorts} />
      </Scroller>
    )}
  />
)

import type { AnalyticsRetention } from '@narwhal-club/core/contract'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { CohortTable } from '../../charts/CohortTable/CohortTable.tsx'
import { Scroller } from '../../kit/DataTable/Scroller.tsx'

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

import type { AnalyticsDistribution } from '@narwhal-club/core/contract'
import { formatShare } from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { LorenzChart } from '../../charts/LorenzChart/LorenzChart.tsx'
import { shareAt } from '../../charts/LorenzChart/shareAt.ts'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'

const words = analyticsCards.lorenz
const tenths = Array.from({ length: 10 }, (_, index) => (index + 1) / 10)

export interface LorenzCardProps extends CardProps<AnalyticsDistribution> {
  /** Where the reader stands among the holders, from 0 to 1. */
  mine?: number | undefined
}

/** How far from even the holdings are. */
export const LorenzCard = ({ mine, ...props }: LorenzCardProps) => (
  <ChartCard
    {...props}
    title={words.title}
    definition={words.definition}
    isEmpty={({ lorenz }) => lorenz === undefined}
    table={({ lorenz = [] }) => (
      <DataTable
        caption={words.title}
        rows={tenths}
        keyOf={(tenth) => tenth}
        columns={[
          { label: words.population, cell: formatShare },
          {
            label: words.share,
            cell: (tenth) => formatShare(shareAt(lorenz, tenth)),
            isNumber: true,
          },
        ]}
      />
    )}
    draw={({ lorenz = [] }) => <LorenzChart points={lorenz} mine={mine} />}
  />
)

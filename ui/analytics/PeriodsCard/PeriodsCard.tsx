import type { AnalyticsRetention } from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import { Bars } from '../../charts/Bars/Bars.tsx'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'

const words = analyticsCards.periods

const shareOf = ({ share }: { share?: number | undefined }) =>
  share === undefined ? undefined : formatShare(share)

/** How long each one has been with its holder. */
export const PeriodsCard = (props: CardProps<AnalyticsRetention>) => (
  <ChartCard
    size="wide"
    {...props}
    title={words.title}
    definition={words.definition}
    isEmpty={({ periods }) => periods.every(({ nfts }) => nfts === 0)}
    table={({ periods }) => (
      <DataTable
        caption={words.title}
        rows={periods}
        keyOf={({ id }) => id}
        columns={[
          { label: words.period, cell: ({ id }) => words.names[id] },
          {
            label: words.nfts,
            cell: ({ nfts }) => formatCount(nfts),
            isNumber: true,
          },
          { label: words.share, cell: shareOf, isNumber: true },
        ]}
      />
    )}
    draw={({ periods }) => (
      <Bars
        rows={periods.map((period) => ({
          id: period.id,
          label: words.names[period.id],
          value: period.nfts,
          text: formatCount(period.nfts),
          detail: shareOf(period),
        }))}
      />
    )}
  />
)

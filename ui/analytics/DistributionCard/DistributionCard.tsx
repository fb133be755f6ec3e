import type { AnalyticsDistribution } from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import { Bars } from '../../charts/Bars/Bars.tsx'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'

const words = analyticsCards.distribution

type Bucket = AnalyticsDistribution['buckets'][number]

const nameOf = ({ from, to }: Bucket) =>
  to === undefined
    ? words.from(from)
    : from === to
      ? String(from)
      : words.between(from, to)

const share = (value: number | undefined) =>
  value === undefined ? undefined : formatShare(value)

export interface DistributionCardProps
  extends CardProps<AnalyticsDistribution> {
  /** What the reader holds. */
  mine?: number | undefined
}

/** How many holders have how many, with the whale line. */
export const DistributionCard = ({ mine, ...props }: DistributionCardProps) => (
  <ChartCard
    {...props}
    title={words.title}
    definition={words.definition}
    isEmpty={({ holders }) => holders === 0}
    table={({ buckets }) => (
      <DataTable
        caption={words.title}
        rows={buckets}
        keyOf={({ from }) => from}
        columns={[
          { label: words.range, cell: nameOf },
          {
            label: words.holders,
            cell: ({ holders }) => formatCount(holders),
            isNumber: true,
          },
          {
            label: words.share,
            cell: ({ holderShare }) => share(holderShare),
            isNumber: true,
          },
          {
            label: words.held,
            cell: ({ held }) => formatCount(held),
            isNumber: true,
          },
          {
            label: words.heldShare,
            cell: ({ supplyShare }) => share(supplyShare),
            isNumber: true,
          },
        ]}
      />
    )}
    draw={({ buckets }) => (
      <Bars
        rows={buckets.map((bucket) => ({
          id: String(bucket.from),
          label: nameOf(bucket),
          value: bucket.holders,
          text: formatCount(bucket.holders),
          detail: share(bucket.holderShare),
          isMine:
            mine !== undefined &&
            mine >= bucket.from &&
            mine <= (bucket.to ?? Number.POSITIVE_INFINITY),
          ...(bucket.to === undefined && { rule: words.whaleLine }),
        }))}
      />
    )}
  />
)

import type { AnalyticsSummary } from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { Measures } from '../../charts/ChartCard/Measures.tsx'

const words = analyticsCards.collection

const changeOf = ({ joined, left }: AnalyticsSummary['week']) =>
  words.change(formatCount(joined), formatCount(left))

/** What there is of the collection, and how many hold it. */
export const CollectionCard = (props: CardProps<AnalyticsSummary>) => (
  <ChartCard
    {...props}
    size="wide"
    title={words.title}
    definition={words.definition}
    isEmpty={({ minted }) => minted === 0}
    draw={(data) => (
      <Measures
        of={[
          {
            label: words.supply,
            value: formatCount(data.supply),
            detail: words.supplyDetail,
          },
          { label: words.minted, value: formatCount(data.minted) },
          { label: words.burned, value: formatCount(data.burned) },
          {
            label: words.held,
            value: formatCount(data.held),
            detail: words.heldDetail,
          },
          {
            label: words.holders,
            value: formatCount(data.holders),
            detail: words.holdersDetail,
          },
          {
            label: words.average,
            value: data.average?.toLocaleString('en-US', {
              maximumFractionDigits: 1,
            }),
            detail: words.averageDetail,
          },
          {
            label: words.single,
            value:
              data.singleShare !== undefined && formatShare(data.singleShare),
            detail: words.singleDetail,
          },
          {
            label: words.major,
            value: formatCount(data.majorHolders),
            detail: words.majorDetail,
          },
          {
            label: words.week,
            value: changeOf(data.week),
            detail: words.changeDetail,
          },
          {
            label: words.month,
            value: changeOf(data.month),
            detail: words.changeDetail,
          },
        ]}
      />
    )}
  />
)

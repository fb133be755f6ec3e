import type { AnalyticsConcentration } from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { Measures } from '../../charts/ChartCard/Measures.tsx'

const words = analyticsCards.concentration

const shareOf = (share: number | undefined) =>
  share === undefined ? undefined : formatShare(share)

/** How far power lies with few, by the usual measures. */
export const ConcentrationCard = (props: CardProps<AnalyticsConcentration>) => (
  <ChartCard
    {...props}
    size="third"
    title={words.title}
    definition={words.definition}
    isEmpty={({ holders }) => holders === 0}
    draw={({ gini, hhi, nakamoto, top10, topTenth, topHalf }) => (
      <Measures
        of={[
          {
            label: words.gini,
            value: gini?.toFixed(3),
            detail: words.giniDetail,
          },
          {
            label: words.hhi,
            value: hhi !== undefined && formatCount(Math.round(hhi * 10_000)),
            detail: words.hhiDetail,
          },
          {
            label: words.nakamoto,
            value: nakamoto !== undefined && formatCount(nakamoto),
            detail: words.nakamotoDetail,
          },
          {
            label: words.top10,
            value: shareOf(top10),
            detail: words.top10Detail,
          },
          {
            label: words.topTenth,
            value: shareOf(topTenth.share),
            detail: words.ofHolders(formatCount(topTenth.holders)),
          },
          {
            label: words.topHalf,
            value: shareOf(topHalf.share),
            detail: words.ofHolders(formatCount(topHalf.holders)),
          },
        ]}
      />
    )}
  />
)

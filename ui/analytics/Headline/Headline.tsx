import type {
  AnalyticsConcentration,
  AnalyticsSummary,
} from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import { Card } from '../../kit/Card/Card.tsx'
import { Metric } from '../../kit/Metric/Metric.tsx'
import * as styles from './Headline.css.ts'

const words = analyticsCards.headline

export interface HeadlineProps {
  /** Missing while it is not known. */
  summary: AnalyticsSummary | undefined
  concentration: AnalyticsConcentration | undefined
  loading: boolean
}

/** The four numbers that say most. The cards below say what they mean. */
export function Headline(props: HeadlineProps) {
  const { summary, concentration, loading } = props
  const { gini, hhi, nakamoto, topTenth } = concentration ?? {}
  const tiles = [
    {
      label: words.holders,
      value: summary && formatCount(summary.holders),
      detail:
        summary &&
        words.change(
          formatCount(summary.month.joined),
          formatCount(summary.month.left),
        ),
    },
    {
      label: words.gini,
      value: gini?.toFixed(2),
      detail: words.giniDetail,
    },
    {
      label: words.nakamoto,
      value: nakamoto && formatCount(nakamoto),
      detail: words.nakamotoDetail,
    },
    {
      label: words.topTenth,
      value: topTenth?.share !== undefined && formatShare(topTenth.share),
      detail:
        topTenth &&
        hhi !== undefined &&
        words.topTenthDetail(
          formatCount(topTenth.holders),
          formatCount(Math.round(hhi * 10_000)),
        ),
    },
  ]
  return (
    <div className={styles.root}>
      {tiles.map((tile) => (
        <Card key={tile.label}>
          <Metric {...tile} loading={loading} />
        </Card>
      ))}
    </div>
  )
}

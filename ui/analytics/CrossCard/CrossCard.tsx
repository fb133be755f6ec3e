import type { AnalyticsToken } from '@narwhal-club/core/contract'
import {
  formatCount,
  formatShare,
  formatTokens,
} from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import { Bars } from '../../charts/Bars/Bars.tsx'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { Measures } from '../../charts/ChartCard/Measures.tsx'

const words = analyticsCards.cross
const groups = ['both', 'nftOnly', 'tokenOnly'] as const

const allOf = ({ cross }: AnalyticsToken) =>
  cross.both + cross.nftOnly + cross.tokenOnly

/** Who holds members, the token, or both; and the whales. */
export const CrossCard = (props: CardProps<AnalyticsToken>) => (
  <ChartCard
    {...props}
    size="third"
    title={words.title}
    definition={words.definition}
    isEmpty={(data) => allOf(data) === 0}
    draw={(data) => (
      <>
        <Bars
          rows={groups.map((group) => ({
            id: group,
            label: words[group],
            value: data.cross[group],
            text: formatCount(data.cross[group]),
            detail: formatShare(data.cross[group] / allOf(data)),
          }))}
        />
        <Measures
          of={[
            {
              label: words.whales,
              value: formatCount(data.whales),
              detail: words.whalesDetail,
            },
            { label: words.holders, value: formatCount(data.holders) },
            { label: words.supply, value: formatTokens(BigInt(data.supply)) },
          ]}
        />
      </>
    )}
  />
)

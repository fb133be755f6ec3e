import type { AnalyticsRetention } from '@narwhal-club/core/contract'
import { formatShare } from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { Measures } from '../../charts/ChartCard/Measures.tsx'

const words = analyticsCards.hands
const hour = 3_600
const day = 24 * hour

/** Spells a time in days, or in hours where it is under two days. */
function timeOf(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined
  if (seconds < hour) return words.underHour
  const short = (value: number) =>
    value.toLocaleString('en-US', { maximumFractionDigits: 1 })
  return seconds < 2 * day
    ? words.hours(short(seconds / hour))
    : words.days(short(seconds / day))
}

const shareOf = (share: number | undefined) =>
  share === undefined ? undefined : formatShare(share)

/** How patient holders are. */
export const HandsCard = (props: CardProps<AnalyticsRetention>) => (
  <ChartCard
    {...props}
    size="third"
    title={words.title}
    definition={words.definition}
    isEmpty={({ median }) => median === undefined}
    draw={({ median, diamondHands, mintToHold, paperHands }) => (
      <Measures
        of={[
          {
            label: words.median,
            value: timeOf(median),
            detail: words.medianDetail,
          },
          {
            label: words.diamond,
            value: shareOf(diamondHands),
            detail: words.diamondDetail,
          },
          {
            label: words.mintToHold,
            value: shareOf(mintToHold),
            detail: words.mintToHoldDetail,
          },
          {
            label: words.paper,
            value: shareOf(paperHands),
            detail: words.paperDetail,
          },
        ]}
      />
    )}
  />
)

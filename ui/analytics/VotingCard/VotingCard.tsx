import type { AnalyticsGovernance } from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { governanceCards } from '@narwhal-club/core/messages/pages/governanceCards'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { Measures } from '../../charts/ChartCard/Measures.tsx'

const { voting: words, empty, ofShown } = governanceCards

const share = (value: number | undefined) =>
  value === undefined ? undefined : formatShare(value)

/** Points of a hundred, with their sign: a minus, as everywhere, and no hyphen. */
const points = (slope: number | undefined) =>
  slope === undefined
    ? undefined
    : words.points(
        (slope * 100)
          .toLocaleString('en-US', {
            maximumFractionDigits: 1,
            signDisplay: 'exceptZero',
          })
          .replace('-', '−'),
      )

function timeOf(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined
  if (seconds < 60) return words.underMinute
  const minutes = Math.round(seconds / 60)
  return minutes < 120
    ? words.minutes(formatCount(minutes))
    : words.hours(formatCount(Math.round(minutes / 60)))
}

/** What votes have in common: numbers alone, so it is its own table. */
export const VotingCard = (props: CardProps<AnalyticsGovernance>) => (
  <ChartCard
    {...props}
    title={words.title}
    definition={words.definition}
    isEmpty={({ proposals }) => proposals.length === 0}
    empty={empty}
    note={({ proposals, decided }) =>
      ofShown(formatCount(proposals.length), formatCount(decided))
    }
    draw={({ turnout, passRate, voters, firstVote }) => (
      <Measures
        of={[
          {
            label: words.median,
            value: share(turnout.median),
            detail: words.medianDetail,
          },
          {
            label: words.trend,
            value: points(turnout.trend),
            detail: words.trendDetail,
          },
          {
            label: words.passRate,
            value: share(passRate),
            detail: words.passRateDetail,
          },
          {
            label: words.voters,
            value: formatCount(voters.count),
            detail: words.votersDetail,
          },
          {
            label: words.repeat,
            value: share(voters.repeat),
            detail: words.repeatDetail,
          },
          {
            label: words.firstVote,
            value: timeOf(firstVote),
            detail: words.firstVoteDetail,
          },
        ]}
      />
    )}
  />
)

import type { AnalyticsGovernance } from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { governanceCards } from '@narwhal-club/core/messages/pages/governanceCards'
import { Bars } from '../../charts/Bars/Bars.tsx'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'

const { contest: words, turnout, empty, proposal } = governanceCards

const share = (value: number | undefined) =>
  value === undefined ? undefined : formatShare(value)
const count = (value: number | undefined) =>
  value === undefined ? undefined : formatCount(value)

/** How close votes were, and on how few it hung. */
export const ContestCard = (props: CardProps<AnalyticsGovernance>) => (
  <ChartCard
    {...props}
    title={words.title}
    definition={words.definition}
    isEmpty={({ proposals }) => proposals.length === 0}
    empty={empty}
    table={({ proposals }) => (
      <DataTable
        caption={words.title}
        rows={proposals}
        keyOf={({ id }) => id}
        columns={[
          {
            label: turnout.proposal,
            cell: ({ number }) => proposal(formatCount(number)),
          },
          {
            label: words.outcome,
            cell: ({ outcome }) => words.outcomes[outcome],
          },
          {
            label: words.contested,
            cell: ({ contested }) => share(contested),
            isNumber: true,
          },
          {
            label: words.decisive,
            cell: ({ decisive }) => count(decisive),
            isNumber: true,
          },
        ]}
      />
    )}
    draw={({ proposals }) => (
      <Bars
        full={1}
        rows={proposals.map(({ id, number, contested, decisive, outcome }) => ({
          id,
          label: proposal(formatCount(number)),
          value: contested ?? 0,
          text: share(contested) ?? words.outcomes[outcome],
          detail:
            decisive === undefined
              ? undefined
              : words.detail(formatCount(decisive)),
        }))}
      />
    )}
  />
)

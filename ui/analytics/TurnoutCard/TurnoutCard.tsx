import type { AnalyticsGovernance } from '@narwhal-club/core/contract'
import { formatCount, formatDate, formatShare } from '@narwhal-club/core/format'
import { governanceCards } from '@narwhal-club/core/messages/pages/governanceCards'
import { Bars } from '../../charts/Bars/Bars.tsx'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'

const { turnout: words, empty, proposal, ofShown } = governanceCards

const share = (value: number | undefined) =>
  value === undefined ? undefined : formatShare(value)

/** Which part of the power took part, vote by vote. */
export const TurnoutCard = (props: CardProps<AnalyticsGovernance>) => (
  <ChartCard
    {...props}
    title={words.title}
    definition={words.definition}
    isEmpty={({ proposals }) => proposals.length === 0}
    empty={empty}
    note={({ proposals, decided }) =>
      ofShown(formatCount(proposals.length), formatCount(decided))
    }
    table={({ proposals }) => (
      <DataTable
        caption={words.title}
        rows={proposals}
        keyOf={({ id }) => id}
        columns={[
          {
            label: words.proposal,
            cell: ({ number, title }) =>
              `${proposal(formatCount(number))} ${title ?? words.warned}`,
          },
          { label: words.ended, cell: ({ at }) => formatDate(at, 'UTC') },
          {
            label: words.byPower,
            cell: ({ turnout }) => share(turnout.byPower),
            isNumber: true,
          },
          {
            label: words.byVoters,
            cell: ({ turnout }) => share(turnout.byVoters),
            isNumber: true,
          },
          {
            label: words.voters,
            cell: ({ voters }) => formatCount(voters),
            isNumber: true,
          },
          {
            label: words.firstTime,
            cell: ({ firstTime }) => formatCount(firstTime),
            isNumber: true,
          },
        ]}
      />
    )}
    draw={({ proposals }) => (
      <Bars
        full={1}
        rows={proposals.map(({ id, number, turnout, voters }) => ({
          id,
          label: proposal(formatCount(number)),
          value: turnout.byPower ?? 0,
          text: share(turnout.byPower) ?? '',
          detail: words.detail(formatCount(voters)),
        }))}
      />
    )}
  />
)

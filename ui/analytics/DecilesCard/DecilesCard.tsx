import type { AnalyticsGovernance } from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { governanceCards } from '@narwhal-club/core/messages/pages/governanceCards'
import { Bars } from '../../charts/Bars/Bars.tsx'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'

const { deciles: words, empty } = governanceCards

const share = (value: number | undefined) =>
  value === undefined ? undefined : formatShare(value)

/** Whether the strong vote, or the many. */
export const DecilesCard = (props: CardProps<AnalyticsGovernance>) => (
  <ChartCard
    {...props}
    title={words.title}
    definition={words.definition}
    isEmpty={({ deciles }) => deciles.length === 0}
    empty={empty}
    table={({ deciles }) => (
      <DataTable
        caption={words.title}
        rows={deciles}
        keyOf={({ decile }) => decile}
        columns={[
          { label: words.decile, cell: ({ decile }) => words.nth(decile) },
          {
            label: words.holders,
            cell: ({ holders }) => formatCount(holders),
            isNumber: true,
          },
          {
            label: words.voters,
            cell: ({ voters }) => formatCount(voters),
            isNumber: true,
          },
          {
            label: words.turnout,
            cell: ({ turnout }) => share(turnout),
            isNumber: true,
          },
        ]}
      />
    )}
    draw={({ deciles }) => (
      <Bars
        full={1}
        rows={deciles.map(({ decile, holders, voters, turnout }) => ({
          id: String(decile),
          label: words.nth(decile),
          value: turnout ?? 0,
          text: share(turnout) ?? '',
          detail: words.detail(formatCount(voters), formatCount(holders)),
        }))}
      />
    )}
  />
)

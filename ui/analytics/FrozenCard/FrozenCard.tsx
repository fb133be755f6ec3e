import type { AnalyticsGovernance } from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { governanceCards } from '@narwhal-club/core/messages/pages/governanceCards'
import { Bars } from '../../charts/Bars/Bars.tsx'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'

const { frozen: words, turnout, empty, proposal } = governanceCards

/** How voting power was spread when each list was frozen. */
export const FrozenCard = (props: CardProps<AnalyticsGovernance>) => (
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
            label: words.gini,
            cell: ({ frozen }) => frozen.gini?.toFixed(3),
            isNumber: true,
          },
          {
            label: words.holders,
            cell: ({ frozen }) => formatCount(frozen.holders),
            isNumber: true,
          },
          {
            label: words.power,
            cell: ({ frozen }) => formatCount(frozen.power),
            isNumber: true,
          },
          {
            label: words.nakamoto,
            cell: ({ frozen: { nakamoto } }) =>
              nakamoto === undefined ? undefined : formatCount(nakamoto),
            isNumber: true,
          },
          {
            label: words.top10,
            cell: ({ frozen: { top10 } }) =>
              top10 === undefined ? undefined : formatShare(top10),
            isNumber: true,
          },
        ]}
      />
    )}
    draw={({ proposals }) => (
      <Bars
        full={1}
        rows={proposals.map(({ id, number, frozen }) => ({
          id,
          label: proposal(formatCount(number)),
          value: frozen.gini ?? 0,
          text: frozen.gini?.toFixed(3) ?? '',
          detail: words.detail(formatCount(frozen.holders)),
        }))}
      />
    )}
  />
)

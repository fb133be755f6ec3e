import type { AnalyticsGovernance } from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { governanceCards } from '@narwhal-club/core/messages/pages/governanceCards'
import { Bars } from '../../charts/Bars/Bars.tsx'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { Measures } from '../../charts/ChartCard/Measures.tsx'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'

const { health: words, empty } = governanceCards

type Term = AnalyticsGovernance['health']['terms'][number]

const short = (points: number) =>
  points.toLocaleString('en-US', { maximumFractionDigits: 1 })
const pointsOf = ({ points, weight }: Term) =>
  points === undefined
    ? words.notKnown
    : words.ofPoints(short(points), formatCount(weight))
const measured = ({ value }: Term) =>
  value === undefined ? undefined : formatShare(value)

/** How well a club decides, with every part of the score: no black box. */
export const HealthCard = (props: CardProps<AnalyticsGovernance>) => (
  <ChartCard
    {...props}
    title={words.title}
    definition={words.definition}
    isEmpty={({ proposals }) => proposals.length === 0}
    empty={empty}
    note={({ health }) =>
      health.score === undefined ? words.unknown : words.note
    }
    table={({ health }) => (
      <DataTable
        caption={words.title}
        rows={health.terms}
        keyOf={({ id }) => id}
        columns={[
          { label: words.term, cell: ({ id }) => words.terms[id] },
          { label: words.value, cell: measured, isNumber: true },
          { label: words.points, cell: pointsOf, isNumber: true },
        ]}
      />
    )}
    draw={({ health }) => (
      <>
        <Measures
          of={[
            {
              label: words.score,
              value: health.score !== undefined && short(health.score),
              detail: words.ofHundred,
            },
          ]}
        />
        <Bars
          full={1}
          rows={health.terms.map((term) => ({
            id: term.id,
            label: words.terms[term.id],
            value: term.value ?? 0,
            text: pointsOf(term),
          }))}
        />
      </>
    )}
  />
)

import type { AnalyticsTimeseries } from '@narwhal-club/core/contract'
import { formatCount, formatDate } from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { SeriesChart } from '../../charts/SeriesChart/SeriesChart.tsx'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'
import { Segmented } from '../../kit/Segmented/Segmented.tsx'
import * as styles from './SeriesCard.css.ts'

const words = analyticsCards.series
type Metric = AnalyticsTimeseries['metric']
type Step = AnalyticsTimeseries['step']

const metrics: readonly Metric[] = [
  'holders',
  'supply',
  'transfers',
  'mints',
  'tokenTransfers',
]
const steps: readonly Step[] = ['day', 'week', 'month']
const levels: readonly Metric[] = ['holders', 'supply']

/** A year of days is a third of all that stands on the page. */
const latest = 31

export interface SeriesCardProps extends CardProps<AnalyticsTimeseries> {
  metric: Metric
  step: Step
  onMetric: (metric: Metric) => void
  onStep: (step: Step) => void
}

const textOf = (value: number | undefined) =>
  value === undefined ? undefined : formatCount(value)

/** One number over time: which one, and by which step, the reader chooses. */
export function SeriesCard(props: SeriesCardProps) {
  const { metric, step, onMetric, onStep, ...card } = props
  return (
    <ChartCard
      {...card}
      size="wide"
      title={words.title}
      definition={words.definition[metric]}
      isEmpty={({ points }) => points.length === 0}
      controls={
        <div className={styles.controls}>
          <Segmented
            legend={words.metric}
            options={metrics}
            value={metric}
            names={words.metrics}
            onChange={onMetric}
          />
          <Segmented
            legend={words.step}
            options={steps}
            value={step}
            names={words.steps}
            onChange={onStep}
          />
        </div>
      }
      note={({ points }) => (points.at(-1)?.partial ? words.partial : null)}
      table={({ metric, points }, isWhole) => (
        <DataTable
          caption={
            isWhole || points.length <= latest
              ? words.metrics[metric]
              : words.latest(
                  words.metrics[metric],
                  formatCount(latest),
                  formatCount(points.length),
                )
          }
          rows={isWhole ? points : points.slice(-latest)}
          keyOf={({ at }) => at}
          columns={[
            { label: words.when, cell: ({ at }) => formatDate(at, 'UTC') },
            {
              label: words.value,
              cell: ({ value, partial }) =>
                [textOf(value), partial && words.isPartial]
                  .filter(Boolean)
                  .join(', '),
              isNumber: true,
            },
          ]}
        />
      )}
      draw={(data) => {
        const known = data.points.filter(({ value }) => value !== undefined)
        return (
          <SeriesChart
            kind={levels.includes(data.metric) ? 'level' : 'flow'}
            points={data.points}
            label={words.label(
              words.metrics[data.metric],
              textOf(known[0]?.value) ?? '',
              textOf(known.at(-1)?.value) ?? '',
            )}
          />
        )
      }}
    />
  )
}

import { Metric, type MetricProps } from '../../kit/Metric/Metric.tsx'
import * as styles from './ChartCard.css.ts'

/** Shows the numbers of a card. A list of terms, it needs no table beside it. */
export const Measures = ({ of }: { of: readonly MetricProps[] }) => (
  <div className={styles.measures}>
    {of.map((measure) => (
      <Metric key={measure.label} {...measure} />
    ))}
  </div>
)

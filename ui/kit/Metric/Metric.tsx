import { ui } from '@narwhal-club/core/messages'
import type { ReactNode } from 'react'
import { hidden } from '../../theme/text.css.ts'
import * as styles from './Metric.css.ts'

export interface MetricProps {
  label: string
  /** Nothing is not zero: it is shown as unknown. */
  value?: ReactNode
  /** One short line under the number. */
  detail?: ReactNode
  loading?: boolean | undefined
}

const { footer } = ui
const isMissing = (value: ReactNode) =>
  value === undefined || value === null || value === false || value === ''

/**
 * Shows one number and what it counts.
 *
 * @use for one number that a page is about, with the words for what it counts.
 * @avoid for a row of many figures: a DataTable. For a number that is unknown:
 * it is said in words, never as zero.
 */
export function Metric({ label, value, detail, loading }: MetricProps) {
  const unknown = !loading && isMissing(value)
  return (
    <dl className={styles.root}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-unknown={unknown || undefined}>
        {loading ? (
          <>
            <span className={styles.bone} />
            <span className={hidden}>{footer.loading}</span>
          </>
        ) : unknown ? (
          footer.unknown
        ) : (
          value
        )}
      </dd>
      {detail ? <dd className={styles.detail}>{detail}</dd> : null}
    </dl>
  )
}

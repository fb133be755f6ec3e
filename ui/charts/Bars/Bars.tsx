import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { scaleLinear } from 'd3-scale'
import * as styles from './Bars.css.ts'

export interface Bar {
  id: string
  label: string
  /** How long it is, in any unit. */
  value: number
  /** That number in words. */
  text: string
  /** A second number beside it. */
  detail?: string | undefined
  /** The reader is among these. */
  isMine?: boolean
  /** A line above this row, and what it means. */
  rule?: string
}

export interface BarsProps {
  rows: readonly Bar[]
  /** What fills the line: 1 for shares. @default the largest of them */
  full?: number
}

/**
 * Draws numbers as bars under one another. Its words say all of it, so that it
 * can be read without the bars.
 *
 * @use to compare a handful of named parts of one whole, or of one kind.
 * @avoid for what changes over time: that is a SeriesChart. Nor for exact
 * numbers of many rows: that is a DataTable.
 */
export function Bars({ rows, full }: BarsProps) {
  const most = full ?? Math.max(...rows.map(({ value }) => value), 0)
  const width = scaleLinear([0, most || 1], [0, 100])
  return (
    <ul className={styles.root}>
      {rows.flatMap(({ id, label, value, text, detail, isMine, rule }) => [
        ...(rule
          ? [
              <li key={`${id} rule`} className={styles.rule}>
                {rule}
              </li>,
            ]
          : []),
        <li key={id} className={styles.row} data-mine={isMine || undefined}>
          <span className={styles.label}>
            {label}
            {isMine ? (
              <>
                {' '}
                <span className={styles.mine}>{analytics.card.you}</span>
              </>
            ) : null}
          </span>
          <svg className={styles.track} aria-hidden="true">
            <rect
              className={styles.bar}
              width={`${width(value)}%`}
              height="100%"
              rx="4"
            />
          </svg>
          <span className={styles.value}>
            <span className={styles.strong}>{text}</span>
            {detail ? ` · ${detail}` : null}
          </span>
        </li>,
      ])}
    </ul>
  )
}

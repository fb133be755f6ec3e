import { formatCount, formatShare } from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import * as table from '../../kit/DataTable/DataTable.css.ts'
import { hidden } from '../../theme/text.css.ts'
import * as styles from './CohortTable.css.ts'

const words = analyticsCards.retention

export interface CohortRow {
  /** `2026-03` */
  month: string
  minters: number
  /** At the end of that month, the next, and so on. */
  retained: readonly number[]
}

/**
 * Shows who stayed, a month a row. The shade only repeats the number.
 *
 * @use to show who of those that came in a month is still there.
 * @avoid for anything that has no month in both directions.
 */
export function CohortTable({ cohorts }: { cohorts: readonly CohortRow[] }) {
  const months = Math.max(0, ...cohorts.map(({ retained }) => retained.length))
  const columns = Array.from({ length: months }, (_, month) => month)
  return (
    <table className={table.table}>
      <caption className={hidden}>{words.title}</caption>
      <thead>
        <tr>
          <th scope="col" className={table.cell}>
            {words.cohort}
          </th>
          <th scope="col" className={table.cell} data-end>
            {words.minters}
          </th>
          {columns.map((month) => (
            <th key={month} scope="col" className={styles.kept}>
              {words.month(month)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cohorts.map(({ month, minters, retained }) => (
          <tr key={month}>
            <th scope="row" className={table.cell}>
              {month}
            </th>
            <td className={table.cell} data-end>
              {formatCount(minters)}
            </td>
            {columns.map((column) => {
              const share = retained[column]
              return share === undefined ? (
                <td key={column} className={styles.kept} />
              ) : (
                <td
                  key={column}
                  className={styles.kept}
                  data-level={Math.round(share * 5)}
                >
                  {formatShare(share)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import { hidden } from '../../theme/text.css.ts'
import * as styles from './ProbeTable.css.ts'

const words = diagnostics.schema

export interface ProbeRow {
  path: string
  /** For whom it is, where that is not everyone. */
  who?: string | undefined
  /** `refused`: by its terms, which is as agreed as an answer. */
  outcome: 'waiting' | 'right' | 'refused' | 'failing'
  /** In words. */
  result: string
  why?: string | undefined
  milliseconds?: number | undefined
}

/** Endpoints, and how each answered. */
export function ProbeTable({ rows }: { rows: readonly ProbeRow[] }) {
  return (
    <table className={styles.table}>
      <caption className={hidden}>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {words.endpoint}
          </th>
          <th scope="col" className={styles.answer}>
            {words.result}
          </th>
          <th scope="col" className={styles.timing}>
            {words.timing}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, who, outcome, result, why, milliseconds }) => (
          <tr key={path}>
            <th scope="row" className={styles.cell}>
              {path}
              {who ? <small className={styles.why}>{who}</small> : null}
            </th>
            <td className={styles.answer}>
              <span className={styles.result} data-outcome={outcome}>
                {result}
              </span>
              {why ? <small className={styles.why}>{why}</small> : null}
            </td>
            <td className={styles.timing} data-timing>
              {milliseconds === undefined ? '' : `${milliseconds} ms`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import * as styles from './Facts.css.ts'

/** Lists terms and values, one a line. */
export function Facts({ rows }: { rows: [term: string, value: string][] }) {
  return (
    <dl className={styles.facts}>
      {rows.flatMap(([term, value]) => [
        <dt key={`${term} term`} className={styles.factTerm}>
          {term}
        </dt>,
        <dd key={term} className={styles.factValue}>
          {value}
        </dd>,
      ])}
    </dl>
  )
}

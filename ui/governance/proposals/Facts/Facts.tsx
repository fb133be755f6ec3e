import type { ReactNode } from 'react'
import * as styles from './Facts.css.ts'

export interface FactsProps {
  /** Names and values, in their order. */
  facts: readonly (readonly [string, ReactNode])[]
  /** Each on one line with its name, where both fit: short ones. */
  inLines?: boolean
}

/** A few facts, each with its name. */
export const Facts = ({ facts, inLines }: FactsProps) => (
  <dl className={styles.root} data-lines={inLines || undefined}>
    {facts.map(([term, value]) => (
      <div key={term} className={styles.fact}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)

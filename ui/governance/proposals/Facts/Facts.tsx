import type { ReactNode } from 'react'
import * as styles from './Facts.css.ts'

export interface FactsProps {
  /** Names and values, in their order. */
  facts: readonly (readonly [string, ReactNode])[]
}

/** A few facts, each under its name. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.root}>
    {facts.map(([term, value]) => (
      <div key={term} className={styles.fact}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)

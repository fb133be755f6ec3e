import type { LucideIcon } from 'lucide-react'
import { mono } from '../../theme/text.css.ts'
import * as styles from './Panel.css.ts'

interface Side {
  term: string
  fact: string
  detail?: string
  /** The side to get to. */
  aim?: boolean
  /** An address. */
  isAddress?: boolean
}

export interface FacingProps {
  sides: [Side, Side]
  between: LucideIcon
}

/** Sets two things against each other: now and needed, this and that account. */
export function Facing({ sides, between: Between }: FacingProps) {
  const [from, to] = sides
  const side = ({ term, fact, detail, aim, isAddress }: Side) => (
    <div className={styles.side} data-aim={aim || undefined}>
      <dt className={styles.term}>{term}</dt>
      <dd className={`${styles.fact} ${isAddress ? mono : ''}`}>{fact}</dd>
      {detail ? <dd className={`${styles.term} ${mono}`}>{detail}</dd> : null}
    </div>
  )
  return (
    <div className={styles.facing}>
      <dl>{side(from)}</dl>
      <Between size={18} className={styles.arrow} aria-hidden />
      <dl>{side(to)}</dl>
    </div>
  )
}

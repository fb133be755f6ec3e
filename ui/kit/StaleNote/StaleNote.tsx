import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './StaleNote.css.ts'

/**
 * Says that what stands above is old, or is not known just now.
 *
 * @use under what is shown although it is old, or where a number is not known
 * just now.
 * @avoid where there is nothing to show at all: an ErrorState.
 */
export function StaleNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.root}>
      <History size={16} className={styles.icon} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

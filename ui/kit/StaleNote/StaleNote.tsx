import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './StaleNote.css.ts'

/** Says that what stands above is old, or is not known just now. */
export function StaleNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.root}>
      <History size={16} className={styles.icon} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

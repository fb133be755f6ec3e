import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './Panel.css.ts'

/** Holds the one next step and the way out, at the foot of the panel. */
export function Ending({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ending} data-ending>
      {children}
    </div>
  )
}

export interface HintProps {
  icon: LucideIcon
  children: ReactNode
}

/** Says one helpful thing beside the buttons. */
export function Hint({ icon: Icon, children }: HintProps) {
  return (
    <p className={styles.hint}>
      <Icon size={18} className={styles.hintIcon} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

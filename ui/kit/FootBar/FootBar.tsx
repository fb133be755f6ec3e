import type { ReactNode } from 'react'
import * as styles from './FootBar.css.ts'

export interface FootBarProps {
  /** Its name, for who hears the page. */
  label: string
  /** What the act is about. */
  said: ReactNode
  /** The one thing that is there to be done now. */
  children?: ReactNode
}

/**
 * On a phone, at the foot of the window: what is far down the page otherwise.
 *
 * @use for the one act of a long page that stands out of sight on a phone.
 * @avoid on wide screens, or for more than one act: it covers what is read.
 */
export const FootBar = ({ label, said, children }: FootBarProps) => (
  <section className={styles.root} aria-label={label}>
    <span className={styles.said}>{said}</span>
    {children}
  </section>
)

import { words } from '@narwhal-club/core/messages'
import { Logo } from '../Narwhal/Logo.tsx'
import * as styles from './Spinner.css.ts'

/**
 * Covers the screen until the first session check has finished (R2.2).
 *
 * @use for the first check of the session alone, which decides what a page is.
 * @avoid for anything that loads later: the part says so itself, and a Button
 * has `waiting`.
 */
export function Spinner() {
  return (
    <div className={styles.root} role="status">
      <div className={styles.mark}>
        <Logo size={64} />
      </div>
      <div className={styles.shade} />
      <p className={styles.text}>{words.loading}</p>
    </div>
  )
}

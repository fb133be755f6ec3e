import { words } from '@narwhal-club/core/messages'
import { Logo } from '../Narwhal/Logo.tsx'
import * as styles from './Spinner.css.ts'

/** Covers the screen until the first session check has finished (R2.2). */
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

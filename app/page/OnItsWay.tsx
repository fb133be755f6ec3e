import { words } from '@narwhal-club/core/messages'
import { Busy } from '@narwhal-club/ui/kit/Busy/Busy.tsx'
import * as styles from './screens.css.ts'

/** Stands where the words of a page will, until they come. */
export const OnItsWay = () => (
  <p className={styles.row} role="status">
    <Busy /> {words.loading}
  </p>
)

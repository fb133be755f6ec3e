import { club } from '@narwhal-club/core/messages/pages/club'
import { hidden } from '../../theme/text.css.ts'
import * as styles from './ClubHeader.css.ts'

/** Holds the room of a club's header until it is known. */
export const ClubHeaderWaiting = () => (
  <header className={styles.root} aria-busy="true">
    <div className={styles.top}>
      <div className={styles.picture} />
      <div className={styles.words}>
        <h1 className={hidden}>{club.loading}</h1>
        <div className={styles.line} />
      </div>
    </div>
    <div className={styles.strip} />
  </header>
)

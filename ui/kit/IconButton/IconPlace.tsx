import * as styles from './IconButton.css.ts'

/** Holds the room of an icon button until it comes, so that nothing moves. */
export const IconPlace = () => <span className={styles.root} aria-hidden />

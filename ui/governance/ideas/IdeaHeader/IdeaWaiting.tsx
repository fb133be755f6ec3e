import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import { hidden } from '../../../theme/text.css.ts'
import * as styles from '../../proposals/ProposalHeader/ProposalHeader.css.ts'

/** Holds the room of an idea until it is known. */
export const IdeaWaiting = () => (
  <header className={styles.root} aria-busy="true">
    <div className={styles.bone} />
    <h1 className={hidden}>{ideas.loading}</h1>
    <div className={styles.bone} />
  </header>
)

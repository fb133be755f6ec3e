import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { hidden } from '../../../theme/text.css.ts'
import * as styles from './ProposalHeader.css.ts'

/** Holds the room of a proposal until it is known. */
export const ProposalWaiting = () => (
  <header className={styles.root} aria-busy="true">
    <div className={styles.bone} />
    <h1 className={hidden}>{proposals.loading}</h1>
    <div className={styles.bone} />
    <div className={styles.bone} />
  </header>
)

import { hidden } from '../../../theme/text.css.ts'
import * as styles from './ProposalHeader.css.ts'

export interface ProposalWaitingProps {
  /** Says what is awaited. */
  children: string
}

/** Holds the room of a proposal, or a bounty, until it is known. */
export const ProposalWaiting = ({ children }: ProposalWaitingProps) => (
  <header className={styles.root} aria-busy="true">
    <div className={styles.bone} />
    <h1 className={hidden}>{children}</h1>
    <div className={styles.bone} />
    <div className={styles.bone} />
  </header>
)

import * as styles from './ProposingPanel.css.ts'

export interface FailureProps {
  failure: { message: string; advice: string } | null
}

/** Says what came to nothing, and what to do: heard at once. */
export const Failure = ({ failure }: FailureProps) =>
  failure ? (
    <div className={styles.failure} role="alert">
      <p>{failure.message}</p>
      <p className={styles.note}>{failure.advice}</p>
    </div>
  ) : null

import { formatCount } from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { Button } from '../../kit/Button/Button.tsx'
import * as styles from './SwapSteps.css.ts'
import type { SwapStepsProps, Working } from './SwapSteps.tsx'

const { steps: words } = swap

function noteOf({ phase, step, confirmations }: Working): string {
  switch (phase) {
    case 'ready':
    case 'wallet':
      return words.note[phase][step]
    case 'confirming': {
      const { confirming, blocks } = words.note
      if (!confirmations) return confirming
      const { have, need } = confirmations
      return `${confirming} ${blocks(formatCount(have), formatCount(need))}`
    }
    default:
      return words.note[phase]
  }
}

/** What happens with the step at hand, and what its reader can do. */
export function Now({ view, onNext, onSkip }: SwapStepsProps) {
  const { failure, phase, step } = view
  return (
    <>
      {failure ? (
        <span
          role="alert"
          // What the reader did themselves is no trouble.
          className={
            failure.code === 'payment.rejected' ? undefined : styles.failure
          }
        >
          {failure.message} {failure.advice}
        </span>
      ) : (
        <span role="status">{noteOf(view)}</span>
      )}
      {phase === 'ready' ? (
        <div className={styles.acts}>
          <Button variant="spark" onClick={onNext}>
            {failure ? words.retry : words.act[step]}
          </Button>
          {step === 'revoke' ? (
            <Button onClick={onSkip}>{words.skip}</Button>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

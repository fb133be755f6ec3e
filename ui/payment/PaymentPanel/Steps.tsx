import { panels } from '@narwhal-club/core/messages/panels'
import { Check } from 'lucide-react'
import { Busy } from '../../kit/Busy/Busy.tsx'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import * as styles from './PaymentPanel.css.ts'
import type { Step } from './progress.ts'

const { payment } = panels

export interface StepsProps {
  steps: Step[]
  /** Where a transaction can be looked at. */
  transactionHref: (hash: string) => string | null
}

/** What a step says while it is the current one. */
function noteOf({ key, state }: Step): string | null {
  if (state === 'confirming') return payment.note.confirming
  if (state === 'running')
    return key === 'lookUp' ? payment.note.lookUp : payment.note.allowance
  if (state !== 'inWallet') return null
  return key === 'approve' ? payment.note.approve : payment.note.transfer
}

function Mark({ step, place }: { step: Step; place: number }) {
  if (step.state === 'done') return <Check size={16} aria-hidden />
  return step.state === 'running' || step.state === 'confirming' ? (
    <Busy />
  ) : (
    place
  )
}

/** Lists the steps of a payment. */
export function Steps({ steps, transactionHref }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => {
        const note = noteOf(step)
        const href = step.hash ? transactionHref(step.hash) : null
        return (
          <li
            key={step.key}
            className={styles.step}
            data-state={step.state}
            aria-current={note ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              <Mark step={step} place={at + 1} />
            </span>
            <span className={styles.name}>{payment.steps[step.key]}</span>
            <span className={styles.word}>{payment.state[step.state]}</span>
            {note ? (
              <span className={styles.note}>
                {note}
                {href ? (
                  <ExternalLink href={href} className={styles.transaction}>
                    {payment.viewTransaction}
                  </ExternalLink>
                ) : null}
              </span>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { Check } from 'lucide-react'
import { Busy } from '../../../kit/Busy/Busy.tsx'
import { ExternalLink } from '../../../kit/ExternalLink/ExternalLink.tsx'
import * as styles from '../../../payment/PaymentPanel/PaymentPanel.css.ts'
import type { Step } from './progress.ts'

const { steps: words, state: states, transaction } = proposing.panel

export interface StepsProps {
  steps: Step[]
  /** Where a transaction can be looked at; without it none is linked. */
  transactionHref: (hash: string) => string | null
}

function Mark({ state, place }: { state: Step['state']; place: number }) {
  if (state === 'done') return <Check size={16} aria-hidden />
  return state === 'running' ? <Busy /> : place
}

/** Lists the steps of a proposal. */
export function Steps({ steps, transactionHref }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, state, hash, blocks }, at) => {
        const href = hash ? transactionHref(hash) : null
        const isNow = state === 'running' || state === 'inWallet'
        return (
          <li
            key={key}
            className={styles.step}
            data-state={state}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              <Mark state={state} place={at + 1} />
            </span>
            <span className={styles.name}>{words[key]}</span>
            <span className={styles.word}>{states[state]}</span>
            {blocks || href ? (
              <span className={styles.note}>
                {blocks ? words.have(blocks.have, blocks.need) : null}
                {href ? (
                  <ExternalLink href={href} className={styles.transaction}>
                    {transaction}
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

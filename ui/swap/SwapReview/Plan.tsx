import { formatTokens } from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import type { CoinNeed, PlannedStep } from '@narwhal-club/core/swap'
import { useId } from 'react'
import { coinsNeeded, usualFee } from '../coins.ts'
import * as styles from './SwapReview.css.ts'

const { review: words } = swap

export interface PlanProps {
  plan: readonly PlannedStep[]
  /** Base units of the token. */
  tokens: bigint
  coins?: CoinNeed | undefined
}

function sentenceOf(at: PlannedStep, { tokens, coins }: PlanProps): string {
  const { step } = words
  switch (at.step) {
    case 'approve':
      return at.how === 'amount'
        ? step.approve.amount(swap.tokens(formatTokens(tokens)))
        : step.approve[at.how]
    case 'fee':
      return step.fee(coinsNeeded(coins?.fee ?? usualFee))
    default:
      return step[at.step]
  }
}

/** Says what a wallet will ask, one after the other. */
export function Plan(props: PlanProps) {
  const id = useId()
  return (
    <div className={styles.plan}>
      <h3 id={id} className={styles.planTitle}>
        {words.steps}
      </h3>
      <ol className={styles.steps} aria-labelledby={id}>
        {props.plan.map((at) => (
          <li key={at.step}>{sentenceOf(at, props)}</li>
        ))}
      </ol>
    </div>
  )
}

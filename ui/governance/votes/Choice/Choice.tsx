import type { VoteChoice } from '@narwhal-club/core/contract'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { Check, X } from 'lucide-react'
import * as styles from './Choice.css.ts'

export const choiceIcons = { yes: Check, no: X }

/** The icon of a choice, where words say it as well. */
export function ChoiceIcon({ of }: { of: VoteChoice }) {
  const Icon = choiceIcons[of]
  return (
    <span className={styles.root} data-is={of}>
      <Icon size={18} aria-hidden />
    </span>
  )
}

/** Says a choice: by its icon and its word, not by colour alone. */
export function Choice({ of }: { of: VoteChoice }) {
  const Icon = choiceIcons[of]
  return (
    <span className={styles.root} data-is={of}>
      <Icon size={16} aria-hidden />
      {voting.choice[of]}
    </span>
  )
}

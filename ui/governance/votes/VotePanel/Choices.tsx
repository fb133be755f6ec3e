import type { VoteChoice } from '@narwhal-club/core/contract'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { Busy } from '../../../kit/Busy/Busy.tsx'
import { choiceIcons } from '../Choice/Choice.tsx'
import { takeOver } from './takeOver.ts'
import * as styles from './VotePanel.css.ts'

const words = voting.panel
const sides = ['yes', 'no'] as const

export interface ChoicesProps {
  /** What was pressed, or what counts now. */
  chosen: VoteChoice | undefined
  /** They came in place of what was pressed: the first has the focus. */
  takesOver: boolean
  /** What was pressed is under way: a press does nothing. */
  isWaiting: boolean
  onVote: (choice: VoteChoice) => void
}

/** Yes and No: a press goes straight to the wallet. */
export const Choices = (props: ChoicesProps) => {
  const { chosen, takesOver, isWaiting, onVote } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div className={styles.choices} role="group" aria-label={words.group}>
      {sides.map((side, place) => {
        const Icon = choiceIcons[side]
        const isChosen = chosen === side
        return (
          <button
            key={side}
            ref={takesOver && place === 0 ? takeOver : null}
            type="button"
            className={styles.choice}
            data-is={side}
            aria-label={words.pressed(voting.choice[side])}
            aria-pressed={isChosen}
            // Not `disabled`: that would throw the focus away.
            aria-disabled={isWaiting || undefined}
            onClick={() => isWaiting || onVote(side)}
          >
            <span className={styles.band} aria-hidden="true" />
            <span className={styles.mark}>
              {isWaiting && isChosen ? (
                <Busy />
              ) : (
                <Icon size={22} strokeWidth={3} aria-hidden />
              )}
            </span>
            {voting.choice[side]}
          </button>
        )
      })}
    </div>
  )
}

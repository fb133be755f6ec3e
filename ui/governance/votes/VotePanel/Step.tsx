import { voting } from '@narwhal-club/core/messages/pages/votes'
import { CloudUpload, PenLine } from 'lucide-react'
import { Busy } from '../../../kit/Busy/Busy.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import * as styles from './VotePanel.css.ts'
import type { VotePanelProps } from './VotePanel.tsx'
import type { VoteStep } from './VotePanel.types.ts'

const words = voting.panel

const saidOf = (step: VoteStep): string => {
  if (step.is === 'still' || step.is === 'same') return ''
  if (step.is === 'signing')
    return words.step.signing(voting.choice[step.choice])
  return words.step[step.is]
}

const Icon = ({ is }: { is: VoteStep['is'] }) => {
  if (is === 'kept' || is === 'held')
    return <CloudUpload size={18} className={styles.stepIcon} aria-hidden />
  if (is === 'signing' || is === 'switching')
    return <PenLine size={18} className={styles.stepIcon} aria-hidden />
  return <Busy className={styles.stepIcon} />
}

/** Where a vote is between the press and the count: heard as it changes. */
export function Step(
  props: Pick<VotePanelProps, 'onResend' | 'onCancel'> & { step: VoteStep },
) {
  const { step, onResend, onCancel } = props
  const said = saidOf(step)
  const canLeave = step.is === 'signing' || step.is === 'switching'
  return (
    <div className={styles.steps} role="status">
      {said ? (
        <p className={styles.step}>
          <Icon is={step.is} />
          <span>{said}</span>
        </p>
      ) : null}
      {step.is === 'kept' || step.is === 'held' ? (
        <div className={styles.acts}>
          {step.is === 'kept' ? (
            <Button onClick={onResend}>{words.again}</Button>
          ) : null}
          <Button variant="bare" onClick={onCancel}>
            {words.giveUp}
          </Button>
        </div>
      ) : canLeave ? (
        <Button variant="bare" onClick={onCancel}>
          {words.cancel}
        </Button>
      ) : null}
    </div>
  )
}

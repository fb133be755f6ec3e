import type { ActingView } from '@narwhal-club/core/acting'
import { formatCount } from '@narwhal-club/core/format'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../kit/Button/Button.tsx'
import { ActFields, type ActFieldsProps } from './ActFields.tsx'
import * as styles from './ActForm.css.ts'

export interface ActFormProps
  extends Pick<ActFieldsProps, 'asset' | 'candidates' | 'onChange'> {
  view: Exclude<ActingView, { status: 'idle' }>
  /** Leads to a session, where there is none. */
  signIn?: ReactNode
  onSend: () => void
  onRetry: () => void
  onClose: () => void
}

const saidOf = ({
  kind,
  disputed,
}: Extract<ActingView, { status: 'done' }>): string =>
  kind === 'dispute' && disputed && disputed.missing > 0
    ? bountyActs.done.disputeMissing(formatCount(disputed.missing))
    : bountyActs.done[kind]

const dangerous = ['withdraw', 'cancel', 'close']

/** Asks what an act takes, sends it, and says what came of it. */
export function ActForm(props: ActFormProps) {
  const { view, onChange, onSend, onRetry, onClose, signIn } = props
  if (view.status === 'done')
    return (
      <div className={styles.part}>
        <p role="status">{saidOf(view)}</p>
        <div className={styles.acts}>
          <Button onClick={onClose}>{bountyActs.done.ok}</Button>
        </div>
      </div>
    )
  const { act, status } = view
  const isWriting = status === 'writing'
  const failure = 'failure' in view ? view.failure : null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isWriting) onSend()
  }
  return (
    <form
      className={styles.part}
      aria-label={bountyActs.act[act.kind]}
      aria-busy={status === 'sending' || undefined}
      // What is missing is said by us, in the reader's words.
      noValidate
      onSubmit={send}
    >
      <p className={styles.said}>{bountyActs.say[act.kind]}</p>
      <ActFields
        act={act}
        errors={isWriting ? view.errors : {}}
        readOnly={!isWriting}
        onChange={onChange}
        asset={props.asset}
        candidates={props.candidates}
      />
      {failure ? (
        <div role="alert">
          <p className={styles.error}>{failure.message}</p>
          <p className={styles.said}>{failure.advice}</p>
        </div>
      ) : null}
      <div className={styles.acts}>
        {status === 'suspended' ? (
          signIn
        ) : status === 'waiting' ? (
          <Button variant="solid" onClick={onRetry}>
            {bountyActs.retry}
          </Button>
        ) : (
          <Button
            type="submit"
            variant={dangerous.includes(act.kind) ? 'danger' : 'solid'}
            waiting={!isWriting}
          >
            {bountyActs.act[act.kind]}
          </Button>
        )}
        {status === 'sending' ? null : (
          <Button variant="bare" onClick={onClose}>
            {bountyActs.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

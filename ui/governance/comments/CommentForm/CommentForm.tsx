import { commentLimits } from '@narwhal-club/core/governance'
import { comments } from '@narwhal-club/core/messages/pages/comments'
import type { FormEvent } from 'react'
import { TextField } from '../../../form/TextField/TextField.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import * as styles from './CommentForm.css.ts'

const words = comments.form

export interface CommentFormProps {
  kind: 'say' | 'reply' | 'edit'
  text: string
  /** It is on its way. */
  waiting?: boolean | undefined
  /** Why it did not arrive; the words stay. */
  error?: string | undefined
  onText: (text: string) => void
  onSend: () => void
  onCancel?: () => void
}

/** Where a comment is written: what was typed stays until it has arrived. */
export function CommentForm(props: CommentFormProps) {
  const { kind, text, waiting = false, error, onText, onCancel } = props
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!waiting) props.onSend()
  }
  return (
    // What is missing is said by us, in the reader's words.
    <form className={styles.root} noValidate onSubmit={send}>
      <TextField
        name={`comment-${kind}`}
        label={words[kind]}
        hint={words.hint}
        value={text}
        onChange={onText}
        readOnly={waiting}
        required
        rows={4}
        most={commentLimits.text.most}
        error={error}
      />
      <div className={styles.acts}>
        <Button type="submit" variant="solid" waiting={waiting}>
          {words.send[kind]}
        </Button>
        {onCancel ? (
          <Button variant="bare" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

import { books } from '@narwhal-club/core/messages/pages/books'
import { type FormEvent, useId } from 'react'
import { Button } from '../../kit/Button/Button.tsx'
import * as styles from './RecordRefund.css.ts'

const { credits: words } = books

export interface RecordRefundProps {
  onRecord: (hash: string) => void
  onDrop: () => void
}

/** Names the transaction that paid a credit back, or gives it back. */
export function RecordRefund({ onRecord, onDrop }: RecordRefundProps) {
  const id = useId()
  const record = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget).get('hash')
    onRecord(String(said ?? '').trim())
  }
  return (
    <form className={styles.root} onSubmit={record}>
      <label htmlFor={id}>{words.hash}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.hashHint}
      </p>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          name="hash"
          required
          minLength={64}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          placeholder="0x…"
          aria-describedby={`${id}-hint`}
        />
        <Button type="submit">{words.record}</Button>
        <Button variant="bare" onClick={onDrop}>
          {words.drop}
        </Button>
      </div>
    </form>
  )
}

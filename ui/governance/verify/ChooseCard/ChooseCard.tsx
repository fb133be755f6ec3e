import { verify } from '@narwhal-club/core/messages/pages/verify'
import { FileCheck2 } from 'lucide-react'
import { type DragEvent, type FormEvent, useId } from 'react'
import { TextField } from '../../../form/TextField/TextField.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import { Card } from '../../../kit/Card/Card.tsx'
import * as styles from './ChooseCard.css.ts'

const words = verify.choose

export interface ChooseCardProps {
  /** What stands in the field; missing where no server can be asked. */
  proposal?: { value: string; error?: string | undefined } | undefined
  onProposal?: (value: string) => void
  onStart?: () => void
  onFiles: (files: readonly File[]) => void
  /** What became of the last files. */
  note?: string | undefined
}

/** Asks what to verify: a proposal of the club's, or files of one's own. */
export function ChooseCard(props: ChooseCardProps) {
  const { proposal, onProposal, onStart, onFiles, note } = props
  const id = useId()
  const start = (event: FormEvent) => {
    event.preventDefault()
    onStart?.()
  }
  const stay = (event: DragEvent) => event.preventDefault()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  return (
    <Card title={words.title}>
      {proposal ? (
        <form className={styles.form} onSubmit={start} noValidate>
          <div className={styles.wide}>
            <TextField
              name="proposal"
              required
              label={words.proposal}
              hint={words.proposalHint}
              value={proposal.value}
              error={proposal.error}
              onChange={(value) => onProposal?.(value)}
            />
          </div>
          <Button type="submit" variant="spark">
            {words.start}
          </Button>
        </form>
      ) : null}
      {proposal ? <h3>{words.files}</h3> : null}
      <label className={styles.zone} onDragOver={stay} onDrop={drop}>
        <FileCheck2 size={28} aria-hidden />
        <span className={styles.drop}>{words.drop}</span>
        <span id={id}>{words.kinds}</span>
        <input
          className={styles.input}
          type="file"
          multiple
          accept=".json,application/json"
          aria-label={words.pick}
          aria-describedby={id}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])])
            // The same file may be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </label>
      <p role="status" className={styles.said}>
        {note}
      </p>
    </Card>
  )
}

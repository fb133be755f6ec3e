import { type ReportReason, reportReasons } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { FormEvent } from 'react'
import { TextField } from '../../../form/TextField/TextField.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import { Segmented } from '../../../kit/Segmented/Segmented.tsx'
import * as styles from './ProposalActs.css.ts'
import type { OpenAct } from './ProposalActs.types.ts'

const words = proposals.acts

/** Letters: what the contract takes of a reason, and of every report. */
const most = { reason: 500, report: 1_000 }

export interface ActFormProps {
  open: OpenAct
  onText: (text: string) => void
  onReason: (reason: ReportReason) => void
  onSend: () => void
  onClose: () => void
}

/** Asks what is needed for an act, and says why it did not happen. */
export function ActForm(props: ActFormProps) {
  const { open, onText, onReason, onSend, onClose } = props
  const { kind, text, reason, waiting = false, error } = open
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!waiting) onSend()
  }
  const isReport = kind === 'report'
  return (
    <form
      className={styles.part}
      aria-label={words[kind].open}
      // What is missing is said by us, in the reader's words.
      noValidate
      onSubmit={send}
    >
      {isReport ? (
        <Segmented
          legend={words.report.legend}
          options={reportReasons}
          value={reason}
          names={words.report.names}
          onChange={onReason}
        />
      ) : (
        <p className={styles.said}>{words[kind].body}</p>
      )}
      {kind === 'clear' ? null : (
        <TextField
          name={`proposal-${kind}`}
          label={isReport ? words.report.text : words.reason}
          hint={isReport ? words.report.hint : words.reasonHint}
          value={text}
          onChange={onText}
          readOnly={waiting}
          required={!isReport}
          rows={3}
          most={isReport ? most.report : most.reason}
        />
      )}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      <div className={styles.acts}>
        <Button
          type="submit"
          variant={kind === 'cancel' ? 'danger' : 'solid'}
          waiting={waiting}
        >
          {words[kind].send}
        </Button>
        <Button variant="bare" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </form>
  )
}

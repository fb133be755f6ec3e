import type { DraftView } from '@narwhal-club/core/draft'
import { forms } from '@narwhal-club/core/messages/pages/forms'
import {
  Check,
  CircleAlert,
  CloudOff,
  GitFork,
  type LucideIcon,
  PenLine,
} from 'lucide-react'
import { Busy } from '../../kit/Busy/Busy.tsx'
import { Button } from '../../kit/Button/Button.tsx'
import { ago } from './ago.ts'
import * as styles from './SaveState.css.ts'

const words = forms.save
type Status = Exclude<DraftView['status'], 'loading' | 'unread'>

export interface SaveStateProps {
  status: Status
  /** Milliseconds since 1970, as in the draft's view. */
  savedAt: number | null
  now: number
  /** Whether the browser's storage holds the words. */
  isLasting: boolean
  isElsewhere?: boolean
  isResumed?: boolean
  /** Why it was not saved, and what to do. */
  failure?: { message: string; advice: string } | undefined
  onRetry: () => void
}

const icons: Partial<Record<Status, LucideIcon>> = {
  clean: Check,
  saved: Check,
  submitted: Check,
  dirty: PenLine,
  offline: CloudOff,
  failed: CircleAlert,
  refused: CircleAlert,
  conflicted: GitFork,
}
const isBusy = (status: Status) =>
  status === 'saving' || status === 'submitting'
const isUnsaved = (status: Status) =>
  status === 'dirty' || status === 'offline' || status === 'failed'

/**
 * Says in one line where the words are, and in another what is unusual.
 *
 * @use once in every form that saves by itself, near its end.
 * @avoid for forms that are sent by a button: that button says it.
 */
export function SaveState(props: SaveStateProps) {
  const { status, savedAt, now, isLasting, failure, onRetry } = props
  const Icon = icons[status]
  const notes = [
    failure && `${failure.message} ${failure.advice}`,
    isUnsaved(status) && !isLasting && words.fleeting,
    props.isResumed && words.resumed,
    props.isElsewhere && words.elsewhere,
  ].filter((note) => typeof note === 'string')
  return (
    <div className={styles.root} data-status={status}>
      <p className={styles.line}>
        {Icon ? <Icon size={16} aria-hidden /> : null}
        {isBusy(status) ? <Busy /> : null}
        <span role="status">{words[status]}</span>
        {/* Outside what is read aloud: it changes by itself. */}
        {status === 'saved' && savedAt !== null ? (
          <time dateTime={new Date(savedAt).toISOString()}>
            {ago(now - savedAt)}
          </time>
        ) : null}
        {status === 'offline' || status === 'failed' ? (
          <Button variant="bare" onClick={onRetry}>
            {words.retry}
          </Button>
        ) : null}
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  )
}

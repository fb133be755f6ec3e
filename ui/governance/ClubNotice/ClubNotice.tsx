import type { ClubStatus } from '@narwhal-club/core/contract'
import { club } from '@narwhal-club/core/messages/pages/club'
import { Archive, Pause } from 'lucide-react'
import * as styles from './ClubNotice.css.ts'

/** Says why nothing can be done in a club; of one that is open nothing. */
export function ClubNotice({ status }: { status: ClubStatus }) {
  if (status === 'active') return null
  const { title, body } = club[status]
  const Icon = status === 'paused' ? Pause : Archive
  return (
    <div className={styles.root} role="note" data-status={status}>
      <Icon size={20} className={styles.icon} aria-hidden />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.body}>{body}</p>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import * as styles from './Ticket.css.ts'

export interface TicketProps {
  /** What it is. */
  children: ReactNode
  /** What it is for the reader: torn off at the notch. */
  stub: ReactNode
  /** A picture before the words. */
  art?: ReactNode
  /** The one thing on the page that waits for the reader: a lime stub. */
  turn?: boolean
  /** Waits for the reader too, but is not the first. */
  mine?: boolean
  /** Over: nothing to act on. */
  done?: boolean
}

/**
 * Renders a ticket: what can be acted on, or kept.
 *
 * @use for what a person can act on now, or keep: a vote, a receipt. One `turn`
 * a page.
 * @avoid for what is only read: a Card. For many of a kind: a ListCard.
 */
export function Ticket(props: TicketProps) {
  const { children, stub, art, turn, mine, done } = props
  return (
    <article
      className={styles.root}
      data-turn={turn || undefined}
      data-mine={mine || undefined}
      data-done={done || undefined}
    >
      {art ? (
        <div className={styles.main} data-art>
          <div className={styles.art}>{art}</div>
          <div className={styles.body}>{children}</div>
        </div>
      ) : (
        <div className={styles.main}>{children}</div>
      )}
      <div className={styles.stub}>{stub}</div>
    </article>
  )
}

import { type ReactNode, useId } from 'react'
import * as styles from './Card.css.ts'

export interface CardProps {
  title?: string
  /** Small print across from the title: a serial, a date. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * Holds one thing. With a title it is a region of that name.
 *
 * @use for one thing with a border of its own; with a `title` where a reader
 * may want to jump to it.
 * @avoid for rows of the same kind: a ListCard. For what can be acted on or
 * kept: a Ticket. Never in another Card.
 */
export function Card({ title, aside, children }: CardProps) {
  const id = useId()
  if (!title) return <div className={styles.root}>{children}</div>
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </div>
      {children}
    </section>
  )
}

import { ui } from '@narwhal-club/core/messages'
import type { ReactNode } from 'react'
import { LazyNarwhal } from '../Narwhal/LazyNarwhal.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** @default 'The sea is calm' */
  title?: string
  /** Its rank: `h2` right under the page's title. @default 'h3' */
  heading?: 'h2' | 'h3'
  /** Why there is nothing, and when there will be. */
  children?: ReactNode
  /** A way on. */
  action?: ReactNode
}

/**
 * Says that there is nothing here, and that this is no failure.
 *
 * @use where a list or a part of a page is empty, and that is no failure; with
 * the next step where there is one.
 * @avoid where something could not be read: that is an ErrorState, since
 * unknown is not empty.
 */
export function EmptyState(props: EmptyStateProps) {
  const { title, heading: Heading = 'h3', children, action } = props
  const { empty } = ui
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <LazyNarwhal mood="asleep" bare />
      </div>
      <Heading>{title ?? empty.title}</Heading>
      <p className={styles.body}>{children ?? empty.body}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}

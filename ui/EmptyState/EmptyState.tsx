import { ui } from '@narwhal-club/core/messages'
import type { ReactNode } from 'react'
import { LazyNarwhal } from '../Narwhal/LazyNarwhal.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** @default 'The sea is calm' */
  title?: string
  /** Why there is nothing, and when there will be. */
  children?: ReactNode
  /** A way on. */
  action?: ReactNode
}

/** Says that there is nothing here, and that this is no failure. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  const { empty } = ui
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <LazyNarwhal mood="asleep" bare />
      </div>
      <h3>{title ?? empty.title}</h3>
      <p className={styles.body}>{children ?? empty.body}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}

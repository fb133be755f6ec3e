import { ui, words } from '@narwhal-club/core/messages'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import * as styles from './ErrorState.css.ts'

export interface ErrorStateProps {
  /** @default 'This did not load' */
  title?: string
  /** Its rank: `h2` right under the page's title. @default 'h3' */
  heading?: 'h2' | 'h3'
  /** What to do; never raw text of a server. */
  children?: ReactNode
  /** What the button says. @default 'Try again' */
  action?: string
  onAction: () => void
  /** The action is under way. */
  waiting?: boolean
}

/**
 * Says that a part of the page failed, calmly, and offers a way on.
 *
 * @use where one part of a page could not be read and can be tried again.
 * @avoid for a field (FormErrors), for what is old but there (StaleNote), or
 * for the whole site (Banner).
 */
export function ErrorState(props: ErrorStateProps) {
  const { error } = ui
  const { title, children, action, onAction, waiting } = props
  const { heading: Heading = 'h3' } = props
  return (
    <div className={styles.root} role="alert">
      <TriangleAlert size={20} className={styles.icon} aria-hidden />
      <Heading>{title ?? error.title}</Heading>
      <p className={styles.body}>{children ?? error.body}</p>
      <div className={styles.action}>
        <Button onClick={onAction} waiting={waiting ?? false}>
          {action ?? words.tryAgain}
        </Button>
      </div>
    </div>
  )
}

import { lists } from '@narwhal-club/core/messages/pages/lists'
import { TriangleAlert } from 'lucide-react'
import type { More } from '../answer/answer.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import * as styles from './MoreRows.css.ts'

export interface MoreRowsProps {
  more: More
  /** @default what every list says */
  label?: string
  /** The button is as wide as the list. */
  wide?: boolean
  /** Of the button. */
  variant?: ButtonProps['variant']
}

/**
 * Asks for the rows after those that are there, and says when they did not come.
 *
 * @use under the rows of a list that comes a page at a time.
 * @avoid where all rows are there and some are folded: a Button, or a summary.
 */
export function MoreRows(props: MoreRowsProps) {
  const { more, label = lists.more, wide, variant } = props
  const { isFailed, waiting, onMore } = more
  return (
    <div>
      {isFailed && !waiting ? (
        <p role="alert" className={styles.failed}>
          <TriangleAlert size={16} className={styles.icon} aria-hidden />
          {lists.notMore}
        </p>
      ) : null}
      <Button
        onClick={onMore}
        waiting={waiting}
        {...(wide && { wide })}
        {...(variant && { variant })}
      >
        {label}
      </Button>
    </div>
  )
}

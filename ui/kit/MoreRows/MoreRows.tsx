import { lists } from '@narwhal-club/core/messages/pages/lists'
import type { More } from '../answer/answer.ts'
import { Button } from '../Button/Button.tsx'
import { StaleNote } from '../StaleNote/StaleNote.tsx'
import * as styles from './MoreRows.css.ts'

export interface MoreRowsProps {
  more: More
  /** @default what every list says */
  label?: string
  /** The button is as wide as the list. */
  wide?: boolean
}

/**
 * Asks for the rows after those that are there, and says when they did not come.
 *
 * @use under the rows of a list that comes a page at a time.
 * @avoid where all rows are there and some are folded: a Button, or a summary.
 */
export function MoreRows({ more, label = lists.more, wide }: MoreRowsProps) {
  const { isFailed, waiting, onMore } = more
  return (
    <div>
      <div role="status" className={styles.said}>
        {isFailed && !waiting ? <StaleNote>{lists.notMore}</StaleNote> : null}
      </div>
      <Button onClick={onMore} waiting={waiting} {...(wide && { wide })}>
        {label}
      </Button>
    </div>
  )
}

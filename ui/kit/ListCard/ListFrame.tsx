import { formatCount } from '@narwhal-club/core/format'
import { lists } from '@narwhal-club/core/messages/pages/lists'
import type { ReactNode } from 'react'
import { hidden } from '../../theme/text.css.ts'
import type { Answer, More } from '../answer/answer.ts'
import { Card } from '../Card/Card.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { MoreRows } from '../MoreRows/MoreRows.tsx'
import { StaleNote } from '../StaleNote/StaleNote.tsx'
import * as styles from './ListCard.css.ts'

/** What of a page a list shows. */
export interface ListPage<Row> {
  rows: readonly Row[]
  /** Of the whole list, where that is known. */
  total?: number | undefined
}

export interface ListFrameProps<Row> {
  title: string
  answer: Answer<ListPage<Row>>
  /** Shows the rows, of which there is one at least. */
  drawAll: (rows: readonly Row[]) => ReactNode
  /** Why there is nothing, and the act that changes it. */
  empty: Omit<EmptyStateProps, 'heading'>
  /** The way to more rows. */
  more?: More | undefined
  /** The rows are old: says since when. */
  stale?: ReactNode
  /** Some of the rows are missing: says which, and why. */
  partial?: ReactNode
  /** What is chosen here, such as search and order: stays while rows change. */
  controls?: ReactNode
  /** Beside the title; `''`: nothing. @default how many of all are shown */
  aside?: ReactNode
  /** Below the rows, whatever became of them. */
  foot?: ReactNode
  /** Rows that are drawn while nothing is known yet. @default 3 */
  bones?: number
}

/** Rows of any shape in a card, and every way in which there may be none. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { title, answer, controls, stale, partial, aside, foot } = props
  const data = answer.status === 'ready' ? answer.data : undefined
  const isBusy =
    answer.status === 'loading' ||
    (answer.status === 'ready' && answer.isEarlier === true)
  return (
    <Card title={title} aside={aside ?? (data && shownOf(data))}>
      {controls}
      <div className={styles.body} aria-busy={isBusy || undefined}>
        {data && stale ? <StaleNote>{stale}</StaleNote> : null}
        {data && partial ? <p className={styles.partial}>{partial}</p> : null}
        <Rows {...props} />
      </div>
      {foot}
    </Card>
  )
}

const shownOf = <Row,>({ rows, total }: ListPage<Row>) =>
  total === undefined || total === 0
    ? undefined
    : lists.shown(formatCount(rows.length), formatCount(total))

function Rows<Row>(props: ListFrameProps<Row>) {
  const { answer, drawAll, empty, more, bones = 3 } = props
  if (answer.status === 'failed')
    return (
      <ErrorState title={lists.failed} onAction={answer.onRetry}>
        {answer.advice}
      </ErrorState>
    )
  if (answer.status === 'loading')
    return (
      <>
        {Array.from({ length: bones }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
          <div key={at} className={styles.bone} />
        ))}
        <span className={hidden}>{lists.loading}</span>
      </>
    )
  if (answer.data.rows.length === 0) return <EmptyState {...empty} />
  return (
    <>
      <div className={styles.shown}>{drawAll(answer.data.rows)}</div>
      {more ? (
        <div className={styles.more}>
          <MoreRows more={more} />
        </div>
      ) : null}
    </>
  )
}

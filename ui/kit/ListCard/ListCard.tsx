import type { ReactNode } from 'react'
import * as styles from './ListCard.css.ts'
import { ListFrame, type ListFrameProps } from './ListFrame.tsx'

export interface ListCardProps<Row>
  extends Omit<ListFrameProps<Row>, 'drawAll'> {
  keyOf: (row: Row) => string | number
  draw: (row: Row) => ReactNode
}

/**
 * A list in a card, row by row.
 *
 * @use for things of one kind under a title: it says empty, failed and more by
 * itself.
 * @avoid for figures in columns: a DataTable. For one thing: a Card.
 */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { keyOf, draw, ...frame } = props
  return (
    <ListFrame
      {...frame}
      drawAll={(rows) => (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={keyOf(row)} className={styles.row}>
              {draw(row)}
            </li>
          ))}
        </ul>
      )}
    />
  )
}

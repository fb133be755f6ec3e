import type { ReactNode } from 'react'
import { hidden } from '../../theme/text.css.ts'
import * as styles from './DataTable.css.ts'

export interface Column<Row> {
  label: string
  cell: (row: Row) => ReactNode
  /** A number: its digits line up at the end. */
  isNumber?: boolean
  /** Has no room on a phone: what it says stands elsewhere there, or nowhere. */
  isWide?: boolean
}

export interface DataTableProps<Row> {
  caption: string
  /** The first names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** The reader's own row. */
  isMine?: (row: Row) => boolean
}

/**
 * Lays out rows under named columns.
 *
 * @use for figures in rows that are compared column by column.
 * @avoid for things that a person opens or acts on: a ListCard. For a term and
 * its value: a list of facts.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, isMine } = props
  return (
    <table className={styles.table}>
      <caption className={hidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, isNumber, isWide }) => (
            <th
              key={label}
              scope="col"
              className={styles.cell}
              data-end={isNumber || undefined}
              data-wide={isWide || undefined}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-mine={isMine?.(row) || undefined}>
            {columns.map(({ label, cell, isNumber, isWide }, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={label}
                  className={styles.cell}
                  data-end={isNumber || undefined}
                  data-wide={isWide || undefined}
                  {...(index === 0 && { scope: 'row' })}
                >
                  {cell(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export type Cell = string | number | boolean | undefined

export interface Table {
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/**
 * Writes a table as RFC 4180 has it: a header, CRLF at each end of a row, quotes
 * where they are needed. A text that a spreadsheet would take for a formula
 * gets an apostrophe before it (OWASP, CSV injection): also inside a text, behind
 * what parts cells and rows where semicolons or tabs do, for our quotes mean nothing there.
 */
export const toCsv = ({ columns, rows }: Table): string =>
  toCsvRows([columns, ...rows])

/** Writes rows of a table that has begun. */
export const toCsvRows = (rows: Table['rows']): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')

/** Before each sign, also a wide one, that begins a formula at the begin of a cell. */
const formula = /((?:^|[;|\t\r\n])[ "']*)(?=[=+\-@＝＋－＠])/g

function toCell(value: Cell): string {
  if (value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const begun = /^[\t\r\n]/.test(value) ? `'${value}` : value
  const safe = begun.replace(formula, "$1'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

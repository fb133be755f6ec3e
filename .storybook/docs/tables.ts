const cellsOf = (row: string) =>
  row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

const rowOf = (row: string, tag: 'th' | 'td') =>
  `<tr>${cellsOf(row)
    .map((cell) => `<${tag}>${cell}</${tag}>`)
    .join('')}</tr>`

function tableOf(table: string): string {
  const [head = '', , ...rows] = table.trim().split('\n')
  const body = rows.map((row) => rowOf(row, 'td')).join('')
  // On one line: blanks between rows would be cells of no column.
  return `<table><thead>${rowOf(head, 'th')}</thead><tbody>${body}</tbody></table>\n`
}

/** Spells the tables of a Markdown text as MDX reads them, which knows none of its own. */
export const withTables = (text: string) =>
  text.replace(/^\|.*\|\n\|[-:| ]+\|\n(?:\|.*\|(?:\n|$))+/gm, tableOf)

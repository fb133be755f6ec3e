import { logLevels } from '@narwhal-club/core/contract'
import type { LogRow } from '@narwhal-club/ui/diagnostics/LogTable/LogTable.tsx'
import type { Least } from './logsAddress.ts'

const saidOf = ({ event = '', text = '', details = '' }: LogRow) =>
  `${event} ${text} ${details}`.toLowerCase()

/** Lines from a level on that hold every word of a search, in any case. */
export function filterRows(
  rows: readonly LogRow[],
  { level, search }: { level: Least; search: string },
): LogRow[] {
  const least = level === 'all' ? 0 : logLevels.indexOf(level)
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(
    (row) =>
      logLevels.indexOf(row.level) >= least &&
      words.every((word) => saidOf(row).includes(word)),
  )
}

/** Lines as a file has them, one under the other. */
export const writeRows = (rows: readonly LogRow[]): string =>
  rows
    .map(({ at, level, event, text, details }) =>
      [new Date(at).toISOString(), level, event, text, details]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n')

import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import {
  Bug,
  Info,
  type LucideIcon,
  OctagonX,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import {
  StatusChip,
  type StatusTone,
} from '../../kit/StatusChip/StatusChip.tsx'
import { hidden } from '../../theme/text.css.ts'
import * as styles from './LogTable.css.ts'

const words = diagnostics.logs

export interface LogRow {
  key: number
  /** Milliseconds since the epoch. */
  at: number
  level: 'debug' | 'info' | 'warn' | 'error' | 'fatal'
  /** What it is called, where it has a name. */
  event?: string | undefined
  text?: string | undefined
  /** The rest of it, as it was written. */
  details?: string | undefined
  /** What can be done with it. */
  act?: ReactNode
}

const looks: Record<LogRow['level'], { tone: StatusTone; icon: LucideIcon }> = {
  debug: { tone: 'neutral', icon: Bug },
  info: { tone: 'info', icon: Info },
  warn: { tone: 'warning', icon: TriangleAlert },
  error: { tone: 'danger', icon: OctagonX },
  fatal: { tone: 'danger', icon: OctagonX },
}

/** Lines of a log, as they come; in UTC, as logs are compared. */
export function LogTable({ rows }: { rows: readonly LogRow[] }) {
  return (
    <table className={styles.table}>
      <caption className={hidden}>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.brief}>
            {words.time}
          </th>
          <th scope="col" className={styles.brief}>
            {words.level.label}
          </th>
          <th scope="col" className={styles.wide}>
            {words.text}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ row }: { row: LogRow }) {
  const { at, level, event, text, details, act } = row
  const [day = '', time = ''] = new Date(at).toISOString().split('T')
  const { tone, icon } = looks[level]
  return (
    <tr>
      <td className={styles.brief}>
        {time.slice(0, 12)}
        <small className={styles.day}>{day}</small>
      </td>
      <td className={styles.brief}>
        <StatusChip tone={tone} icon={icon}>
          {words.level[level]}
        </StatusChip>
      </td>
      <td className={styles.wide}>
        {event ? <span className={styles.event}>{event} </span> : null}
        {text}
        {details ? <code className={styles.details}>{details}</code> : null}
        {act}
      </td>
    </tr>
  )
}

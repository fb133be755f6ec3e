import type { AsOf } from '@narwhal-club/core/contract'
import { formatCount, formatMoment } from '@narwhal-club/core/format'
import { lists } from '@narwhal-club/core/messages/pages/lists'
import { CircleAlert, CircleCheck, History, Hourglass } from 'lucide-react'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import * as styles from './AsOfLine.css.ts'

const icons = {
  fresh: CircleCheck,
  behind: Hourglass,
  doubtful: CircleAlert,
  stale: History,
}

export interface AsOfLineProps {
  asOf: AsOf
  /** Says as well what to think of numbers that are not fresh. */
  explained?: boolean
}

/**
 * Says which moment numbers are of, and whether there may be newer ones.
 *
 * @use under every figure that was read from the chain or worked out from a
 * past block: it says which.
 * @avoid for times of the club itself, such as when a vote ends: that is a
 * Moment.
 */
export function AsOfLine({ asOf, explained }: AsOfLineProps) {
  const { status, block, at, head } = asOf
  const zone = useReaderZone()
  const Icon = icons[status]
  const mark = status === 'fresh' ? undefined : status
  return (
    <p className={styles.root} title={new Date(at).toUTCString()}>
      <Icon size={15} className={styles.icon} data-status={mark} aria-hidden />
      <span>
        {lists.asOf.at(formatCount(block), formatMoment(at, zone))}
        {explained && mark ? (
          <>
            {'. '}
            {mark === 'behind'
              ? lists.asOf.behind(formatCount(head - block))
              : lists.asOf[mark]}
          </>
        ) : null}
      </span>
    </p>
  )
}

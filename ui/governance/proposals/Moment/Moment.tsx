import { formatMoment, formatZonedMoment } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import { fromNow } from './lengthOf.ts'
import * as styles from './Moment.css.ts'

export interface MomentProps {
  /** As the contract has it: ISO 8601, UTC. */
  at: string
  /** The server's time in milliseconds, where it is known. */
  now?: number | undefined
  /** It has been, though the time that is known may be a minute behind it. */
  isPast?: boolean
  /**
   * Says the name of the zone, and how far it is on a line of its own: a page
   * that was drawn in UTC keeps its height when the reader's zone is longer.
   */
  isZoned?: boolean
  /** Says how far it is alone, once that is known; which moment, where one asks. */
  isBrief?: boolean
}

/** A moment in the reader's zone, how far it is, and in UTC where one asks. */
export function Moment(props: MomentProps) {
  const { at, now, isPast, isZoned, isBrief } = props
  const zone = useReaderZone()
  const when = Date.parse(at)
  const distance =
    now === undefined
      ? undefined
      : fromNow(isPast ? Math.min(when, now) : when, now)
  if (isBrief && distance !== undefined)
    return (
      <time dateTime={at} title={formatZonedMoment(at, zone)}>
        {distance}
      </time>
    )
  return (
    <>
      <time dateTime={at} title={proposals.time.utc(formatMoment(at, 'UTC'))}>
        {(isZoned ? formatZonedMoment : formatMoment)(at, zone)}
      </time>
      {distance === undefined ? null : isZoned ? (
        <span className={styles.distance}>{distance}</span>
      ) : (
        ` (${distance})`
      )}
    </>
  )
}

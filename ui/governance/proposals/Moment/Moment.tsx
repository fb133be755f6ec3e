import { formatMoment } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import { fromNow } from './lengthOf.ts'

export interface MomentProps {
  /** As the contract has it: ISO 8601, UTC. */
  at: string
  /** The server's time in milliseconds; a server that draws does not say it. */
  now?: number | undefined
}

/** A moment in the reader's zone, how far it is, and in UTC where one asks. */
export function Moment({ at, now }: MomentProps) {
  const zone = useReaderZone()
  return (
    <>
      <time dateTime={at} title={proposals.time.utc(formatMoment(at, 'UTC'))}>
        {formatMoment(at, zone)}
      </time>
      {now === undefined ? null : ` (${fromNow(Date.parse(at), now)})`}
    </>
  )
}

import { formatCount } from '@narwhal-club/core/format'
import { club } from '@narwhal-club/core/messages/pages/club'

const { period } = club.rules
const hour = 3_600
const day = 24 * hour

/** Writes a length of so many seconds in its largest whole unit. */
export function periodOf(seconds: number): string {
  if (seconds % day === 0) return period.days(formatCount(seconds / day))
  if (seconds % hour === 0) return period.hours(formatCount(seconds / hour))
  return period.seconds(formatCount(seconds))
}

import { formatCount } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'

const words = proposals.time
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Says a length of so many milliseconds in its two largest units, rounded down. */
export function lengthOf(length: number): string {
  if (length < minute) return words.moment
  const days = Math.floor(length / day)
  const hours = Math.floor((length % day) / hour)
  const minutes = Math.floor((length % hour) / minute)
  const said: [number, (count: string) => string][] =
    days > 0
      ? [
          [days, words.days],
          [hours, words.hours],
        ]
      : [
          [hours, words.hours],
          [minutes, words.minutes],
        ]
  return said
    .filter(([count]) => count > 0)
    .map(([count, say]) => say(formatCount(count)))
    .join(' ')
}

/** Says how far a moment is from now, both in UTC milliseconds. */
export const fromNow = (at: number, now: number): string =>
  at > now ? words.in(lengthOf(at - now)) : words.ago(lengthOf(now - at))

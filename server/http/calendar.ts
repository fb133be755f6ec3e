import { brand } from '@narwhal-club/core/brand'

/** Something that stands in a calendar. Moments are instants, as the contract has them. */
export interface CalendarEvent {
  id: string
  title: string
  url: string
  start: string
  /** Left out: it is a moment. */
  end?: string
  updatedAt: string
  cancelled: boolean
}

/** RFC 5545, 3.3.11: what would end a text or a part of it is escaped. */
const icsText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may stand there
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** RFC 5545, 3.1: no line has more than 75 octets, and no sign is cut apart. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length
    if (octets + size > 75) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += sign
    octets += size
  }
  return [...lines, current].join('\r\n')
}

const icsMoment = (at: string) => `${at.slice(0, 19).replace(/[-:]/g, '')}Z`

const linesOf = (event: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${event.id}`,
  `DTSTAMP:${icsMoment(event.updatedAt)}`,
  `DTSTART:${icsMoment(event.start)}`,
  ...(event.end ? [`DTEND:${icsMoment(event.end)}`] : []),
  `SUMMARY:${icsText(event.title)}`,
  `URL:${event.url}`,
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/**
 * Writes a file for calendars (RFC 5545).
 *
 * @param area of the product that they are from.
 */
export const writeCalendar = (
  area: string,
  events: readonly CalendarEvent[],
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icsText(brand.appName)}//${area}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')

import { brand } from '@narwhal-club/core/brand'
import {
  type AnswerOf,
  fileNameOf,
  type proposalsApi,
} from '@narwhal-club/core/contract'
import { writeAtom } from '../../http/atom.ts'
import { toCsv } from '../../http/csv.ts'
import type { Twins } from '../../http/mount.ts'

type Api = typeof proposalsApi

/** Rows of a table: more than any list of voters has. */
const all = 1_000_000

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

export const writeCalendar = (
  event: AnswerOf<Api['proposalCalendar']>,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icsText(brand.appName)}//Proposals//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTAMP:${icsMoment(event.updatedAt)}`,
    `DTSTART:${icsMoment(event.start)}`,
    `DTEND:${icsMoment(event.end)}`,
    `SUMMARY:${icsText(event.title)}`,
    `URL:${event.url}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')

export const writeFeed = ({ club, items }: AnswerOf<Api['clubFeed']>): string =>
  writeAtom({
    id: club.url,
    title: club.name,
    url: club.url,
    entries: items.map(({ id, author, at, ...item }) => ({
      ...item,
      id: `urn:uuid:${id}`,
      author: author ?? club.name,
      published: at,
    })),
  })

/** The answers of the area in other forms. */
export const proposalTwins: Twins<Api> = {
  'proposalVoters.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? all }),
    write: ({ rows, proposal }) => ({
      name: fileNameOf(proposal, 'voters'),
      text: toCsv({
        columns: ['address', 'votingPower'],
        rows: rows.map(({ address, votingPower }) => [address, votingPower]),
      }),
    }),
  },
  'proposalCalendar.ics': {
    write: (event) => ({
      name: `proposal-${event.id}`,
      text: writeCalendar(event),
    }),
  },
  'clubFeed.xml': { write: (feed) => ({ text: writeFeed(feed) }) },
}

import { brand } from '@narwhal-club/core/brand'
import type { AnswerOf, proposalsApi } from '@narwhal-club/core/contract'
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

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** What XML 1.0 has a place for, with its marks written as names. */
const xmlText = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (mark) => marks[mark] as string)

const xml = (name: string, text: string) =>
  `<${name}>${xmlText(text)}</${name}>`

/** RFC 4287. */
export function writeFeed({ club, items }: AnswerOf<Api['clubFeed']>): string {
  const updated = items.reduce(
    (last, each) => (each.updated > last ? each.updated : last),
    '1970-01-01T00:00:00.000Z',
  )
  const link = (href: string) => `<link href="${xmlText(href)}"/>`
  const entries = items.map(
    ({ id, title, url, summary, author, at, ...last }) =>
      `<entry>${xml('id', `urn:uuid:${id}`)}${xml('title', title)}${link(url)}${xml('published', at)}${xml('updated', last.updated)}${xml('summary', summary)}<author>${xml('name', author ?? club.name)}</author></entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">${xml('id', club.url)}${xml('title', club.name)}${link(club.url)}${xml('updated', updated)}\n${entries.join('\n')}\n</feed>\n`
}

/** The answers of the area in other forms. */
export const proposalTwins: Twins<Api> = {
  'proposalVoters.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? all }),
    write: ({ rows, block }) => ({
      name: `voters-at-${block}`,
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

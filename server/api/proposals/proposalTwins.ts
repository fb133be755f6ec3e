import {
  type AnswerOf,
  fileNameOf,
  type proposalsApi,
} from '@narwhal-club/core/contract'
import { writeAtom } from '../../http/atom.ts'
import { writeCalendar } from '../../http/calendar.ts'
import { toCsv } from '../../http/csv.ts'
import type { Twins } from '../../http/mount.ts'

type Api = typeof proposalsApi

/** Rows of a table: more than any list of voters has. */
const all = 1_000_000

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
      text: writeCalendar('Proposals', [event]),
    }),
  },
  'clubFeed.xml': { write: (feed) => ({ text: writeFeed(feed) }) },
}

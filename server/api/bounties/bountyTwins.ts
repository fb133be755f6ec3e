import type { AnswerOf, bountiesApi } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { writeCalendar } from '../../http/calendar.ts'
import { toCsv } from '../../http/csv.ts'
import type { Twins } from '../../http/mount.ts'

type Api = typeof bountiesApi
type Work = AnswerOf<Api['submissions']>['rows'][number]

/** Rows of a table: more than any bounty has. */
const all = 1_000_000

const columns: [
  name: string,
  of: (work: Work) => string | number | undefined,
][] = [
  ['id', ({ id }) => id],
  ['author', ({ author }) => author],
  ['status', ({ status }) => status],
  ['version', ({ version }) => version],
  ['at', ({ at }) => at],
  ['editedAt', ({ editedAt }) => editedAt],
  ['text', ({ work }) => work?.text],
  ['links', ({ work }) => work?.links.join(' ')],
  ['publicReason', ({ publicReason }) => publicReason],
  ['note', ({ note }) => note],
  ['amount', ({ amount }) => amount],
  ['payout', ({ payout }) => payout?.hash],
  ['payoutState', ({ payout }) => payout?.state],
  ['verifiedAt', ({ payout }) => payout?.verifiedAt],
]

const dates = ['submitBy', 'decideBy', 'payBy'] as const

/** Each date is an event of its own: calendars remind of each. */
const eventsOf = (bounty: AnswerOf<Api['bountyCalendar']>) =>
  dates.map((date) => ({
    id: `${bounty.id}-${date}`,
    title: `${bounties.dates[date]}: ${bounty.title}`,
    url: bounty.url,
    start: bounty[date],
    updatedAt: bounty.updatedAt,
    cancelled: bounty.cancelled,
  }))

/** The answers of the area in other forms. */
export const bountyTwins: Twins<Api> = {
  'bountyCalendar.ics': {
    write: (bounty) => ({
      name: `bounty-${bounty.id}`,
      text: writeCalendar('Bounties', eventsOf(bounty)),
    }),
  },
  'submissions.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? all }),
    write: ({ rows }) => ({
      name: 'submissions',
      text: toCsv({
        columns: columns.map(([name]) => name),
        rows: rows.map((work) => columns.map(([, of]) => of(work))),
      }),
    }),
  },
}

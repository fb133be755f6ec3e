import type { AnswerOf, bountiesApi } from '@narwhal-club/core/contract'
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

/** The answers of the area in other forms. */
export const bountyTwins: Twins<Api> = {
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

import type { AnswerOf, moderationApi } from '@narwhal-club/core/contract'
import { toCsv } from '../../http/csv.ts'
import type { Twins } from '../../http/mount.ts'

type Api = typeof moderationApi
type Item = AnswerOf<Api['moderationQueue']>['rows'][number]

/** Rows of a table, at most. */
const all = 10_000

const columns: [
  name: string,
  of: (item: Item) => string | number | undefined,
][] = [
  ['kind', ({ kind }) => kind],
  ['id', ({ id }) => id],
  ['club', ({ club }) => club.id],
  ['author', ({ author }) => author],
  ['authorBlocked', ({ authorBlocked }) => String(authorBlocked)],
  ['title', ({ title }) => title],
  ['at', ({ at }) => at],
  ['since', ({ since }) => since],
  ['state', ({ state }) => state],
  ['reports', ({ reports }) => reports.count],
  [
    'reasons',
    ({ reports }) =>
      reports.reasons
        .map(({ reason, count }) => `${reason}:${count}`)
        .join(' '),
  ],
  ['said', ({ reports }) => reports.said.map(({ text }) => text).join('\n\n')],
  [
    'newHosts',
    ({ hosts }) =>
      hosts
        .filter(({ isNew }) => isNew)
        .map(({ host }) => host)
        .join(' '),
  ],
  ['warning', ({ warning }) => warning?.reason],
  ['taken', ({ taken }) => taken?.reason],
  ['by', ({ taken, warning }) => (taken ?? warning)?.by],
]

/** The answers of the area in other forms. */
export const moderationTwins: Twins<Api> = {
  'moderationQueue.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? all }),
    write: ({ rows }) => ({
      name: 'moderation',
      text: toCsv({
        columns: columns.map(([name]) => name),
        rows: rows.map((item) => columns.map(([, of]) => of(item))),
      }),
    }),
  },
  'blockedAuthors.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? all }),
    write: ({ rows }) => ({
      name: 'blocked-authors',
      text: toCsv({
        columns: ['address', 'reason', 'by', 'at'],
        rows: rows.map(({ address, said }) => [
          address,
          said?.reason,
          said?.by,
          said?.at,
        ]),
      }),
    }),
  },
}

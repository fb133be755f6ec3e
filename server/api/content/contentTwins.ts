import type { contentApi } from '@narwhal-club/core/contract'
import { toCsv } from '../../http/csv.ts'
import type { Twins } from '../../http/mount.ts'

/** Rows of a table: more than any document has versions. */
const all = 100_000

/** The history of a document as a table. */
export const contentTwins: Twins<typeof contentApi> = {
  'contentHistory.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? all }),
    write: ({ rows }) => ({
      name: 'content-history',
      text: toCsv({
        columns: ['version', 'at', 'by', 'reason'],
        rows: rows.map(({ version, at, by, reason }) => [
          ...[version, at, by, reason],
        ]),
      }),
    }),
  },
}

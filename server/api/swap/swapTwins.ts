import type { swapApi } from '@narwhal-club/core/contract'
import { toCsv } from '../../http/csv.ts'
import type { Twins } from '../../http/mount.ts'

/** Rows of a table: of what is longer, its end says where the rest is. */
const most = 10_000
const columns = [
  'at',
  'block',
  'account',
  'mode',
  'nfts',
  'ids',
  'tokens',
  'hash',
] as const

/** The answers of the area in other forms. */
export const swapTwins: Twins<typeof swapApi> = {
  'swapHistory.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? most }),
    write: ({ rows }) => ({
      name: 'swaps',
      text: toCsv({
        columns,
        rows: rows.map((row) =>
          columns.map((name) =>
            name === 'ids' ? row.ids.join(' ') : row[name],
          ),
        ),
      }),
    }),
  },
}

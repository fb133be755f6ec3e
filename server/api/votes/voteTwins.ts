import type { votesApi } from '@narwhal-club/core/contract'
import { toCsv } from '../../http/csv.ts'
import type { Twins } from '../../http/mount.ts'

/** Rows of a table: more than any proposal has voters. */
const all = 1_000_000

const columns = [
  'voter',
  'choice',
  'power',
  'reason',
  'seq',
  'at',
  'line',
  'digest',
] as const

/** The answers of the area in other forms. */
export const voteTwins: Twins<typeof votesApi> = {
  'votes.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? all }),
    write: ({ rows }) => ({
      name: 'votes',
      text: toCsv({
        columns,
        rows: rows.map((row) => columns.map((name) => row[name])),
      }),
    }),
  },
}

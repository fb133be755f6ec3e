import type { VoteList, votesApi } from '@narwhal-club/core/contract'
import { toCsv, toCsvRows } from '../../http/csv.ts'
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

const rowsOf = ({ rows }: Pick<VoteList, 'rows'>) =>
  rows.map((row) => columns.map((name) => row[name]))

/** A table of votes: its begin, and what follows it. */
export const voteTable = {
  begin: (page: Pick<VoteList, 'rows'>) =>
    toCsv({ columns, rows: rowsOf(page) }),
  more: (page: Pick<VoteList, 'rows'>) => toCsvRows(rowsOf(page)),
}

/** What a table is saved as. */
export const tableName = 'votes'

/** The answers of the area in other forms. */
export const voteTwins: Twins<typeof votesApi> = {
  'votes.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? all }),
    write: (page) => ({ name: tableName, text: voteTable.begin(page) }),
  },
}

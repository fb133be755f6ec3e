import { brand } from '@narwhal-club/core/brand'
import {
  type AnswerOf,
  fileNameOf,
  type VoteList,
  type votesApi,
} from '@narwhal-club/core/contract'
import { canonicalJson } from '@narwhal-club/core/ledger'
import { writeAtom } from '../../http/atom.ts'
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
export const tableNameOf = ({ proposal }: Pick<VoteList, 'proposal'>) =>
  fileNameOf(proposal, 'votes')

/** Each entry holds a sealed head, whole: whoever keeps it can check it. */
const writeDays = ({ url, site, days }: AnswerOf<typeof votesApi.logDays>) =>
  writeAtom({
    id: url,
    title: `${brand.appName}: the log of votes, day by day`,
    url: site,
    entries: days.map(({ day, head }) => {
      const at = new Date(head.at).toISOString()
      return {
        id: `${url}#${day}`,
        title: `${day}: ${head.size} lines`,
        url: `${site}/verify`,
        published: at,
        updated: at,
        summary: canonicalJson(head),
        author: brand.appName,
      }
    }),
  })

/** The answers of the area in other forms. */
export const voteTwins: Twins<typeof votesApi> = {
  'logDays.xml': { write: (answer) => ({ text: writeDays(answer) }) },
  'votes.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? all }),
    write: (page) => ({ name: tableNameOf(page), text: voteTable.begin(page) }),
  },
}

import type { AnswerOf, oversightApi } from '@narwhal-club/core/contract'
import { toCsv } from '../../http/csv.ts'
import type { Twins } from '../../http/mount.ts'

type Api = typeof oversightApi

/** Rows of a table, at most. */
const all = 10_000

/** The answers of the area in other forms. */
export const oversightTwins: Twins<Api> = {
  'adminProposals.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? all }),
    write: ({ rows }: AnswerOf<Api['adminProposals']>) => ({
      name: 'proposals',
      text: toCsv({
        columns: [
          'club',
          'number',
          'id',
          'title',
          'author',
          'status',
          'outcome',
          'start',
          'end',
          'yesPower',
          'noPower',
          'ballots',
          'warning',
        ],
        rows: rows.map((row) => [
          row.club.id,
          row.number,
          row.id,
          row.title,
          row.author,
          row.status,
          row.outcome,
          row.start,
          row.end,
          row.counts.yesPower,
          row.counts.noPower,
          row.counts.ballots,
          row.flagReason,
        ]),
      }),
    }),
  },
  'adminBounties.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? all }),
    write: ({ rows }: AnswerOf<Api['adminBounties']>) => ({
      name: 'bounties',
      text: toCsv({
        columns: [
          'matter',
          'since',
          'club',
          'number',
          'id',
          'title',
          'author',
          'asset',
          'reward',
          'owed',
          'dispute',
          'outcome',
          'decideUntil',
        ],
        rows: rows.map(({ bounty, matter, since, owed, ...row }) => [
          matter,
          since,
          bounty.club.id,
          bounty.number,
          bounty.id,
          bounty.title,
          bounty.author,
          bounty.reward.asset,
          bounty.reward.amount,
          owed.map(({ address, amount }) => `${address}:${amount}`).join(' '),
          row.dispute?.proposal,
          row.dispute?.outcome,
          row.decideUntil,
        ]),
      }),
    }),
  },
}

import type { VoteChoice } from '@narwhal-club/core/voting'
import { type SQL, sql } from 'drizzle-orm'
import { milliseconds, momentOf } from '../../db/moments.ts'
import { clubs } from '../clubs/tables.ts'
import { isSpread } from '../proposals/status.queries.ts'
import { powerLists, proposals } from '../proposals/tables.ts'
import { ballots, votes } from '../votes/tables.ts'
import type { DecidedProposal, History, PowerCount } from './history.ts'
import { rowsOf, type Scope } from './sqlHistory.ts'

type Queries = Pick<History, 'governance'>

/** Of the proposal at hand: voting was over at a moment, and it was not cancelled. */
const wasDecided = (club: string, at: SQL) => sql`proposal.club = ${club}
  and proposal.cancelled_at is null and proposal.end_at <= ${at}`

interface DecidedRow {
  id: string
  number: number
  title: string | null
  author: string | null
  start_ms: string
  end_ms: string
  yes_power: number
  no_power: number
  yes_voters: number
  no_voters: number
  eligible_voters: number
  eligible_power: number
  quorum: number
  root: string
  first_ms: string | null
}

const decidedOf = (row: DecidedRow, firstTime: number): DecidedProposal => ({
  id: row.id,
  number: row.number,
  title: row.title,
  author: row.author,
  start: Number(row.start_ms),
  end: Number(row.end_ms),
  tally: {
    yesPower: row.yes_power,
    noPower: row.no_power,
    yesVoters: row.yes_voters,
    noVoters: row.no_voters,
  },
  eligibleVoters: row.eligible_voters,
  eligiblePower: row.eligible_power,
  quorum: row.quorum,
  root: row.root,
  firstAt: row.first_ms === null ? null : Number(row.first_ms),
  firstTime,
})

/** Rows under what they have in common. */
function groupBy<Row, Value>(
  rows: readonly Row[],
  read: (row: Row) => [key: string, value: Value],
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const [key, value] = read(row)
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return groups
}

/** What a club has decided. Ballots of a vote that is over do not change any more. */
export function governanceQueries(scope: Scope): Queries {
  const at = momentOf(scope.moment.time * 1_000)

  const newest = (club: string, most: number) =>
    rowsOf<DecidedRow>(
      scope,
      sql`select proposal.id, proposal.number, proposal.author,
          case when ${isSpread} then proposal.title end as title,
          ${milliseconds(sql`proposal.start_at`)} as start_ms,
          ${milliseconds(sql`proposal.end_at`)} as end_ms,
          proposal.yes_power, proposal.no_power, proposal.yes_voters,
          proposal.no_voters, proposal.eligible_voters,
          proposal.eligible_power, proposal.quorum,
          proposal.snapshot_root as root,
          ${milliseconds(sql`first.at`)} as first_ms
        from ${proposals} as proposal
        left join ${ballots} as first
          on first.proposal = proposal.id and first.place = 0
        where ${wasDecided(club, at)}
        order by proposal.end_at desc, proposal.number desc limit ${most}`,
    )
  /** Each voter of the club, with the vote that was their first. */
  const firstTimes = (club: string) =>
    rowsOf<{ proposal: string; voters: number }>(
      scope,
      sql`select proposal, count(*)::int as voters from (
          select distinct on (vote.voter) vote.voter, vote.proposal
          from ${proposals} as proposal
          join ${votes} as vote on vote.proposal = proposal.id
          where ${wasDecided(club, at)}
          order by vote.voter, proposal.end_at, proposal.number
        ) as first group by proposal`,
    )
  const votersOf = (ids: SQL) =>
    rowsOf<{ count: number; repeat: number }>(
      scope,
      sql`select count(*)::int as count,
          count(*) filter (where votes > 1)::int as repeat
        from (
          select count(*) as votes from ${votes}
          where proposal = any(${ids}) group by voter
        ) as each`,
    )
  const votesOf = (ids: SQL) =>
    rowsOf<PowerCount & { proposal: string; choice: VoteChoice }>(
      scope,
      sql`select proposal, choice, power, count(*)::int as count
        from ${votes} where proposal = any(${ids})
        group by proposal, choice, power order by power`,
    )
  const listsOf = (roots: readonly string[]) =>
    rowsOf<PowerCount & { root: string }>(
      scope,
      sql`select root, power, count(*)::int as count from ${powerLists}
        where root = any(${sql.param([...roots])}::text[])
        group by root, power order by power`,
    )
  const decilesOf = ({ id, root }: DecidedRow) =>
    rowsOf<{ decile: number; holders: number; voters: number }>(
      scope,
      sql`select decile, count(*)::int as holders,
          count(vote.voter)::int as voters
        from (
          select address, 1 + (10 * (row_number() over (
            order by power desc, address) - 1)) / count(*) over () as decile
          from ${powerLists} where root = ${root}
        ) as held
        left join ${votes} as vote
          on vote.proposal = ${id}::uuid and vote.voter = held.address
        group by decile order by decile`,
    )

  return {
    async governance(club, most) {
      const [known] = await rowsOf<{ total: number }>(
        scope,
        sql`select (select count(*) from ${proposals} as proposal
            where ${wasDecided(club, at)})::int as total
          from ${clubs} where id = ${club}`,
      )
      if (!known) return null
      const found = await newest(club, most)
      const ids = sql`${sql.param(found.map(({ id }) => id))}::uuid[]`
      const times = await firstTimes(club)
      const firstTime = new Map(times.map((row) => [row.proposal, row.voters]))
      const [voters] = await votersOf(ids)
      const [last] = found
      return {
        total: known.total,
        decided: found
          .map((row) => decidedOf(row, firstTime.get(row.id) ?? 0))
          .reverse(),
        voters: voters ?? { count: 0, repeat: 0 },
        votes: groupBy(await votesOf(ids), ({ proposal, ...part }) => [
          proposal,
          part,
        ]),
        lists: groupBy(
          await listsOf(found.map(({ root }) => root)),
          ({ root, ...part }) => [root, part],
        ),
        deciles: (last ? await decilesOf(last) : []).map((row) => ({
          ...row,
          decile: Number(row.decile),
        })),
      }
    },
  }
}

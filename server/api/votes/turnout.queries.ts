import type { Leader } from '@narwhal-club/core/voting'
import { type SQL, sql } from 'drizzle-orm'
import { milliseconds, momentOf } from '../../db/moments.ts'
import { afterPlace } from '../../list/afterPlace.ts'
import { powerLists, proposals } from '../proposals/tables.ts'
import type { Row } from './rows.ts'
import { ballots, votes } from './tables.ts'
import { mostSteps, timelineSteps } from './timeline.ts'
import type { CountAt, NonVotersAsked, VoteReads } from './votes.ports.ts'

/** The least and the greatest address that begin so. */
export const between = (column: SQL, beginning: string) =>
  sql`${column} between ${beginning.padEnd(42, '0')}
    and ${beginning.padEnd(42, 'f')}`

/** Of the list of the proposal at hand, those who have not voted. */
const notVoted = (isFound: SQL) => sql`
  from ${powerLists} as list
  where list.root = proposal.snapshot_root and ${isFound} and not exists (
    select from ${votes} as vote
    where vote.proposal = proposal.id and vote.voter = list.address)`

function nonVotersQuery({ proposal, voter, after, limit }: NonVotersAsked) {
  const isFound = voter === null ? sql`true` : between(sql`list.address`, voter)
  const isLater = after
    ? afterPlace([
        { by: sql`list.power`, order: 'falling', at: after.place },
        { by: sql`list.address`, order: 'falling', at: after.voter },
      ])
    : sql`true`
  // Who votes is in the list: all but them need not be counted.
  const total =
    voter === null
      ? sql`proposal.eligible_voters - proposal.yes_voters - proposal.no_voters`
      : sql`(select count(*) ${notVoted(isFound)})`
  return sql`
    select ${total}::int as total, list.address, list.power
    from ${proposals} as proposal left join lateral (
      select list.address, list.power ${notVoted(isFound)} and ${isLater}
      order by list.power desc, list.address desc limit ${limit}
    ) as list on true
    where proposal.id = ${proposal}::uuid
    order by list.power desc, list.address desc`
}

/** The count at a moment: that of the last ballot until then. */
const countAt = (moment: SQL) => sql`
  select ballot.place + 1 as ballots, ballot.yes_power, ballot.no_power,
    ballot.yes_voters, ballot.no_voters
  from ${ballots} as ballot
  where ballot.proposal = measure.id and ballot.at <= ${moment}
  order by ballot.at desc, ballot.place desc limit 1`

/** One statement; however many ballots there are, one is looked up for each row. */
const timelineQuery = (proposal: string, now: number, swings: number) => sql`
  with span as (
    select proposal.id, proposal.start_at as from_at,
      greatest(proposal.start_at, least(proposal.end_at,
        proposal.cancelled_at, ${momentOf(now)})) as to_at
    from ${proposals} as proposal where proposal.id = ${proposal}::uuid
  ), measure as (
    select span.*, step from span cross join lateral (
      select min(step) as step
      from unnest(${sql.param(timelineSteps)}::int[]) as step
      where to_at - from_at <= step * ${mostSteps}::int * interval '1 second'
    ) as least
  )
  select ${milliseconds(sql`measure.from_at`)} as from_ms,
    ${milliseconds(sql`measure.to_at`)} as to_ms, measure.step,
    ${milliseconds(sql`edge.at`)} as at_ms, count.*, (
      select row_to_json(before) from (
        ${countAt(sql`measure.to_at - interval '1 hour'`)}
      ) as before
    ) as hour_before, (
      select json_agg(json_build_object('at', ${milliseconds(sql`swing.at`)},
        'leader', case when swing.yes_power = swing.no_power then 'tied'
          when swing.yes_power > swing.no_power then 'yes' else 'no' end,
        'line', swing.line) order by swing.place)
      from (
        select ballot.* from ${ballots} as ballot
        where ballot.proposal = measure.id and ballot.is_swing
        order by ballot.place desc limit ${swings}
      ) as swing
    ) as swings
  from measure left join lateral (
    select least(from_at + nth * step * interval '1 second', to_at) as at
    from generate_series(1, ceil(
      extract(epoch from to_at - from_at) / step)::int) as nth
  ) as edge on true
  left join lateral (${countAt(sql`edge.at`)}) as count on true
  order by edge.at`

const countOf = (row: Row): CountAt => ({
  ballots: Number(row.ballots ?? 0),
  yesPower: Number(row.yes_power ?? 0),
  noPower: Number(row.no_power ?? 0),
  yesVoters: Number(row.yes_voters ?? 0),
  noVoters: Number(row.no_voters ?? 0),
})

interface SwingJson {
  at: number
  line: number
  leader: Leader
}

/** Who has voted, who has not, and when: each is one statement. */
export const turnoutReads = (
  ask: (query: SQL) => Promise<Row[]>,
): Pick<VoteReads, 'nonVoters' | 'timeline'> => ({
  async nonVoters(asked) {
    const rows = await ask(nonVotersQuery(asked))
    const [first] = rows
    if (!first) return null
    return {
      total: Number(first.total),
      rows: rows
        .filter(({ address }) => address !== null)
        .map(({ address, power }) => ({
          voter: address as `0x${string}`,
          power: Number(power),
        })),
    }
  },

  async timeline(proposal, now, swings) {
    const rows = await ask(timelineQuery(proposal, now, swings))
    const [first] = rows
    if (!first) return null
    return {
      from: Number(first.from_ms),
      to: Number(first.to_ms),
      step: Number(first.step),
      rows: rows
        .filter(({ at_ms: at }) => at !== null)
        .map((row) => ({ at: Number(row.at_ms), ...countOf(row) })),
      swings: (first.swings as SwingJson[] | null) ?? [],
      hourBefore: countOf((first.hour_before as Row | null) ?? {}),
    }
  },
})

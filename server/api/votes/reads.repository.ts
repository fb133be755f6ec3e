import type { SealKey } from '@narwhal-club/core/voting'
import { type SQL, sql } from 'drizzle-orm'
import type { Transactor } from '../../db/database.ts'
import { milliseconds, momentOf } from '../../db/moments.ts'
import { afterPlace } from '../../list/afterPlace.ts'
import { filedOf } from '../proposals/rows.ts'
import { proposals } from '../proposals/tables.ts'
import { bundleReads } from './bundle.queries.ts'
import { powerReads } from './power.queries.ts'
import {
  frozenPower,
  ownBallotJson,
  type Row,
  subjectOf,
  subjectQuery,
} from './rows.ts'
import { ballots, sealKeys, votes } from './tables.ts'
import { between, turnoutReads } from './turnout.queries.ts'
import type {
  CountedRow,
  OwnBallot,
  VoteReads,
  VotesAsked,
} from './votes.ports.ts'

/**
 * Which stretches of an index a list is read off: of each choice, with a reason
 * and without, votes stand in their order.
 */
function stretchesOf({ choice, hasReason }: VotesAsked): SQL {
  const choices = choice === null ? ['yes', 'no'] : [choice]
  const reasons = hasReason === null ? [true, false] : [hasReason]
  const stretches = choices.flatMap((side) =>
    reasons.map((is) => sql`(${side}::text, ${is}::boolean)`),
  )
  return sql`(values ${sql.join(stretches, sql`, `)}) as stretch(choice, has_reason)`
}

/**
 * How many there are in all: it is counted as they are cast, for to count a million
 * takes its time. Of those whose address begins so they are found, and counted.
 */
function totalOf({ proposal, choice, voter, hasReason }: VotesAsked): SQL {
  if (voter !== null)
    return sql`(select count(*) from ${votes} as vote
      where vote.proposal = ${proposal}::uuid and ${between(sql`vote.voter`, voter)}
        and ${choice === null ? sql`true` : sql`vote.choice = ${choice}`}
        and ${hasReason === null ? sql`true` : sql`vote.has_reason = ${hasReason}`})`
  const sides = choice === null ? (['yes', 'no'] as const) : [choice]
  const parts = sides.map((side) => {
    const all = sql`proposal.${sql.raw(side)}_voters`
    const reasons = sql`proposal.${sql.raw(side)}_reasons`
    return hasReason === null
      ? all
      : hasReason
        ? reasons
        : sql`${all} - ${reasons}`
  })
  return sql.join(parts, sql` + `)
}

function listQuery(asked: VotesAsked): SQL {
  const { proposal, voter, sort, after, limit } = asked
  const by = sort === 'power' ? sql`vote.power` : sql`vote.at`
  const at = (place: number) => (sort === 'power' ? place : momentOf(place))
  const isFound = voter === null ? sql`true` : between(sql`vote.voter`, voter)
  const isLater = after
    ? afterPlace([
        { by, order: 'falling', at: at(after.place) },
        { by: sql`vote.voter`, order: 'falling', at: after.voter },
      ])
    : sql`true`
  const own = sql`vote.proposal = ${proposal}::uuid
    and vote.choice = stretch.choice and vote.has_reason = stretch.has_reason
    and ${isFound}`
  const order = sql`${by} desc, vote.voter desc`
  return sql`
    with vote as (
      select vote.* from ${stretchesOf(asked)} cross join lateral (
        select vote.* from ${votes} as vote where ${own} and ${isLater}
        order by ${order} limit ${limit}
      ) as vote order by ${order} limit ${limit}
    ) select proposal.club, proposal.number, ${totalOf(asked)} as total, ballot.voter, ballot.seq, ballot.choice,
      ballot.power, ballot.reason, ballot.digest, ballot.line,
      ${milliseconds(sql`ballot.at`)} as at_ms
    from ${proposals} as proposal
    left join vote on true
    left join ${ballots} as ballot on ballot.proposal = vote.proposal
      and ballot.voter = vote.voter and ballot.seq = vote.seq
    where proposal.id = ${proposal}::uuid order by ${order}`
}

const countedOf = (row: Row): CountedRow => ({
  voter: row.voter as CountedRow['voter'],
  seq: Number(row.seq),
  choice: row.choice as CountedRow['choice'],
  power: Number(row.power),
  reason: String(row.reason),
  digest: row.digest as CountedRow['digest'],
  line: Number(row.line),
  at: Number(row.at_ms),
})

/** What pages read of votes: each is one statement, but where one says otherwise. */
export function createVoteReads(db: Transactor): VoteReads {
  const ask = async (query: SQL) =>
    (await db.run((orm) => orm.execute(query))).rows as Row[]

  return {
    ...bundleReads(db, ask),
    ...turnoutReads(ask),
    ...powerReads(ask),

    async find(proposal, voter) {
      const [row] = await ask(subjectQuery(proposal, { voter, digest: '' }))
      return row ? subjectOf(row) : null
    },

    async list(asked) {
      const rows = await ask(listQuery(asked))
      const [first] = rows
      if (!first) return null
      return {
        proposal: filedOf(first),
        total: Number(first.total),
        rows: rows.filter(({ voter }) => voter !== null).map(countedOf),
      }
    },

    async mine(proposal, voter) {
      const [row] = await ask(sql`
        select ${frozenPower(voter)} as power,
          ${voter} = any(proposal.excluded) as is_excluded, (
            select coalesce(json_agg(${ownBallotJson} order by ballot.seq desc), '[]')
            from ${ballots} as ballot
            where ballot.proposal = proposal.id and ballot.voter = ${voter}
          ) as ballots
        from ${proposals} as proposal where proposal.id = ${proposal}::uuid`)
      if (!row) return null
      return {
        power: Number(row.power),
        isExcluded: row.is_excluded === true,
        ballots: row.ballots as OwnBallot[],
      }
    },

    async keys() {
      const rows = await ask(sql`
        select key, ${milliseconds(sql`from_at`)} as from_ms,
          ${milliseconds(sql`until_at`)} as until_ms
        from ${sealKeys} order by from_at desc, key`)
      return rows.map(({ key, from_ms: from, until_ms: until }) => ({
        key: key as SealKey['key'],
        from: Number(from),
        ...(until !== null && { until: Number(until) }),
      }))
    },
  }
}

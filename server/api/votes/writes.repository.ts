import type { VoteChoice } from '@narwhal-club/core/voting'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { proposals } from '../proposals/tables.ts'
import { columnsOf, type Row, subjectOf, subjectQuery } from './rows.ts'
import { ballots, votes } from './tables.ts'
import type { BallotRow, VoteWrites } from './votes.ports.ts'

/** Of one side: the statement itself sees the vote as it was before. */
const moreReasons = (
  side: VoteChoice,
  { proposal, voter, choice, reason }: BallotRow,
) => sql`${Number(choice === side && reason !== '')}::int - (
  select count(*) from ${votes} as before
  where before.proposal = ${proposal}::uuid and before.voter = ${voter}
    and before.choice = ${side} and before.has_reason)`

/** Keeps ballots in tables. */
export const voteWrites: VoteWrites<Transaction> = {
  async lock(tx, proposal, by) {
    await tx.run((orm) =>
      orm.execute(sql`select from ${proposals}
        where id = ${proposal}::uuid for no key update`),
    )
    // A statement of its own: it sees what was committed during the wait.
    const { rows } = await tx.run((orm) =>
      orm.execute(subjectQuery(proposal, by)),
    )
    const [row] = rows as Row[]
    return row ? subjectOf(row) : null
  },

  put: (tx, ballot) =>
    tx.run(async (orm) => {
      const { proposal, voter, seq, choice, power, reason, place, at } = ballot
      const { tally } = ballot
      // One statement: all who vote meanwhile wait for it.
      await orm.execute(sql`
        with ballot as ${orm.insert(ballots).values(columnsOf(ballot))}, vote as (
          insert into ${votes}
            (proposal, voter, seq, choice, power, has_reason, at)
          values (${proposal}::uuid, ${voter}, ${seq}, ${choice}, ${power},
            ${reason !== ''}, ${momentOf(at)})
          on conflict (proposal, voter) do update set seq = excluded.seq,
            choice = excluded.choice, power = excluded.power,
            has_reason = excluded.has_reason, at = excluded.at
        ) update ${proposals} set
          yes_power = ${tally.yesPower}, no_power = ${tally.noPower},
          yes_voters = ${tally.yesVoters}, no_voters = ${tally.noVoters},
          yes_reasons = yes_reasons + ${moreReasons('yes', ballot)},
          no_reasons = no_reasons + ${moreReasons('no', ballot)},
          ballots = ${place + 1}
          where id = ${proposal}::uuid`)
    }),
}

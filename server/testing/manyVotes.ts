import { countBallot, type VoteTally } from '@narwhal-club/core/voting'
import type { Database } from '../db/database.ts'

const portion = 2_000

/** The voter of a place, from 1; they lie all over the addresses. */
export const manyVoter = (each: number): string =>
  `0x${((each * 7_919) % 16_777_216).toString(16).padStart(6, '0').padEnd(40, '0')}`

/**
 * Fills a proposal with voters, one a minute, as fast as a database takes them:
 * every tenth votes no, every fifth gives a reason, every seventh has changed
 * their vote once. The counts that stand with ballots are left at nothing.
 */
export async function putManyVotes(
  db: Pick<Database, 'run' | 'transact'>,
  many: number,
  proposal: string,
) {
  // No statement of a test is longer than the server lets one be.
  for (let from = 1; from <= many; from += portion)
    await put(db, { from, to: Math.min(many, from + portion - 1), proposal })
  const counts = countsOf(many)
  const told = Object.entries(counts).map((pair) => pair.join(' = '))
  await db.run((orm) =>
    orm.execute(
      `update proposals set ${told.join(', ')} where id = '${proposal}'`,
    ),
  )
}

/** How the proposal stands then, as the product counts. */
function countsOf(many: number) {
  let tally: VoteTally = { yesPower: 0, noPower: 0, yesVoters: 0, noVoters: 0 }
  const cast = { ballots: 0, yes_reasons: 0, no_reasons: 0 }
  for (const { before, choice, power, hasReason } of ballotsOf(many)) {
    tally = countBallot(tally, { before, choice, power })
    cast.ballots += 1
    if (hasReason && before === null) cast[`${choice}_reasons`] += 1
  }
  return {
    ...cast,
    yes_power: tally.yesPower,
    no_power: tally.noPower,
    yes_voters: tally.yesVoters,
    no_voters: tally.noVoters,
  }
}

const put = (
  db: Pick<Database, 'run' | 'transact'>,
  { from, to, proposal }: { from: number; to: number; proposal: string },
) =>
  db.transact(async (tx) => {
    // What refers to what is right by its formula: it is not looked up.
    await tx.run((orm) =>
      orm.execute('set local session_replication_role = replica'),
    )
    await tx.run((orm) =>
      orm.execute(`
      with one as (
        select each, seq, each % 7 = 0 and seq = 0 as is_old,
          '0x' || rpad(lpad(to_hex(each::bigint * 7919 % 16777216), 6, '0'),
            40, '0') as voter,
          case when each % 10 = 0 then 'no' else 'yes' end as choice,
          each % 50 + 1 as power,
          case when each % 5 = 0 then 'Because.' else '' end as reason,
          timestamptz '2026-05-01 00:00Z'
            + (each + seq) * interval '1 minute' as at
        from generate_series(${from}, ${to}) as each,
          generate_series(0, case when each % 7 = 0 then 1 else 0 end) as seq
      ), ballot as (
        insert into ballots (proposal, voter, seq, choice, power, reason,
          digest, message, signature, signer, place, line, line_hash, seal_key,
          seal, at, yes_power, no_power, yes_voters, no_voters, is_swing)
        select '${proposal}', voter, seq, choice, power, reason,
          '0x' || md5('${proposal}' || each || seq) || repeat('0', 32), '{}',
          '0x', 'key', 2 * each + seq, 2 * each + seq, '0x', '0x', '0x', at,
          0, 0, 0, 0, false
        from one
      )
      insert into votes (proposal, voter, seq, choice, power, has_reason, at)
      select '${proposal}', voter, seq, choice, power, reason <> '', at
      from one where not is_old`),
    )
  })

/** The ballots of all of them, each with what its voter said before. */
function* ballotsOf(many: number) {
  for (let each = 1; each <= many; each++) {
    const choice = each % 10 === 0 ? ('no' as const) : ('yes' as const)
    const power = (each % 50) + 1
    const said = { choice, power, hasReason: each % 5 === 0 }
    yield { ...said, before: null }
    if (each % 7 === 0) yield { ...said, before: choice }
  }
}

import { firstTimeVoters, votersByDecile } from '@narwhal-club/core/analytics'
import type {
  DecidedProposal,
  GovernancePast,
} from '../../../server/api/analytics/history.ts'
import { isWarnedOf } from '../../../server/api/proposals/presentProposal.ts'
import type {
  ProposalRow,
  ProposalSeed,
} from '../../../server/api/proposals/proposals.ports.ts'
import type { BallotRow } from '../../../server/api/votes/votes.ports.ts'

/** All that clubs ever asked, and all ballots in the order in which they were cast. */
export interface PastVotes {
  clubs: readonly string[]
  proposals: readonly Pick<ProposalSeed, 'row' | 'holders'>[]
  ballots: readonly Pick<
    BallotRow,
    'proposal' | 'voter' | 'choice' | 'power' | 'at'
  >[]
}

const order = (one: ProposalRow, other: ProposalRow) =>
  one.end - other.end || one.number - other.number

/** What a club had decided by a moment, counted one by one. */
export function governanceIn(
  { clubs, proposals, ballots }: PastVotes,
  { club, most, now }: { club: string; most: number; now: number },
): GovernancePast | null {
  if (!clubs.includes(club)) return null
  const all = proposals
    .filter(({ row }) => row.club === club && !row.cancelled && row.end <= now)
    .sort((one, other) => order(one.row, other.row))
  const castOn = (id: string) => ballots.filter((one) => one.proposal === id)
  // What was cast last stands.
  const votesOn = (id: string) =>
    new Map(castOn(id).map((ballot) => [ballot.voter as string, ballot]))
  const firstTimes = firstTimeVoters(
    all.map(({ row }) => votesOn(row.id).keys()),
  )
  const shown = all.slice(-most)
  const decided = shown.map(({ row }, index): DecidedProposal => {
    const { counts, snapshot, eligibleVoters, eligiblePower, quorum } = row
    const { yesPower, noPower, yesVoters, noVoters } = counts
    const cast = castOn(row.id).map(({ at }) => at)
    return {
      id: row.id,
      number: row.number,
      title: isWarnedOf(row) ? null : row.title,
      author: row.author,
      start: row.start,
      end: row.end,
      tally: { yesPower, noPower, yesVoters, noVoters },
      eligibleVoters,
      eligiblePower,
      quorum,
      root: snapshot.root,
      firstAt: cast.length > 0 ? Math.min(...cast) : null,
      firstTime: firstTimes[all.length - shown.length + index] ?? 0,
    }
  })
  const often = new Map<string, number>()
  for (const { row } of shown)
    for (const voter of votesOn(row.id).keys())
      often.set(voter, (often.get(voter) ?? 0) + 1)
  const last = shown.at(-1)
  const powers = new Map(
    last?.holders.map(({ address, votingPower }) => [address, votingPower]),
  )
  return {
    total: all.length,
    decided,
    voters: {
      count: often.size,
      repeat: [...often.values()].filter((votes) => votes > 1).length,
    },
    votes: new Map(
      shown.map(({ row }) => [
        row.id,
        [...votesOn(row.id).values()].map(({ choice, power }) => ({
          choice,
          power,
          count: 1,
        })),
      ]),
    ),
    lists: new Map(
      shown.map(({ row, holders }) => [
        row.snapshot.root,
        holders.map(({ votingPower: power }) => ({ power, count: 1 })),
      ]),
    ),
    deciles: last
      ? votersByDecile(powers, new Set(votesOn(last.row.id).keys()))
          .filter(({ holders }) => holders > 0)
          .map(({ decile, holders, voters }) => ({ decile, holders, voters }))
      : [],
  }
}

import { leaderOf } from '@narwhal-club/core/voting'
import { mostSteps, timelineSteps } from '../../../server/api/votes/timeline.ts'
import type {
  CountAt,
  VoteReads,
} from '../../../server/api/votes/votes.ports.ts'
import type { MockWorld } from '../world.types.ts'
import { ballotsIn, choiceIn } from './currentBallot.ts'
import { findIn } from './memoryProposals.ts'

const hour = 3_600_000

const nothing: CountAt = {
  ballots: 0,
  yesPower: 0,
  noPower: 0,
  yesVoters: 0,
  noVoters: 0,
}

/** Who has voted, who has not, and when, in memory. */
export const memoryTurnout = (
  world: MockWorld,
): Pick<VoteReads, 'nonVoters' | 'timeline'> => ({
  async nonVoters({ proposal, voter, after, limit }) {
    const seed = findIn(world, proposal, null)
    if (!seed) return null
    const all = seed.holders
      .filter(
        ({ address }) =>
          choiceIn(world.state, proposal, address) === null &&
          address.startsWith(voter ?? ''),
      )
      .map(({ address, votingPower }) => ({
        voter: address,
        power: votingPower,
      }))
      .sort((a, b) => b.power - a.power || (a.voter < b.voter ? 1 : -1))
    const rows = all.filter(
      ({ power, voter }) =>
        !after ||
        power < after.place ||
        (power === after.place && voter < after.voter),
    )
    return { total: all.length, rows: rows.slice(0, limit) }
  },

  async timeline(proposal, now, swings) {
    const row = findIn(world, proposal, null)?.row
    if (!row) return null
    const { start: from, end, cancelled } = row
    const to = Math.max(from, Math.min(end, cancelled?.at ?? end, now))
    const step =
      timelineSteps.find((each) => to - from <= each * 1_000 * mostSteps) ?? 0
    const all = ballotsIn(world.state, proposal)
    const countAt = (moment: number): CountAt => {
      const last = all.filter(({ at }) => at <= moment).at(-1)
      return last ? { ballots: last.place + 1, ...last.tally } : nothing
    }
    const edges = Array.from(
      { length: Math.ceil((to - from) / (step * 1_000)) },
      (_, nth) => Math.min(from + (nth + 1) * step * 1_000, to),
    )
    return {
      from,
      to,
      step,
      rows: edges.map((at) => ({ at, ...countAt(at) })),
      swings: all
        .filter(({ isSwing }) => isSwing)
        .slice(-swings)
        .map(({ at, tally, line }) => ({
          at,
          leader: leaderOf(tally),
          line: line.index,
        })),
      hourBefore: countAt(to - hour),
    }
  },
})

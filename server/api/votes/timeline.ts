import type { Asked, votesApi } from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'
import type { CountAt, VotePorts } from './votes.ports.ts'

const [minute, hour] = [60, 3_600]

/** Seconds that the steps of a time line may have, the least that is enough. */
export const timelineSteps = [
  minute,
  5 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
]
/** Steps of one, at most: of thirty days, six hours each. */
export const mostSteps = 120
/** So many times that the lead changed are told: the last ones. */
const mostSwings = 50

const instant = (at: number) => new Date(at).toISOString()

/** Ballots of those who had voted before. */
const changesUntil = ({ ballots, yesVoters, noVoters }: CountAt) =>
  ballots - yesVoters - noVoters

/** Tells how the count came about. */
export async function tellTimeline(
  { clock, reads }: Pick<VotePorts<never>, 'clock' | 'reads'>,
  { proposal }: Asked<(typeof votesApi)['timeline']>,
) {
  const found = await reads.timeline(proposal, clock.now(), mostSwings)
  if (!found) throw new RefusalError('proposal_not_found')
  const { from, to, step, rows, swings, hourBefore } = found
  const last = rows.at(-1)
  const since = (side: 'yesPower' | 'noPower') =>
    last ? last[side] - hourBefore[side] : 0
  return {
    from: instant(from),
    to: instant(to),
    step,
    rows: rows.map((row, index) => {
      const before = rows[index - 1]
      return {
        ...row,
        at: instant(row.at),
        changed: changesUntil(row) - (before ? changesUntil(before) : 0),
      }
    }),
    swings: swings.map(({ at, ...swing }) => ({ ...swing, at: instant(at) })),
    lastHour: { yesPower: since('yesPower'), noPower: since('noPower') },
  }
}

import { type Amount, median, ratio } from './amounts.ts'

export interface Participation {
  /** Voting power of all ballots. */
  castPower: Amount
  /** Voting power of all holders, frozen with the proposal. */
  eligiblePower: Amount
  voters: number
  /** Holders who could have voted. */
  eligibleVoters: number
}

export interface Turnout {
  byPower: number | undefined
  byVoters: number | undefined
}

/** Tells which part of the voting power, and of the holders, took part. */
export function turnout(proposal: Participation): Turnout {
  return {
    byPower: ratio(proposal.castPower, proposal.eligiblePower),
    byVoters: ratio(proposal.voters, proposal.eligibleVoters),
  }
}

const known = (values: readonly (number | undefined)[]) =>
  values.flatMap((value, at) => (value === undefined ? [] : [{ at, value }]))

/** Tells the median turnout; proposals without one are left out. */
export function medianTurnout(
  turnouts: readonly (number | undefined)[],
): number | undefined {
  return median(known(turnouts).map(({ value }) => value))
}

/**
 * Tells by how much turnout grows from one proposal to the next: the slope of
 * the least-squares line through them. Proposals without a turnout keep their
 * place. Two are the fewest that have a trend.
 *
 * @param turnouts oldest first.
 */
export function turnoutTrend(
  turnouts: readonly (number | undefined)[],
): number | undefined {
  const points = known(turnouts)
  const mean = (of: (point: { at: number; value: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const meanAt = mean(({ at }) => at)
  const meanValue = mean(({ value }) => value)
  const spread = mean(({ at }) => (at - meanAt) ** 2)
  const joint = mean(({ at, value }) => (at - meanAt) * (value - meanValue))
  return points.length < 2 ? undefined : joint / spread
}

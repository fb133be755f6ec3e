import { statusOf, type Voting } from './status.ts'

export type Outcome =
  | 'passed'
  | 'rejected'
  /** As much yes as no: counts as not passed. */
  | 'tied'
  | 'no_quorum'
  | 'no_votes'
  | 'cancelled'

/** Voting power of the ballots that count. Whole. */
export interface Tally {
  yesPower: number
  noPower: number
}

/**
 * Tells what became of a proposal; undefined before it closed.
 *
 * @param quorum voting power that must have been cast; 0: the club has no rule.
 * @throws {RangeError} for a power that is negative or not whole: an amount
 * that was counted wrongly must not decide anything.
 */
export function outcomeOf(
  voting: Voting,
  { yesPower, noPower }: Tally,
  quorum: number,
  now: number,
): Outcome | undefined {
  for (const power of [yesPower, noPower, quorum])
    if (!Number.isSafeInteger(power) || power < 0)
      throw new RangeError(`Not a voting power: ${power}`)
  if (statusOf(voting, now) !== 'closed') return undefined
  if (voting.cancelledAt !== null) return 'cancelled'
  return decide({ yesPower, noPower }, quorum)
}

/** Tells what would become of a proposal that closed with these votes. */
export function decide(
  { yesPower, noPower }: Tally,
  quorum: number,
): Exclude<Outcome, 'cancelled'> {
  const cast = yesPower + noPower
  if (cast === 0) return 'no_votes'
  if (cast < quorum) return 'no_quorum'
  if (yesPower > noPower) return 'passed'
  return yesPower === noPower ? 'tied' : 'rejected'
}

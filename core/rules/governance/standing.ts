import { decide, type Tally } from './outcome.ts'

export interface Standing extends Tally {
  /** Voting power that must have been cast; 0: the club has no such rule. */
  quorum: number
  /** Of all that may vote. */
  eligiblePower: number
}

/** What it takes to make of a proposal that passes one that does not, or back. */
export interface Flip {
  to: 'pass' | 'fail'
  /** Power, all of it on one side, of those who have not voted. */
  power: number
}

/** Tells how much power has not been cast. Never less than none. */
export const powerLeft = ({ yesPower, noPower, eligiblePower }: Standing) =>
  Math.max(0, eligiblePower - yesPower - noPower)

/** Tells how much power of those who have not voted would turn the result. */
export function flipOf(standing: Standing): Flip {
  const { yesPower, noPower, quorum } = standing
  if (decide(standing, quorum) === 'passed')
    // As much No as Yes is enough: a tie does not pass. More power never
    // takes a quorum away.
    return { to: 'fail', power: yesPower - noPower }
  const cast = yesPower + noPower
  return {
    to: 'pass',
    power: Math.max(noPower - yesPower + 1, quorum - cast),
  }
}

/**
 * Tells whether those who have not voted can no longer turn the result, and to
 * what it is decided; null while they can. Who has voted may still change their
 * mind: that no count can tell.
 */
export function decidedOf(standing: Standing): 'pass' | 'fail' | null {
  const { to, power } = flipOf(standing)
  if (power <= powerLeft(standing)) return null
  return to === 'pass' ? 'fail' : 'pass'
}

/**
 * Counts the fewest voters that can turn the result together; null where all
 * of them cannot.
 *
 * @param powers of those who have not voted, the largest first.
 */
export function fewestToFlip(
  powers: readonly number[],
  { power }: Pick<Flip, 'power'>,
): number | null {
  let sum = 0
  for (const [at, each] of powers.entries()) {
    sum += each
    if (sum >= power) return at + 1
  }
  return null
}

/** What those who have not voted are supposed to do, in percent. */
export interface Supposed {
  /** Of their power, how much is cast. */
  turnout: number
  /** Of what is cast, how much is Yes. */
  yes: number
}

/** Counts as if those who have not voted did as is supposed. Whole power only. */
export function suppose(
  standing: Standing,
  { turnout, yes }: Supposed,
): Tally & { outcome: ReturnType<typeof decide> } {
  const cast = Math.floor((powerLeft(standing) * turnout) / 100)
  const forIt = Math.round((cast * yes) / 100)
  const tally = {
    yesPower: standing.yesPower + forIt,
    noPower: standing.noPower + cast - forIt,
  }
  return { ...tally, outcome: decide(tally, standing.quorum) }
}

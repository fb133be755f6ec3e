import type { VoteChoice } from '../../contract/governance/schemas.ts'
import { type Amount, ratio } from './amounts.ts'

/**
 * Tells how contested a vote was: 1 − |yes − no| / (yes + no), so 1 is a tie
 * and 0 is all on one side.
 *
 * @example
 * contestedIndex(60, 40) // 0.8
 */
export function contestedIndex(yes: Amount, no: Amount): number | undefined {
  const [a, b] = [BigInt(yes), BigInt(no)]
  return ratio(2n * (a < b ? a : b), a + b)
}

/** One voter's last ballot. */
export interface Ballot {
  choice: VoteChoice
  power: number
}

/**
 * Tells the fewest voters such that without their ballots the outcome were the
 * other one, the strongest of the winning side first. A tie does not pass, and
 * a quorum is not looked at. There is no such number where no absence changes
 * anything: no vote was cast, or a proposal failed without a yes.
 */
export function decisiveHolders(ballots: Iterable<Ballot>): number | undefined {
  const powers: Record<VoteChoice, number[]> = { yes: [], no: [] }
  for (const { choice, power } of ballots) powers[choice].push(power)
  const sum = (choice: VoteChoice) =>
    powers[choice].reduce((all, power) => all + power, 0)
  const lead = sum('yes') - sum('no')
  const winners = powers[lead > 0 ? 'yes' : 'no'].sort((a, b) => b - a)
  // To undo a yes, a tie is enough; to undo a no takes more than a tie.
  let left = Math.abs(lead) + (lead > 0 ? 0 : 1)
  for (const [index, power] of winners.entries()) {
    left -= power
    if (left <= 0) return index + 1
  }
  return undefined
}

/** What became of a proposal; one that is neither was not decided. */
export type ProposalOutcome = 'passed' | 'failed'

/** Tells the share that passed, of the proposals that were decided. */
export function passRate(
  outcomes: Iterable<ProposalOutcome | undefined>,
): number | undefined {
  const count = { passed: 0, failed: 0 }
  for (const outcome of outcomes) if (outcome) count[outcome] += 1
  return ratio(count.passed, count.passed + count.failed)
}

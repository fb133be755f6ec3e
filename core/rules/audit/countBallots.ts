import type { Address } from '../../hex.ts'
import { outcomeOf } from '../governance/outcome.ts'
import { choiceOf } from '../voting/choice.ts'
import type { Bundle } from './bundle.ts'
import type { ReadBallot } from './judgeSeals.ts'
import type { AuditReport, Counted, Findings } from './report.ts'

const parts = ['yesPower', 'noPower', 'yesVoters', 'noVoters'] as const

/** Counts those whose last ballot only the chain can tell of. */
export function countUnproved(
  ballots: ReadonlyMap<number, ReadBallot>,
  last: ReadonlyMap<Address, number>,
): AuditReport['unproved'] {
  const sums = { voters: 0, power: 0 }
  for (const place of last.values()) {
    const { signer, power } = ballots.get(place) as ReadBallot
    if (signer === 'key') continue
    sums.voters += 1
    sums.power += power
  }
  return sums.voters > 0 ? sums : undefined
}

/**
 * Counts the last ballot of each voter, and holds the sums and the outcome, at
 * the moment of the head, to what the server says.
 */
export function countBallots(
  { proposal, tally, head }: Bundle,
  ballots: ReadonlyMap<number, ReadBallot>,
  last: ReadonlyMap<Address, number>,
  findings: Findings,
): Counted {
  const sums = { yesPower: 0, noPower: 0, yesVoters: 0, noVoters: 0 }
  for (const place of last.values()) {
    const { choice: chosen, power } = ballots.get(place) as ReadBallot
    const choice = choiceOf(chosen)
    if (!choice) continue
    sums[`${choice}Power`] += power
    sums[`${choice}Voters`] += 1
  }
  findings.looked('tally', parts.length + 1)
  for (const part of parts)
    if (sums[part] !== tally[part]) findings.fault('tally', { what: part })
  const outcome = outcomeOf(proposal, sums, proposal.quorum, head.at)
  if ((outcome ?? null) !== tally.outcome)
    findings.fault('tally', { what: 'outcome' })
  return { ...sums, ...(outcome && { outcome }) }
}

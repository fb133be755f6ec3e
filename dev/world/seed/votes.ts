import {
  type Holder,
  outcomeOf,
  type Voting,
} from '@narwhal-club/core/governance'
import type { Told } from './proposalTexts.ts'
import { createRandom } from './random.ts'

const none = { yesPower: 0, noPower: 0, yesVoters: 0, noVoters: 0 }

/** Lets those who could vote do so by chance, each with what was frozen. */
function cast(holders: readonly Holder[], seed: number, told: Told) {
  const { turnout = 45, outcome } = told
  const yes = told.yes ?? (outcome === 'rejected' ? 30 : 70)
  const random = createRandom(seed)
  const counts = { ...none }
  for (const { votingPower } of holders) {
    const votes = random.chance(turnout / 100)
    const isYes = random.chance(yes / 100)
    if (!votes) continue
    counts[isYes ? 'yesPower' : 'noPower'] += votingPower
    counts[isYes ? 'yesVoters' : 'noVoters'] += 1
  }
  return counts
}

/** Two who have as much, one on either side; null where there are none. */
function tie(holders: readonly Holder[]) {
  const known = new Set<number>()
  for (const { votingPower } of holders) {
    if (known.has(votingPower)) {
      const sides = { yesPower: votingPower, noPower: votingPower }
      return { ...sides, yesVoters: 1, noVoters: 1 }
    }
    known.add(votingPower)
  }
  return null
}

/** Attempts by chance before a world does without the outcome that was meant. */
const attempts = 500

/** What was voted by those of a frozen list, so that it came out as it is told. */
export function votesOf(
  holders: readonly Holder[],
  told: Told,
  { voting, quorum }: { voting: Voting; quorum: number },
) {
  const { outcome } = told
  if (outcome === 'no_votes' || (!outcome && !told.turnout)) return none
  if (!outcome) return cast(holders, told.published, told)
  const tied = outcome === 'tied' && tie(holders)
  if (tied) return tied
  for (let seed = told.published; seed < told.published + attempts; seed++) {
    const counts = cast(holders, seed, told)
    if (outcomeOf(voting, counts, quorum, voting.end) === outcome) return counts
  }
  return cast(holders, told.published, told)
}

import {
  type Holder,
  outcomeOf,
  type Voting,
} from '@narwhal-club/core/governance'
import type { VoteChoice, VoteTally } from '@narwhal-club/core/voting'
import type { Role } from '../accounts.ts'
import type { Named, Told } from './proposalTexts.ts'
import { createRandom } from './random.ts'

/** A holder, by the name that an account has, if it has one. */
export type Voter = Holder & { role: Role | undefined }

/** What someone voted in the end; `isChanged`: they had voted otherwise before. */
export type Vote = Pick<Named, 'choice' | 'reason' | 'isChanged'> & {
  voter: Voter
}

/** Lets those who could vote do so by chance, each with what was frozen. */
function cast(voters: readonly Voter[], seed: number, told: Told): Vote[] {
  const { turnout = 45, outcome, named } = told
  const yes = told.yes ?? (outcome === 'rejected' ? 30 : 70)
  const random = createRandom(seed)
  return voters.flatMap((voter) => {
    const votes = random.chance(turnout / 100)
    const choice = random.chance(yes / 100) ? 'yes' : 'no'
    if (!named || !voter.role) return votes ? [{ voter, choice }] : []
    const own = named[voter.role]
    return own ? [{ voter, ...own }] : []
  })
}

/** Pairs of those who have as much: one votes yes, one no. */
function tie(voters: readonly Voter[]): Vote[] {
  const pairs: [Voter, Voter][] = []
  const alone = new Map<number, Voter>()
  for (const voter of voters) {
    const other = alone.get(voter.votingPower)
    if (other) pairs.push([other, voter])
    if (other) alone.delete(voter.votingPower)
    else alone.set(voter.votingPower, voter)
  }
  return pairs.slice(0, mostPairs).flatMap(([one, other]) => [
    { voter: one, choice: 'yes' as const },
    { voter: other, choice: 'no' as const },
  ])
}

const mostPairs = 14
/** Attempts by chance before a world does without the outcome that was meant. */
const attempts = 500

const opposite = { yes: 'no', no: 'yes' } as const satisfies Record<
  VoteChoice,
  VoteChoice
>
export const otherThan = (choice: VoteChoice): VoteChoice => opposite[choice]

/** Counts what was voted in the end. */
export function countVotes(votes: readonly Vote[]): VoteTally {
  const sideOf = (side: VoteChoice) =>
    votes.filter(({ choice }) => choice === side).map(({ voter }) => voter)
  const powerOf = (side: VoteChoice) =>
    sideOf(side).reduce((sum, { votingPower }) => sum + votingPower, 0)
  return {
    yesPower: powerOf('yes'),
    noPower: powerOf('no'),
    yesVoters: sideOf('yes').length,
    noVoters: sideOf('no').length,
  }
}

/** What was voted by those of a frozen list, so that it came out as it is told. */
export function votesOf(
  voters: readonly Voter[],
  told: Told,
  { voting, quorum }: { voting: Voting; quorum: number },
): Vote[] {
  const { outcome } = told
  if (outcome === 'no_votes' || (!outcome && !told.turnout)) return []
  if (!outcome) return cast(voters, told.published, told)
  const tied = outcome === 'tied' ? tie(voters) : []
  if (tied.length > 0) return tied
  for (let seed = told.published; seed < told.published + attempts; seed++) {
    const votes = cast(voters, seed, told)
    const counts = countVotes(votes)
    if (outcomeOf(voting, counts, quorum, voting.end) === outcome) return votes
  }
  return cast(voters, told.published, told)
}

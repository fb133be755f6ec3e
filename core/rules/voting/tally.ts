import type { VoteChoice } from './choice.ts'

/** What was voted, by power and by voters. Whole. */
export interface VoteTally {
  yesPower: number
  noPower: number
  yesVoters: number
  noVoters: number
}

/** Which side has more power; `tied`: neither. */
export type Leader = VoteChoice | 'tied'

export const leaderOf = ({
  yesPower,
  noPower,
}: Pick<VoteTally, 'yesPower' | 'noPower'>): Leader =>
  yesPower === noPower ? 'tied' : yesPower > noPower ? 'yes' : 'no'

/**
 * Counts a ballot: of a voter who has voted before, the power moves from one
 * side to the other.
 *
 * @param before what the voter's last ballot said; null: it is the first.
 */
export function countBallot(
  tally: VoteTally,
  ballot: { before: VoteChoice | null; choice: VoteChoice; power: number },
): VoteTally {
  const { before, choice, power } = ballot
  const counted = { ...tally }
  const move = (side: VoteChoice, by: 1 | -1) => {
    counted[`${side}Power`] += by * power
    counted[`${side}Voters`] += by
  }
  if (before) move(before, -1)
  move(choice, 1)
  return counted
}

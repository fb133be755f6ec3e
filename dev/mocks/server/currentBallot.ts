import type { VoteChoice } from '@narwhal-club/core/contract'
import type { MockState } from '../world.types.ts'

/** Ballots of a proposal, in their order. */
export const ballotsIn = ({ votes }: MockState, proposal: string) =>
  votes.ballots.filter((each) => each.proposal === proposal)

/** Ballots of a voter, the newest first: that one counts. */
export const ballotsOf = (
  { votes }: MockState,
  proposal: string,
  voter: string | null,
) =>
  votes.ballots
    .filter((each) => each.proposal === proposal && each.voter === voter)
    .sort((a, b) => b.seq - a.seq)

/** What an address has voted for; null: it has not. */
export function choiceIn(
  state: MockState,
  proposal: string,
  voter: string | null,
): VoteChoice | null {
  const [newest] = ballotsOf(state, proposal, voter)
  const told = state.votes.told.filter(
    (each) => each.proposal === proposal && each.voter === voter,
  )
  return (newest ?? told.at(-1))?.choice ?? null
}

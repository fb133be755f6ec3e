import { castSeeds } from '../../../server/api/votes/castSeeds.ts'
import type { VoteSeed } from '../../../server/api/votes/votes.ports.ts'
import { recoverInJs } from '../../../server/signatures/recoverAddress.ts'
import type { MockState } from '../world.types.ts'
import { mockSealer } from './mockSealer.ts'

/**
 * Signs what was voted before a world began when it is first asked for: a story
 * that shows no ballot does not wait for it. The same comes out in every tab.
 */
export function createSignVotes(
  { state }: { state(): MockState },
  votes: () => readonly VoteSeed[],
) {
  const under = new WeakMap<MockState['votes'], Promise<void>>()

  async function sign({ votes: kept, proposals, clubs }: MockState) {
    const cast = await castSeeds(votes(), {
      proposals: proposals.list,
      clubs: clubs.rows,
      sealer: mockSealer,
      recover: recoverInJs,
    })
    kept.ballots.unshift(...cast.ballots)
    kept.lines.unshift(...cast.lines)
    kept.told = []
  }
  return async (): Promise<void> => {
    // What another tab has written may have come meanwhile.
    for (let now = state(); now.votes.told.length > 0; now = state()) {
      const flight = under.get(now.votes) ?? sign(now)
      under.set(now.votes, flight)
      await flight
    }
  }
}

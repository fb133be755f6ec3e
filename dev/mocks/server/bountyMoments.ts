import type { BountyNews } from '../../../server/api/bounties/bounties.ports.ts'
import type { BountyRow } from '../../../server/api/bounties/bounties.types.ts'
import {
  type BountyMoment,
  bountyMoments,
  momentsOfBounty,
  tellMoment,
} from '../../../server/api/bounties/moments.ts'
import type { MockWorld } from '../world.types.ts'
import { informIn } from './inbox.ts'
import { memoryBountyWrites } from './memoryBounties.ts'
import { memoryInbox } from './memoryInbox.ts'

/** What is put down for a moment of a bounty. */
export interface MockBountyMoment {
  kind: BountyMoment
  bounty: string
  at: number
}

/** What is put down of a bounty that was there from the first. */
export const bountyMomentsAfter = (
  row: BountyRow,
  now: number,
): MockBountyMoment[] =>
  momentsOfBounty(row)
    .filter(([, at]) => at > now)
    .map(([kind, at]) => ({ kind, bounty: row.id, at }))

/** Says what is new of a bounty, at its moments too; no page hears it at once. */
export function bountyNewsIn(world: MockWorld): BountyNews<null> {
  return {
    inform: informIn(world),
    withdraw: memoryInbox(world).withdraw,
    touched: async () => {},
    async changed(_, row) {
      const { bounties } = world.state
      const now = world.clock.now()
      const moments = new Map(momentsOfBounty(row))
      for (const kind of bountyMoments) {
        const at = moments.get(kind)
        // One that has passed stands as it was put down.
        if (at !== undefined && at <= now) continue
        bounties.moments = bounties.moments.filter(
          (each) => each.bounty !== row.id || each.kind !== kind,
        )
        if (at !== undefined)
          bounties.moments.push({ kind, bounty: row.id, at })
      }
    },
  }
}

/** Tells what is due of bounties, as the server's job does: as of that moment. */
export async function tellDueBounties(world: MockWorld): Promise<void> {
  const { bounties } = world.state
  const now = world.clock.now()
  const due = bounties.moments.filter(({ at }) => at <= now)
  if (due.length === 0) return
  bounties.moments = bounties.moments.filter(({ at }) => at > now)
  for (const { kind, bounty, at } of due.sort((a, b) => a.at - b.at)) {
    const ports = {
      clock: { now: () => at },
      transact: <T>(work: (tx: null) => Promise<T>) => work(null),
      writes: memoryBountyWrites(world),
      news: bountyNewsIn(world),
    }
    await tellMoment(ports, kind, bounty)
  }
}

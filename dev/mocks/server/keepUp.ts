import type { MockWorld } from '../world.types.ts'
import { keepUpBounties } from './bounties.ts'
import { keepUpFees } from './fees.ts'
import { tellDue } from './inbox.ts'
import { keepUpSwaps } from './swaps.ts'

/** Does what the server's jobs do all the time, before anything is asked. */
export async function keepUp(world: MockWorld): Promise<void> {
  // A vote that is cancelled was opened all the same.
  await tellDue(world)
  await keepUpFees(world)
  await keepUpSwaps(world)
  await keepUpBounties(world)
}

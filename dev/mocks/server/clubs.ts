import type { clubsApi } from '@narwhal-club/core/contract'
import { excludedOf } from '../../../server/api/analytics/leftOut.ts'
import { tellActivity } from '../../../server/api/clubs/activity.ts'
import {
  followClub,
  listClubs,
  listMembers,
  tellClub,
  tellRules,
  unfollowClub,
} from '../../../server/api/clubs/clubs.commands.ts'
import type {
  Census,
  ClubPorts,
  ClubStanding,
} from '../../../server/api/clubs/clubs.ports.ts'
import { presentMembers } from '../../../server/api/clubs/presentMembers.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import type { MockWorld } from '../world.types.ts'
import type { MockHandlers } from './call.ts'
import { actorOf } from './gates.ts'
import { memoryActivity } from './memoryActivity.ts'
import { memoryClubs } from './memoryClubs.ts'
import { indexSource } from './readings.ts'

/** @param held where a question is about holders: to know them takes the past. */
export function censusOf(
  world: MockWorld,
  held: ReadonlyMap<string, number> | null = null,
): Census {
  const { nft: collection, swap } = world.config.contracts
  return {
    collection,
    excluded: excludedOf(swap).map(({ address }) => address),
    source: indexSource(world),
    holders: held?.size ?? null,
  }
}

const portsOf = (
  world: MockWorld,
  held: ReadonlyMap<string, number> | null = null,
): ClubPorts => ({
  clock: world.clock,
  clubs: memoryClubs(world, held),
  census: () => censusOf(world, held),
})

/** How a club stands, as `createStandings` tells it. */
export async function standingIn(
  { state: { clubs } }: MockWorld,
  id: string,
  address: string | null,
): Promise<ClubStanding | null> {
  const row = clubs.rows.find((each) => each.id === id)
  const rules = clubs.rules.filter(({ club }) => club === id).at(-1)
  if (!row || !rules) return null
  const { name, status, nftContract, moderators } = row
  const moderates = address !== null && moderators.includes(address)
  return { id, name, status, nftContract, rules, moderates }
}

async function countingPortsOf(world: MockWorld): Promise<ClubPorts> {
  const isKnown = indexSource(world).status !== 'unavailable'
  return portsOf(
    world,
    isKnown ? await (await world.analytics()).holders() : null,
  )
}

export const clubsHandlers: MockHandlers<typeof clubsApi> = {
  clubs: async (call, asked) =>
    listClubs(await countingPortsOf(call.world), actorOf(call), asked),

  club: async (call, asked) =>
    tellClub(await countingPortsOf(call.world), actorOf(call), asked),

  clubRules: ({ world }, asked) => tellRules(portsOf(world), asked),

  clubMembers: ({ world }, asked) =>
    listMembers(
      {
        ...portsOf(world),
        async holders(page, leftOut) {
          const { answer } = await world.analytics()
          const ask = { ...page, exclude: 'contracts' } as const
          return presentMembers(await answer('analyticsHolders', ask, leftOut))
        },
      },
      asked,
    ),

  clubActivity: ({ world }, asked) =>
    tellActivity(
      {
        ...portsOf(world),
        activity: memoryActivity(world),
        vault: world.config.contracts.swap,
      },
      asked,
    ),

  followClub: (call, asked) =>
    followClub(portsOf(call.world), memberOf(call).address, asked),

  unfollowClub: (call, asked) =>
    unfollowClub(portsOf(call.world), memberOf(call).address, asked),
}

import type { moderationApi } from '@narwhal-club/core/contract'
import {
  blockAuthor,
  unblockAuthor,
} from '../../../server/api/moderation/blockAuthor.ts'
import {
  dismissThing,
  hideThing,
  reportThing,
  restoreThing,
  tombstoneThing,
  warnThing,
} from '../../../server/api/moderation/moderation.commands.ts'
import type { ModerationPorts } from '../../../server/api/moderation/moderation.ports.ts'
import {
  listBlocked,
  tellQueue,
  tellThing,
} from '../../../server/api/moderation/readModeration.commands.ts'
import { createTakeBack } from '../../../server/api/moderation/takeBack.ts'
import type { MockWorld } from '../world.types.ts'
import { bountyPorts } from './bounties.ts'
import type { MockCall, MockHandlers } from './call.ts'
import { actorOf } from './gates.ts'
import { newsIn } from './inbox.ts'
import { memoryInbox } from './memoryInbox.ts'
import {
  memoryModerationReads,
  memoryModerationWrites,
} from './memoryModeration.ts'
import { proposalPorts } from './proposals.ts'

function portsOf(world: MockWorld): ModerationPorts<null> {
  const proposals = proposalPorts(world)
  const bounties = bountyPorts(world)
  const { clock, transact, standing, census, note } = proposals
  return {
    clock,
    transact,
    standing,
    census,
    note,
    reads: memoryModerationReads(world),
    writes: memoryModerationWrites(world),
    inform: bounties.news.inform,
    withdraw: memoryInbox(world).withdraw,
    // No page of the mocks hears what is new: they have no stream.
    changed: async () => {},
    async cleared(tx, { id, club, voting }, at) {
      if (voting)
        await newsIn(world).cleared(tx, { id, club: club.id, ...voting }, at)
    },
    takeBack: createTakeBack(proposals, bounties),
    alwaysBlocked: [],
    isAdmin: (address) => world.admins.includes(address),
    takesTwo: false,
  }
}

const asking = (call: MockCall) => [portsOf(call.world), actorOf(call)] as const

export const moderationHandlers: MockHandlers<typeof moderationApi> = {
  reportThing: (call, asked) => reportThing(...asking(call), asked),
  moderationQueue: ({ world }, asked) => tellQueue(portsOf(world), asked),
  moderatedThing: ({ world }, asked) => tellThing(portsOf(world), asked),
  dismissThing: (call, asked) => dismissThing(...asking(call), asked),
  warnThing: (call, asked) => warnThing(...asking(call), asked),
  hideThing: (call, asked) => hideThing(...asking(call), asked),
  restoreThing: (call, asked) => restoreThing(...asking(call), asked),
  tombstoneThing: (call, asked) => tombstoneThing(...asking(call), asked),
  blockedAuthors: ({ world }, asked) => listBlocked(portsOf(world), asked),
  blockAuthor: (call, asked) => blockAuthor(...asking(call), asked),
  unblockAuthor: (call, asked) => unblockAuthor(...asking(call), asked),
}

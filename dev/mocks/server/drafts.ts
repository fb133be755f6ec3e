import type { draftsApi } from '@narwhal-club/core/contract'
import {
  adoptDraft,
  createDraft,
  deleteDraft,
  listDrafts,
  listIdeas,
  saveDraft,
  shareDraft,
  tellDraft,
  unshareDraft,
} from '../../../server/api/drafts/drafts.commands.ts'
import type { DraftPorts } from '../../../server/api/drafts/drafts.ports.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import type { MockWorld } from '../world.types.ts'
import { blockedHosts } from './blockedHosts.ts'
import type { MockHandlers } from './call.ts'
import { censusOf, standingIn } from './clubs.ts'
import { actorOf } from './gates.ts'
import { memoryDrafts } from './memoryDrafts.ts'
import { isBlockedIn } from './memoryModeration.ts'

const portsOf = (world: MockWorld): DraftPorts => ({
  clock: world.clock,
  drafts: memoryDrafts(world),
  standing: (club, address) => standingIn(world, club, address),
  census: () => censusOf(world),
  createId: () => crypto.randomUUID(),
  blockedHosts,
  isBlocked: isBlockedIn(world),
})

export const draftsHandlers: MockHandlers<typeof draftsApi> = {
  drafts: (call, asked) =>
    listDrafts(portsOf(call.world), memberOf(call).address, asked),
  createDraft: (call, asked) =>
    createDraft(portsOf(call.world), memberOf(call).address, asked),
  draft: (call, asked) =>
    tellDraft(portsOf(call.world), call.session?.address ?? null, asked),
  saveDraft: (call, asked) =>
    saveDraft(portsOf(call.world), actorOf(call), asked),
  deleteDraft: (call, asked) =>
    deleteDraft(portsOf(call.world), memberOf(call).address, asked),
  shareDraft: (call, asked) =>
    shareDraft(portsOf(call.world), actorOf(call), asked),
  unshareDraft: (call, asked) =>
    unshareDraft(portsOf(call.world), memberOf(call).address, asked),
  adoptDraft: (call, asked) =>
    adoptDraft(portsOf(call.world), actorOf(call), asked),
  ideas: ({ world }, asked) => listIdeas(portsOf(world), asked),
}

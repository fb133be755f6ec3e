import type { proposalsApi } from '@narwhal-club/core/contract'
import { paidIntents } from '../../../server/api/fees/paidIntents.ts'
import {
  checkProposal,
  tellEligibility,
} from '../../../server/api/proposals/checkProposal.ts'
import { createProposal } from '../../../server/api/proposals/createProposal.ts'
import { editProposal } from '../../../server/api/proposals/editProposal.ts'
import {
  cancelProposal,
  clearProposal,
  flagProposal,
  reportProposal,
} from '../../../server/api/proposals/moderateProposal.ts'
import type { ProposalPorts } from '../../../server/api/proposals/proposals.ports.ts'
import {
  listProposals,
  listVoters,
  tellCalendar,
  tellDiff,
  tellFeed,
  tellProposal,
  tellVersions,
} from '../../../server/api/proposals/readProposals.commands.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import { recoverInJs } from '../../../server/signatures/recoverAddress.ts'
import type { MockWorld } from '../world.types.ts'
import { blockedHosts } from './blockedHosts.ts'
import type { MockCall, MockHandlers } from './call.ts'
import { censusOf, standingIn } from './clubs.ts'
import { actorAt, actorOf, asOneWithRights } from './gates.ts'
import { newsIn } from './inbox.ts'
import { memoryFreezer, memoryWrites } from './memoryActs.ts'
import { memoryAudit } from './memoryAudit.ts'
import { memoryFees } from './memoryFees.ts'
import { isBlockedIn } from './memoryModeration.ts'
import { memoryReads } from './memoryProposals.ts'

/** What proposals are read and changed by in a world of the mocks. */
export const proposalPorts = (world: MockWorld): ProposalPorts<null> => ({
  clock: world.clock,
  transact: (work) => work(null),
  reads: memoryReads(world),
  writes: memoryWrites(world),
  freezer: memoryFreezer(world),
  fees: paidIntents(memoryFees(world), 'proposal'),
  standing: (club, address) => standingIn(world, club, address),
  census: () => censusOf(world),
  recover: recoverInJs,
  actorAt: (address) => actorAt(world, address),
  note: (_, act) => memoryAudit(world).note(act),
  news: newsIn(world),
  createId: () => crypto.randomUUID(),
  pause: async () => {},
  blockedHosts,
  isBlocked: isBlockedIn(world),
  site: () => world.origins[0] ?? '',
})

const asking = (call: MockCall) =>
  [proposalPorts(call.world), actorOf(call)] as const
const acting = (call: MockCall) =>
  [proposalPorts(call.world), memberOf(call).address] as const

export const proposalsHandlers: MockHandlers<typeof proposalsApi> = {
  proposals: (call, asked) => listProposals(...asking(call), asked),
  clubProposals: (call, asked) => listProposals(...asking(call), asked),
  proposal: (call, asked) => tellProposal(...asking(call), asked),
  proposalVersions: ({ world }, asked) =>
    tellVersions(proposalPorts(world), asked),
  proposalDiff: ({ world }, asked) => tellDiff(proposalPorts(world), asked),
  proposalVoters: ({ world }, asked) => listVoters(proposalPorts(world), asked),
  proposalCalendar: ({ world }, asked) =>
    tellCalendar(proposalPorts(world), asked),
  clubFeed: ({ world }, asked) => tellFeed(proposalPorts(world), asked),
  checkProposal: (call, asked) => checkProposal(...asking(call), asked),
  createProposal: (call, asked) => createProposal(...acting(call), asked),
  editProposal: (call, asked) => editProposal(...acting(call), asked),
  cancelProposal: (call, asked) =>
    asOneWithRights(call, (who) =>
      cancelProposal(proposalPorts(call.world), who, asked),
    ),
  reportProposal: (call, asked) => reportProposal(...asking(call), asked),
  flagProposal: (call, asked) => flagProposal(...asking(call), asked),
  clearProposal: (call, asked) => clearProposal(...asking(call), asked),
  eligibility: (call, asked) => tellEligibility(...asking(call), asked),
}

import type { PayoutFacts } from '@narwhal-club/core/bounties'
import type { bountiesApi } from '@narwhal-club/core/contract'
import { awardBounty } from '../../../server/api/bounties/awardBounty.ts'
import type { BountyPorts } from '../../../server/api/bounties/bounties.ports.ts'
import {
  createBountyDraft,
  deleteBountyDraft,
  listBountyDrafts,
  saveBountyDraft,
  tellBountyDraft,
} from '../../../server/api/bounties/bountyDrafts.commands.ts'
import {
  cancelBounty,
  closeBounty,
  editBounty,
  extendBounty,
} from '../../../server/api/bounties/changeBounty.ts'
import { createBounty } from '../../../server/api/bounties/createBounty.ts'
import { disputeBounty } from '../../../server/api/bounties/disputeBounty.ts'
import { reportPayout } from '../../../server/api/bounties/payouts.ts'
import {
  checkBountyDraft,
  listBounties,
  listSubmissions,
  tellBounty,
  tellBountyCalendar,
  tellBountyVersions,
  tellRecord,
  tellSubmission,
} from '../../../server/api/bounties/readBounties.commands.ts'
import {
  type Round,
  settleBounties,
} from '../../../server/api/bounties/settleBounties.ts'
import {
  createSubmission,
  editSubmission,
  reviewSubmission,
  withdrawSubmission,
} from '../../../server/api/bounties/submissions.commands.ts'
import { paidIntents } from '../../../server/api/fees/paidIntents.ts'
import { openDispute } from '../../../server/api/proposals/openDispute.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import type { MockWorld } from '../world.types.ts'
import { bountyNewsIn, tellDueBounties } from './bountyMoments.ts'
import type { MockHandlers } from './call.ts'
import { receiptOf } from './feePayments.ts'
import { actorOf, asOneWithRights } from './gates.ts'
import { memoryBountyWrites } from './memoryBounties.ts'
import { memoryBountyReads } from './memoryBountyReads.ts'
import { addressesOf, memoryFees } from './memoryFees.ts'
import { proposalPorts } from './proposals.ts'

type Hex = `0x${string}`

/** What a node tells of a transaction that is said to have paid a reward. */
function payoutOf(world: MockWorld, hash: Hex): PayoutFacts | 'unknown' | null {
  if (world.scenario.node !== 'up') return null
  const { transactions, head } = world.state.chain
  const found = transactions.find((each) => each.hash === hash)
  if (!found) return 'unknown'
  const { from, to, value } = found
  const receipt = receiptOf(world, hash)
  const mined = receipt && {
    isReverted: receipt.status === 'reverted',
    block: receipt.block,
    at: world.chain.timeOf(receipt.block) * 1_000,
    confirmations: head - receipt.block + 1,
    transfers: receipt.logs,
  }
  return { hash, mined, from, to, value }
}

/** What bounties are read and changed by in a world of the mocks. */
export function bountyPorts(world: MockWorld): BountyPorts<null> {
  const proposals = proposalPorts(world)
  const { token, to } = addressesOf(world)
  const { clock, transact, standing, census, recover, actorAt } = proposals
  const { note, createId, isBlocked } = proposals
  return {
    clock,
    transact,
    standing,
    census,
    recover,
    actorAt,
    note,
    createId,
    isBlocked,
    blockedHosts: proposals.blockedHosts,
    site: proposals.site,
    reads: memoryBountyReads(world),
    writes: memoryBountyWrites(world),
    fees: paidIntents(memoryFees(world), 'bounty'),
    news: bountyNewsIn(world),
    openVote: (tx, club, words) => openDispute(proposals, tx, club, words),
    readPayout: async (hash) => payoutOf(world, hash),
    terms: { token, treasury: to, admins: world.admins as Hex[] },
  }
}

/** However many wait, all have had their turn then. */
export async function settleAll<Tx>(ports: BountyPorts<Tx>): Promise<void> {
  const round: Round = { after: null }
  do await settleBounties(ports, undefined, round)
  while (round.after !== null)
}

/** Settles and tells what is due by now, as the server's jobs do. */
export async function keepUpBounties(world: MockWorld): Promise<void> {
  await settleAll(bountyPorts(world))
  await tellDueBounties(world)
}

export const bountiesHandlers: MockHandlers<typeof bountiesApi> = {
  bounties: async (call, asked) =>
    listBounties(bountyPorts(call.world), actorOf(call), asked),
  clubBounties: async (call, asked) =>
    listBounties(bountyPorts(call.world), actorOf(call), asked),
  bounty: async (call, asked) =>
    tellBounty(bountyPorts(call.world), actorOf(call), asked),
  bountyVersions: async (call, asked) =>
    tellBountyVersions(bountyPorts(call.world), asked),
  bountyCalendar: async (call, asked) =>
    tellBountyCalendar(bountyPorts(call.world), asked),
  bountyRecord: async (call, asked) =>
    tellRecord(bountyPorts(call.world), asked),
  checkBounty: async (call, asked) =>
    checkBountyDraft(bountyPorts(call.world), actorOf(call), asked),
  createBounty: async (call, asked) =>
    createBounty(bountyPorts(call.world), memberOf(call).address, asked),
  editBounty: async (call, asked) =>
    editBounty(bountyPorts(call.world), actorOf(call), asked),
  closeBounty: async (call, asked) =>
    closeBounty(bountyPorts(call.world), actorOf(call), asked),
  extendBounty: async (call, asked) =>
    extendBounty(bountyPorts(call.world), actorOf(call), asked),
  cancelBounty: async (call, asked) => {
    const ports = bountyPorts(call.world)
    return asOneWithRights(call, (who) => cancelBounty(ports, who, asked))
  },
  awardBounty: async (call, asked) => {
    const ports = bountyPorts(call.world)
    return asOneWithRights(call, (who) => awardBounty(ports, who, asked))
  },
  disputeBounty: async (call, asked) =>
    disputeBounty(bountyPorts(call.world), actorOf(call), asked),
  submissions: async (call, asked) =>
    listSubmissions(bountyPorts(call.world), actorOf(call), asked),
  createSubmission: async (call, asked) =>
    createSubmission(bountyPorts(call.world), actorOf(call), asked),
  submission: async (call, asked) =>
    tellSubmission(bountyPorts(call.world), actorOf(call), asked),
  editSubmission: async (call, asked) =>
    editSubmission(bountyPorts(call.world), actorOf(call), asked),
  withdrawSubmission: async (call, asked) =>
    withdrawSubmission(bountyPorts(call.world), actorOf(call), asked),
  reviewSubmission: async (call, asked) => {
    const ports = bountyPorts(call.world)
    return asOneWithRights(call, (who) => reviewSubmission(ports, who, asked))
  },
  reportPayout: async (call, asked) =>
    reportPayout(bountyPorts(call.world), actorOf(call), asked, {
      source: 'mock',
    }),
  bountyDrafts: async (call, asked) =>
    listBountyDrafts(bountyPorts(call.world), memberOf(call).address, asked),
  createBountyDraft: async (call, asked) =>
    createBountyDraft(bountyPorts(call.world), memberOf(call).address, asked),
  bountyDraft: async (call, asked) =>
    tellBountyDraft(bountyPorts(call.world), memberOf(call).address, asked),
  saveBountyDraft: async (call, asked) =>
    saveBountyDraft(bountyPorts(call.world), memberOf(call).address, asked),
  deleteBountyDraft: async (call, asked) =>
    deleteBountyDraft(bountyPorts(call.world), memberOf(call).address, asked),
}

import { mayStillAward } from '@narwhal-club/core/bounties'
import type { BountyMatter, oversightApi } from '@narwhal-club/core/contract'
import { listMatters } from '../../../server/api/oversight/oversight.commands.ts'
import {
  type OversightReads,
  shownFor,
  type WaitingBounty,
} from '../../../server/api/oversight/oversight.ports.ts'
import { cancelProposal } from '../../../server/api/proposals/moderateProposal.ts'
import { listProposals } from '../../../server/api/proposals/readProposals.commands.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'
import type { MockHandlers } from './call.ts'
import { actorOf } from './gates.ts'
import { isOverdueIn, type MockBounty, statusIn } from './memoryBounties.ts'
import { proposalPorts } from './proposals.ts'

/** Each matter by since when a bounty is one; null: it is not. */
const matters: Record<
  BountyMatter,
  (bounty: MockBounty, now: number) => number | null
> = {
  overdue: ({ row }, now) =>
    isOverdueIn(row, now) ? (row.award?.payUntil ?? null) : null,
  disputed: ({ row, dispute }, now) => {
    const isShown =
      row.isDisputed || (dispute?.resolvedAt ?? 0) > now - shownFor
    return dispute && isShown ? dispute.openedAt : null
  },
  silent: ({ row }, now) =>
    statusIn(row, now) === 'expired' && mayStillAward(row, row.counts, now)
      ? row.decideBy
      : null,
}

function waitingOf(
  { state }: MockWorld,
  { row, work, dispute }: MockBounty,
  [matter, since]: [BountyMatter, number],
): WaitingBounty {
  const winners = work
    .map((each) => each.row)
    .filter(
      ({ status, share, payout }) =>
        status === 'winner' && share !== null && payout?.state !== 'verified',
    )
  const clubName =
    state.clubs.rows.find(({ id }) => id === row.club)?.name ?? ''
  return {
    bounty: { ...row, clubName },
    matter,
    since,
    owed:
      matter === 'overdue'
        ? winners
            .map(({ id, author, share }) => ({
              submission: id,
              address: author,
              amount: share ?? '0',
            }))
            .sort(
              (a, b) =>
                Number(BigInt(b.amount) - BigInt(a.amount)) ||
                byText(a.submission, b.submission),
            )
        : [],
    dispute: matter === 'disputed' ? dispute : null,
  }
}

const memoryMatters = (world: MockWorld): OversightReads => ({
  async matters({ matter, now, after, limit }) {
    const kinds = (Object.keys(matters) as BountyMatter[]).filter(
      (each) => matter === null || each === matter,
    )
    const rows = world.state.bounties.list
      .flatMap((bounty) =>
        kinds.flatMap((kind) => {
          const since = matters[kind](bounty, now)
          return since === null ? [] : [waitingOf(world, bounty, [kind, since])]
        }),
      )
      .sort((a, b) => a.since - b.since || byText(a.bounty.id, b.bounty.id))
    const rest = rows.filter(
      ({ since, bounty }) =>
        !after ||
        since > after.at ||
        (since === after.at && bounty.id > after.id),
    )
    return { total: rows.length, rows: rest.slice(0, limit) }
  },
})

export const oversightHandlers: MockHandlers<typeof oversightApi> = {
  adminProposals: (call, asked) =>
    listProposals(proposalPorts(call.world), actorOf(call), {
      ...asked,
      sort: 'newest',
    }),
  adminCancelProposal: (call, asked) =>
    cancelProposal(proposalPorts(call.world), actorOf(call), asked),
  adminBounties: async ({ world }, asked) =>
    listMatters({ clock: world.clock, reads: memoryMatters(world) }, asked),
}

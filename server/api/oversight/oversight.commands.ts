import { bountyLimits } from '@narwhal-club/core/bounties'
import type {
  AdminBounty,
  Asked,
  oversightApi,
} from '@narwhal-club/core/contract'
import { createKeyset, fields } from '../../list/keyset.ts'
import { presentCard } from '../bounties/presentBounty.ts'
import type { OversightReads, WaitingBounty } from './oversight.ports.ts'

type Api = typeof oversightApi

/** Rows of a page where a question does not say how many. */
const usualLimit = 25

const places = createKeyset('admin-bounties', {
  at: fields.instant,
  id: fields.uuid,
})

const instant = (at: number) => new Date(at).toISOString()

function presentDispute({
  proposal,
  openedAt,
  resolvedAt,
  outcome,
}: NonNullable<WaitingBounty['dispute']>) {
  return {
    proposal,
    openedAt: instant(openedAt),
    ...(resolvedAt !== null && { resolvedAt: instant(resolvedAt) }),
    ...(outcome && { outcome }),
  }
}

const presentWaiting = (row: WaitingBounty, now: number): AdminBounty => ({
  bounty: presentCard(row.bounty, now),
  matter: row.matter,
  since: instant(row.since),
  owed: row.owed.map(({ address, ...share }) => ({
    ...share,
    address: address as `0x${string}`,
  })),
  ...(row.dispute && { dispute: presentDispute(row.dispute) }),
  ...(row.matter === 'silent' && {
    decideUntil: instant(row.bounty.decideBy + bountyLimits.lateAward),
  }),
})

/** Lists bounties that wait for a payment, a vote or a decision. */
export async function listMatters(
  { clock, reads }: { clock: { now(): number }; reads: OversightReads },
  { matter, cursor, limit = usualLimit }: Asked<Api['adminBounties']>,
) {
  const now = clock.now()
  const { total, rows } = await reads.matters({
    matter: matter ?? null,
    now,
    after: places.read(cursor),
    limit: limit + 1,
  })
  const { page, ...rest } = places.cut(rows, limit, ({ since, bounty }) => ({
    at: since,
    id: bounty.id,
  }))
  return { rows: page.map((row) => presentWaiting(row, now)), total, ...rest }
}

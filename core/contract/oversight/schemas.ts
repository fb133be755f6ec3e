import * as z from 'zod/mini'
import { BountyCard } from '../bounties/schemas.ts'
import { clubId } from '../clubs/schemas.ts'
import { Uuid } from '../drafts/schemas.ts'
import { ProposalStatus } from '../governance/schemas.ts'
import { pageOf, pageQuery } from '../kit/lists.ts'
import { Reason } from '../kit/texts.ts'
import { Address, Amount, Instant, plainText } from '../kit/values.ts'
import { ProposalCard, ProposalOutcome } from '../proposals/schemas.ts'
import { bountyMatters } from './endpoints.ts'

export const AdminProposalsQuery = z.strictObject({
  status: z.optional(ProposalStatus),
  /** Some words that title or summary have in them. */
  q: z.optional(plainText(60, 1)),
  club: z.optional(clubId),
  ...pageQuery(),
})
export const AdminProposalParams = z.strictObject({ proposal: Uuid })
export const AdminCancelBody = z.strictObject({ reason: Reason })
export const AdminCancelled = z.object({ ok: z.literal(true) })

/** The newest first. */
export const AdminProposals = pageOf(ProposalCard)
export type AdminProposals = z.infer<typeof AdminProposals>

export const AdminBountiesQuery = z.strictObject({
  matter: z.optional(z.enum(bountyMatters)),
  ...pageQuery(),
})

export const AdminBounty = z.object({
  bounty: BountyCard,
  matter: z.enum(bountyMatters),
  /** Since when it waits. */
  since: Instant,
  /** Shares that were not paid; of one that is overdue. */
  owed: z.array(
    z.object({
      submission: Uuid,
      address: Address,
      /** Base units. */
      amount: Amount,
    }),
  ),
  /** Of one that is disputed, also for a month after its vote. */
  dispute: z.optional(
    z.object({
      /** The vote of the club. */
      proposal: Uuid,
      openedAt: Instant,
      resolvedAt: z.optional(Instant),
      outcome: z.optional(ProposalOutcome),
    }),
  ),
  /** Of one whose author was silent: until then it can still be decided. */
  decideUntil: z.optional(Instant),
})
export type AdminBounty = z.infer<typeof AdminBounty>

/** What waits longest first. */
export const AdminBounties = pageOf(AdminBounty)
export type AdminBounties = z.infer<typeof AdminBounties>

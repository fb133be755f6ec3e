import type { BountyDates } from './dates.ts'
import { bountyLimits } from './limits.ts'

export type BountyStatus =
  | 'pending'
  | 'open'
  | 'in_review'
  | 'awarded'
  | 'paid'
  | 'disputed'
  | 'cancelled'
  | 'expired'

/** What is known of a published bounty. Moments are UTC milliseconds. */
export interface BountyFacts extends BountyDates {
  /** Its author has closed it before its time. */
  closedAt: number | null
  award: { at: number; payUntil: number } | null
  /** Every share of the award was paid. */
  paidAt: number | null
  cancelledAt: number | null
  /** The club votes on a decision of it; nothing may be decided meanwhile. */
  isDisputed: boolean
}

/**
 * Tells where a bounty is. Nobody stores it, so no job can be late with it: a
 * draft that waits for its fee is `pending`, and no bounty yet.
 */
export function bountyStatus(
  facts: BountyFacts,
  now: number,
): Exclude<BountyStatus, 'pending'> {
  if (facts.cancelledAt !== null) return 'cancelled'
  if (facts.isDisputed) return 'disputed'
  if (facts.award) return facts.paidAt === null ? 'awarded' : 'paid'
  if (now >= facts.decideBy) return 'expired'
  const isClosed = facts.closedAt !== null || now >= facts.submitBy
  return isClosed ? 'in_review' : 'open'
}

export type BountyBadge =
  /** Its date is less than a day ahead. */
  | 'closes_soon'
  | 'decide_soon'
  | 'pay_soon'
  /** What was decided was not paid in time. */
  | 'overdue'
  /** Its author was silent: who looks after the club may decide. */
  | 'undecided'

/** Tells what stands beside the status. */
export function bountyBadges(
  facts: BountyFacts,
  work: { submissions: number },
  now: number,
): BountyBadge[] {
  const isSoon = (at: number) => now >= at - bountyLimits.lastCall
  switch (bountyStatus(facts, now)) {
    case 'open':
      return isSoon(facts.submitBy) ? ['closes_soon'] : []
    case 'in_review':
      return isSoon(facts.decideBy) ? ['decide_soon'] : []
    case 'awarded': {
      const until = facts.award?.payUntil ?? 0
      if (now >= until) return ['overdue']
      return isSoon(until) ? ['pay_soon'] : []
    }
    case 'expired':
      return mayStillAward(facts, work, now) ? ['undecided'] : []
    default:
      return []
  }
}

/** Whether one that expired may still be decided: there is work, and not long ago. */
export const mayStillAward = (
  { decideBy }: Pick<BountyFacts, 'decideBy'>,
  { submissions }: { submissions: number },
  now: number,
): boolean => submissions > 0 && now < decideBy + bountyLimits.lateAward

/** Until when a decision may be disputed. */
export const disputeUntil = (decidedAt: number): number =>
  decidedAt + bountyLimits.dispute

import type { BountyState } from '@narwhal-club/core/contract'
import { type SQL, sql } from 'drizzle-orm'

/** Neither taken back, disputed nor decided. */
const undecided = sql`bounty.cancelled_at is null and not bounty.is_disputed
  and bounty.awarded_at is null`
const decided = sql`bounty.cancelled_at is null and not bounty.is_disputed
  and bounty.awarded_at is not null`
const takesWork = (now: SQL) =>
  sql`bounty.closed_at is null and bounty.submit_by > ${now}`

/** Of the bounty at hand, at a moment: the same as `bountyStatus`. */
export const isInState: Record<BountyState, (now: SQL) => SQL> = {
  open: (now) =>
    sql`${undecided} and bounty.decide_by > ${now} and ${takesWork(now)}`,
  in_review: (now) =>
    sql`${undecided} and bounty.decide_by > ${now} and not (${takesWork(now)})`,
  expired: (now) => sql`${undecided} and bounty.decide_by <= ${now}`,
  awarded: () => sql`${decided} and bounty.paid_at is null`,
  paid: () => sql`${decided} and bounty.paid_at is not null`,
  disputed: () => sql`bounty.cancelled_at is null and bounty.is_disputed`,
  cancelled: () => sql`bounty.cancelled_at is not null`,
}

/** What was decided and not paid in time. */
export const isOverdue = (now: SQL) =>
  sql`${isInState.awarded(now)} and bounty.pay_until <= ${now}`

/** How many of a club take work. */
export const openBountiesIn = (club: SQL, now: SQL): SQL => sql`(
  select count(*)::int from bounties as bounty
  where bounty.club = ${club} and ${isInState.open(now)})`

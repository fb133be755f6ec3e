import { type SQL, sql } from 'drizzle-orm'
import { momentOf } from '../../db/moments.ts'
import { proposals } from './tables.ts'

/** Of the proposal at hand, at a moment: the same as `statusOf`. */
export const isIn = {
  pending: (now: SQL) =>
    sql`proposal.cancelled_at is null and proposal.end_at > ${now}
      and proposal.start_at > ${now}`,
  active: (now: SQL) =>
    sql`proposal.cancelled_at is null and proposal.end_at > ${now}
      and proposal.start_at <= ${now}`,
  closed: (now: SQL) =>
    sql`(proposal.cancelled_at is not null or proposal.end_at <= ${now})`,
}

/** How many a club has of each status. */
export function countsIn(club: SQL, at: number): SQL {
  const now = momentOf(at)
  return sql`(
    select json_build_object(
      'pending', count(*) filter (where ${isIn.pending(now)}),
      'active', count(*) filter (where ${isIn.active(now)}),
      'closed', count(*) filter (where ${isIn.closed(now)}))
    from ${proposals} as proposal where proposal.club = ${club})`
}

/** How many of a club are voted on. */
export const activeIn = (club: SQL, at: number): SQL => sql`(
  select count(*) from ${proposals} as proposal
  where proposal.club = ${club} and ${isIn.active(momentOf(at))})`

import { type SQL, sql } from 'drizzle-orm'
import { momentOf } from '../../db/moments.ts'
import { enoughReports } from './presentProposal.ts'
import { proposals } from './tables.ts'

/** Of the proposal at hand: it is voted on, or will be. */
export const isOpen = (now: SQL) =>
  sql`proposal.cancelled_at is null and proposal.end_at > ${now}`

/** Of the proposal at hand, at a moment: the same as `statusOf`. */
export const isIn = {
  pending: (now: SQL) => sql`${isOpen(now)} and proposal.start_at > ${now}`,
  active: (now: SQL) => sql`${isOpen(now)} and proposal.start_at <= ${now}`,
  closed: (now: SQL) =>
    sql`(proposal.cancelled_at is not null or proposal.end_at <= ${now})`,
}

/** What is warned of is not spread: see `isWarnedOf`. */
export const isSpread = sql`(
  proposal.flagged_at is null and proposal.reports < ${sql.raw(String(enoughReports))})`

/**
 * How many there are in all: the last number of a club says so, for numbers have
 * no gaps and no proposal is ever deleted. To count them would be to read them.
 */
export const allIn = (club: SQL): SQL => sql`(
  select coalesce(max(proposal.number), 0) from ${proposals} as proposal
  where proposal.club = ${club})`

/** How many a club has of each status. */
export function countsIn(club: SQL, at: number): SQL {
  const now = momentOf(at)
  return sql`(
    select json_build_object('pending', pending, 'active', active,
      'closed', ${allIn(club)} - pending - active)
    from (
      select count(*) filter (where ${isIn.pending(now)}) as pending,
        count(*) filter (where ${isIn.active(now)}) as active
      from ${proposals} as proposal
      where proposal.club = ${club} and ${isOpen(now)}
    ) as open)`
}

/** How many of a club are voted on. */
export const activeIn = (club: SQL, at: number): SQL => sql`(
  select count(*) from ${proposals} as proposal
  where proposal.club = ${club} and ${isIn.active(momentOf(at))})`

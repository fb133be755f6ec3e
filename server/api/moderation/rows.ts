import { mostSaid, type ReportReason } from '@narwhal-club/core/contract'
import type {
  ModeratedKind,
  ModerationState,
} from '@narwhal-club/core/governance'
import { sql } from 'drizzle-orm'
import { milliseconds } from '../../db/moments.ts'
import { commentReports } from '../comments/tables.ts'
import { proposalReports } from '../proposals/tables.ts'
import type { BlockedRow, Said, Thing, Told } from './moderation.ports.ts'
import { moderationReports } from './tables.ts'

export type Row = Record<string, unknown>

/** Reports of the thing at hand that nobody has answered. */
export const openReports = sql`(
  select reason, text, at from ${proposalReports}
    where thing.kind = 'proposal' and proposal = thing.id and not is_answered
  union all select reason, null, at from ${commentReports}
    where thing.kind = 'comment' and comment = thing.id and not is_answered
  union all select reason, text, at from ${moderationReports} as report
    where report.kind = thing.kind and report.thing = thing.id
      and not is_answered)`

/** A thing as it is told, from `thing` and the club and reports beside it. */
export const thingColumns = sql`thing.kind, thing.id, thing.club,
  club.name as club_name, thing.author, thing.title, thing.words,
  thing.place_kind, thing.place, ${milliseconds(sql`thing.at`)} as at_ms,
  ${milliseconds(sql`thing.since`)} as since_ms, thing.version, thing.state,
  thing.reports, thing.warning, thing.asked, thing.is_gone, thing.deleted_by,
  case when thing.looked < thing.version then thing.new_hosts
    else '{}'::text[] end as new_hosts,
  thing.taken, ${milliseconds(sql`thing.deleted_at`)} as deleted_ms,
  ${milliseconds(sql`thing.start_at`)} as start_ms,
  ${milliseconds(sql`thing.end_at`)} as end_ms,
  thing.is_blocked, (
    select coalesce(json_agg(json_build_object('reason', reason,
      'count', many) order by many desc, reason), '[]')
    from (select reason, count(*)::int as many
      from ${openReports} as report group by reason) as counted
  ) as reasons, (
    select coalesce(json_agg(json_build_object('reason', reason, 'text', text,
      'at', ${milliseconds(sql`at`)}) order by at desc, text), '[]')
    from (select * from ${openReports} as report where text is not null
      order by at desc, text limit ${mostSaid}) as told
  ) as told, (
    select ${milliseconds(sql`min(report.at)`)} from ${openReports} as report
  ) as reported_ms`

const numberOrNull = (value: unknown) => (value === null ? null : Number(value))

export function thingOf(row: Row, configured: ReadonlySet<string>): Thing {
  const author = row.author as Thing['author']
  const start = numberOrNull(row.start_ms)
  // A comment that a moderator took away before there was a queue.
  const isAway = row.deleted_by === 'moderator'
  const state = row.state as ModerationState
  return {
    kind: row.kind as ModeratedKind,
    id: String(row.id),
    club: { id: String(row.club), name: String(row.club_name) },
    author,
    isAuthorBlocked:
      author !== null && (row.is_blocked === true || configured.has(author)),
    title: String(row.title),
    words: row.words as Thing['words'],
    place: {
      kind: row.place_kind as Thing['place']['kind'],
      id: String(row.place),
    },
    at: Number(row.at_ms),
    since: Number(row.since_ms),
    version: Number(row.version),
    state: isAway && state === 'stands' ? 'hidden' : state,
    reports: Number(row.reports),
    reasons: row.reasons as { reason: ReportReason; count: number }[],
    told: row.told as Told[],
    reportedSince: numberOrNull(row.reported_ms),
    newHosts: row.new_hosts as string[],
    warning: row.warning as Said | null,
    taken: row.taken as Said | null,
    asked: row.asked as Said | null,
    isGone: row.is_gone === true,
    voting: start === null ? null : { start, end: Number(row.end_ms) },
  }
}

export const blockedOf = (row: Row): BlockedRow => ({
  address: String(row.address),
  reason: String(row.reason),
  by: String(row.by),
  at: Number(row.at_ms),
})

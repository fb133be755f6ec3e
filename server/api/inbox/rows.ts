import type { InboxKind } from '@narwhal-club/core/contract'
import { sql } from 'drizzle-orm'
import { milliseconds } from '../../db/moments.ts'
import { clubs } from '../clubs/tables.ts'
import { comments } from '../comments/tables.ts'
import { drafts } from '../drafts/tables.ts'
import { feeCredits, feeIntents } from '../fees/tables.ts'
import { proposals } from '../proposals/tables.ts'
import type { FoundEntry } from './inbox.ports.ts'

export type Row = Record<string, unknown>

/** What the entry at hand is about, wherever that stands. */
export const entrySources = sql`
  left join ${comments} as comment
    on entry.kind = 'reply' and comment.id = entry.subject
  left join ${proposals} as proposal on proposal.id =
    case when entry.kind = 'reply' then comment.subject
      when entry.kind in ('opened', 'ending', 'closed') then entry.subject end
  left join ${clubs} as club on club.id = proposal.club
  left join ${feeCredits} as credit
    on entry.kind = 'credited' and credit.id = entry.subject
  left join ${feeIntents} as intent
    on entry.kind in ('paid', 'credited') and intent.id = entry.subject
  left join ${drafts} as draft on draft.id = intent.ref_id`

/** The club at hand, as it is told. */
export const clubJson = sql`json_build_object('id', club.id, 'name', club.name)`

export const entryColumns = sql`entry.id, entry.kind,
  ${milliseconds(sql`entry.at`)} as at_ms, entry.read_at is not null as is_read,
  case when proposal.id is not null then json_build_object(
    'id', proposal.id, 'number', proposal.number, 'title', proposal.title,
    'club', ${clubJson},
    'start', ${milliseconds(sql`proposal.start_at`)},
    'end', ${milliseconds(sql`proposal.end_at`)},
    'cancelledAt', ${milliseconds(sql`proposal.cancelled_at`)},
    'counts', json_build_object(
      'yesPower', proposal.yes_power, 'noPower', proposal.no_power,
      'yesVoters', proposal.yes_voters, 'noVoters', proposal.no_voters,
      'ballots', proposal.ballots, 'comments', proposal.comments),
    'quorum', proposal.quorum) end as proposal,
  case when comment.id is not null then json_build_object(
    'id', comment.id, 'author', comment.author, 'text', comment.text,
    'reports', comment.reports
  ) end as reply,
  case when credit.id is not null or intent.id is not null then
    json_build_object(
      'amount', coalesce(credit.amount, intent.amount)::text,
      'purpose', intent.purpose, 'title', draft.content ->> 'title',
      'why', case when entry.kind = 'credited'
        then coalesce(credit.why, 'refunded') end) end as fee`

export const entryOf = (row: Row): FoundEntry => ({
  id: String(row.id),
  kind: row.kind as InboxKind,
  at: Number(row.at_ms),
  isRead: row.is_read === true,
  proposal: row.proposal as FoundEntry['proposal'],
  reply: row.reply as FoundEntry['reply'],
  fee: row.fee as FoundEntry['fee'],
})

import type { InboxKind } from '@narwhal-club/core/contract'
import { sql } from 'drizzle-orm'
import { milliseconds } from '../../db/moments.ts'
import { bounties, bountyDrafts, submissions } from '../bounties/tables.ts'
import { clubs } from '../clubs/tables.ts'
import { comments } from '../comments/tables.ts'
import { drafts } from '../drafts/tables.ts'
import { feeCredits, feeIntents } from '../fees/tables.ts'
import { moderated } from '../moderation/tables.ts'
import { proposals } from '../proposals/tables.ts'
import type { FoundEntry } from './inbox.ports.ts'

export type Row = Record<string, unknown>

/** What the entry at hand is about, wherever that stands. */
export const entrySources = sql`
  left join ${moderated} as mark
    on entry.kind = 'moderated' and mark.thing = entry.subject
  left join ${comments} as comment
    on entry.kind in ('reply', 'moderated') and comment.id = entry.subject
  left join ${proposals} as proposal on proposal.id =
    case when entry.kind = 'reply' then comment.subject
      when entry.kind in ('opened', 'ending', 'closed') then entry.subject
      when mark.kind = 'proposal' then entry.subject
      when mark.kind = 'comment' then comment.subject end
  left join ${submissions} as work
    on entry.kind in ('submitted', 'reviewed', 'payout', 'moderated')
      and work.id = entry.subject
  left join ${bounties} as bounty on bounty.id =
    case when entry.kind = 'reply' then comment.subject
      when entry.kind in ('changed', 'deadline', 'awarded', 'disputed')
        then entry.subject
      when mark.kind = 'bounty' then entry.subject
      when mark.kind = 'comment' then comment.subject
      else work.bounty end
  left join ${drafts} as idea
    on mark.kind = 'idea' and idea.id = entry.subject
  left join ${clubs} as club
    on club.id = coalesce(proposal.club, bounty.club, idea.club)
  left join ${feeCredits} as credit
    on entry.kind = 'credited' and credit.id = entry.subject
  left join ${feeIntents} as intent
    on entry.kind in ('paid', 'credited') and intent.id = entry.subject
  left join ${drafts} as draft on draft.id = intent.ref_id
  left join ${bountyDrafts} as offer on offer.id = intent.ref_id`

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
  case when bounty.id is not null then json_build_object(
    'id', bounty.id, 'number', bounty.number, 'title', bounty.title,
    'club', ${clubJson}, 'facts', json_build_object(
      'submitBy', ${milliseconds(sql`bounty.submit_by`)},
      'decideBy', ${milliseconds(sql`bounty.decide_by`)},
      'payBy', ${milliseconds(sql`bounty.pay_by`)},
      'closedAt', ${milliseconds(sql`bounty.closed_at`)},
      'award', case when bounty.awarded_at is not null then json_build_object(
        'at', ${milliseconds(sql`bounty.awarded_at`)},
        'payUntil', ${milliseconds(sql`bounty.pay_until`)}) end,
      'paidAt', ${milliseconds(sql`bounty.paid_at`)},
      'cancelledAt', ${milliseconds(sql`bounty.cancelled_at`)},
      'isDisputed', bounty.is_disputed)) end as bounty,
  case when work.id is not null then json_build_object(
    'submission', work.id, 'author', work.author, 'status', work.status,
    'amount', work.payout_amount::text, 'asset', bounty.asset) end as work,
  case when comment.id is not null then json_build_object(
    'id', comment.id, 'author', comment.author,
    'text', case when comment.deleted_by is null then comment.text end,
    'reports', comment.reports
  ) end as reply,
  case when credit.id is not null or intent.id is not null then
    json_build_object(
      'amount', coalesce(credit.amount, intent.amount)::text,
      'purpose', intent.purpose, 'title',
        coalesce(draft.content, offer.content) ->> 'title',
      'why', case when entry.kind = 'credited'
        then coalesce(credit.why, 'refunded') end) end as fee,
  case when mark.act is not null then json_build_object(
    'about', mark.kind, 'act', mark.act, 'reason', mark.reason,
    'idea', case when idea.id is not null then json_build_object(
      'id', idea.id, 'title', idea.content ->> 'title',
      'club', ${clubJson}) end) end as moderated`

export const entryOf = (row: Row): FoundEntry => ({
  id: String(row.id),
  kind: row.kind as InboxKind,
  at: Number(row.at_ms),
  isRead: row.is_read === true,
  bounty: row.bounty as FoundEntry['bounty'],
  work: row.work as FoundEntry['work'],
  proposal: row.proposal as FoundEntry['proposal'],
  reply: row.reply as FoundEntry['reply'],
  fee: row.fee as FoundEntry['fee'],
  moderated: row.moderated as FoundEntry['moderated'],
})

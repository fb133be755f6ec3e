import { type SQL, sql } from 'drizzle-orm'
import { milliseconds, momentOf } from '../../db/moments.ts'
import { clubs } from '../clubs/tables.ts'
import { drafts } from '../drafts/tables.ts'
import { feeIntents } from '../fees/tables.ts'
import { isIn, isSpread } from '../proposals/status.queries.ts'
import { powerLists, proposals } from '../proposals/tables.ts'
import { hasVoted } from '../votes/voted.queries.ts'
import type { FoundAwaiting } from './inbox.ports.ts'
import { clubJson, type Row } from './rows.ts'

/** The first of some rows, and how many there are. */
const firstOf = (rows: SQL, limit: number) => sql`(
  select json_build_object(
    'total', count(*)::int,
    'rows', coalesce(json_agg(row.json order by row.place)
      filter (where row.place <= ${limit}), '[]'))
  from (${rows}) as row)`

/** All that waits for a member, as one statement. */
export function awaitingQuery(address: string, at: number, limit: number): SQL {
  const now = momentOf(at)
  const votes = sql`
    select row_number() over (order by proposal.end_at, proposal.id) as place,
      json_build_object(
        'id', proposal.id, 'number', proposal.number,
        'title', proposal.title, 'club', ${clubJson},
        'end', ${milliseconds(sql`proposal.end_at`)},
        'votingPower', list.power) as json
    from ${proposals} as proposal
    join ${clubs} as club on club.id = proposal.club
    join ${powerLists} as list on list.root = proposal.snapshot_root
      and list.address = ${address} and list.power > 0
    where ${isIn.active(now)} and ${isSpread} and not ${hasVoted(sql`list.address`)}`
  const made = (states: SQL) => sql`${feeIntents} as intent
    where intent.payer = draft.author and intent.ref_id = draft.id
      and intent.purpose = 'proposal' and intent.state in (${states})`
  const written = sql`
    select row_number() over (
        order by draft.state = 'awaiting_fee' desc, draft.updated_at desc,
          draft.id) as place,
      json_build_object(
        'id', draft.id, 'title', draft.content ->> 'title',
        'club', ${clubJson}, 'state', draft.state,
        'payBy', (select max(${milliseconds(sql`intent.expires_at`)})
          from ${made(sql`'open'`)}),
        'updatedAt', ${milliseconds(sql`draft.updated_at`)}) as json
    from ${drafts} as draft join ${clubs} as club on club.id = draft.club
    where draft.author = ${address}
      and draft.state in ('writing', 'awaiting_fee')
      -- A payment that is under way waits for the chain.
      and not exists (select from ${made(sql`'submitted'`)})`
  return sql`select ${firstOf(votes, limit)} as votes,
    ${firstOf(written, limit)} as drafts`
}

export const awaitingOf = (row: Row | undefined): FoundAwaiting => ({
  votes: row?.votes as FoundAwaiting['votes'],
  drafts: row?.drafts as FoundAwaiting['drafts'],
})

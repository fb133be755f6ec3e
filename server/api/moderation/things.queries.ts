import { type SQL, sql } from 'drizzle-orm'
import { milliseconds } from '../../db/moments.ts'
import {
  bounties,
  bountyVersions,
  submissions,
  submissionVersions,
} from '../bounties/tables.ts'
import { comments } from '../comments/tables.ts'
import { drafts } from '../drafts/tables.ts'
import { proposals, proposalVersions } from '../proposals/tables.ts'
import { moderated } from './tables.ts'

/** A moment, or its milliseconds, of what someone said. */
const said = (by: SQL, reason: SQL, at: SQL) => sql`
  case when ${at} is not null then json_build_object('by', ${by},
    'reason', ${reason}, 'at', ${milliseconds(at)}) end`

/** What all things have of the row that was written about them. */
const marks = sql`coalesce(mark.looked, 0) as looked, mark.at as acted_at,
  ${said(sql`mark.asked_by`, sql`mark.asked_reason`, sql`mark.asked_at`)} as asked,
  mark.asked_at,
  case when mark.state <> 'stands' then
    ${said(sql`mark.by`, sql`mark.reason`, sql`mark.at`)} end as taken,
  coalesce(mark.state, 'stands') as state`

const withMark = (kind: string, id: SQL) => sql`
  join meant on meant.kind = ${kind} and meant.id = ${id}
  left join ${moderated} as mark on mark.kind = ${kind} and mark.thing = ${id}`

const noHosts = sql`'{}'::text[] as new_hosts`
const notVotedOn = sql`null::timestamptz as start_at, null::timestamptz as end_at`

const proposal = (now: SQL) => sql`
  select 'proposal' as kind, thing.id, thing.club, thing.author,
    version.title, json_build_object('title', version.title,
      'summary', version.summary, 'body', version.body,
      'discussionUrl', version.discussion_url) as words,
    'proposal' as place_kind, thing.id as place, thing.published_at as at,
    thing.version, thing.reports, thing.new_hosts,
    thing.flagged_at as warned_at,
    ${said(sql`thing.flagged_by`, sql`thing.flag_reason`, sql`thing.flagged_at`)}
      as warning, false as is_gone, null::text as deleted_by,
    null::timestamptz as deleted_at,
    case when thing.cancelled_at is null and thing.end_at > ${now}
      then thing.start_at end as start_at, thing.end_at, ${marks}
  from ${proposals} as thing
  join ${proposalVersions} as version on version.proposal = thing.id
    and version.version = thing.version
  ${withMark('proposal', sql`thing.id`)}`

const idea = sql`
  select 'idea', thing.id, thing.club, thing.author,
    thing.content ->> 'title', json_build_object(
      'title', thing.content ->> 'title', 'summary', thing.content ->> 'summary',
      'body', thing.content ->> 'body',
      'discussionUrl', thing.content ->> 'discussionUrl'),
    'idea', thing.id, coalesce(thing.shared_at, thing.updated_at),
    thing.version, coalesce(mark.reports, 0), ${noHosts}, mark.warned_at,
    ${said(sql`mark.warned_by`, sql`mark.warning`, sql`mark.warned_at`)},
    thing.shared_at is null or thing.state = 'published', null, null,
    ${notVotedOn},
    ${marks}
  from ${drafts} as thing ${withMark('idea', sql`thing.id`)}
  where thing.shared_at is not null or mark.thing is not null`

const bounty = sql`
  select 'bounty', thing.id, thing.club, thing.author,
    version.title, json_build_object('title', version.title,
      'description', version.description),
    'bounty', thing.id, thing.published_at, thing.version,
    coalesce(mark.reports, 0), ${noHosts}, mark.warned_at,
    ${said(sql`mark.warned_by`, sql`mark.warning`, sql`mark.warned_at`)},
    false, null, null, ${notVotedOn}, ${marks}
  from ${bounties} as thing
  join ${bountyVersions} as version on version.bounty = thing.id
    and version.version = thing.version
  ${withMark('bounty', sql`thing.id`)}`

// Work that nobody else may read yet is read by no administrator either.
const submission = (now: SQL) => sql`
  select 'submission', thing.id, bounty.club, thing.author, bounty.title,
    case when bounty.visibility = 'public' or bounty.submit_by <= ${now}
        or bounty.closed_at is not null or bounty.cancelled_at is not null
      then json_build_object('text', version.text,
        'links', array_to_string(version.links, E'\\n')) end,
    'bounty', bounty.id, thing.at, thing.version, coalesce(mark.reports, 0),
    ${noHosts}, mark.warned_at, null::json, thing.status = 'withdrawn', null, null,
    ${notVotedOn}, ${marks}
  from ${submissions} as thing
  join ${bounties} as bounty on bounty.id = thing.bounty
  join ${submissionVersions} as version on version.submission = thing.id
    and version.version = thing.version
  ${withMark('submission', sql`thing.id`)}`

const comment = sql`
  select 'comment', thing.id, thing.club, thing.author, coalesce(
      (select title from ${proposals} where id = thing.subject
        and thing.subject_kind = 'proposal'),
      (select title from ${bounties} where id = thing.subject)),
    json_build_object('text', thing.text), thing.subject_kind, thing.subject,
    thing.at, thing.version, thing.reports, ${noHosts}, null::timestamptz,
    null::json, thing.deleted_by is not distinct from 'author',
    thing.deleted_by, thing.deleted_at, ${notVotedOn}, ${marks}
  from ${comments} as thing ${withMark('comment', sql`thing.id`)}`

/** All things that are `meant (kind, id)`, whatever they are, as rows of one kind. */
export const thingsQuery = (now: SQL) =>
  sql.join(
    [proposal(now), idea, bounty, submission(now), comment],
    sql` union all `,
  )

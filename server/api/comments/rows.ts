import { type SQL, sql } from 'drizzle-orm'
import { milliseconds } from '../../db/moments.ts'
import { bounties } from '../bounties/tables.ts'
import { clubModerators } from '../clubs/tables.ts'
import { markJson } from '../moderation/mark.queries.ts'
import { powerLists, proposals } from '../proposals/tables.ts'
import { choiceOn } from '../votes/voted.queries.ts'
import type {
  CommentVersion,
  FoundComment,
  HeldComment,
  Subject,
} from './comments.ports.ts'
import { commentLikes, commentReports } from './tables.ts'

export type Row = Record<string, unknown>

/**
 * Each kind of thing by its table: what of it matters here. `root` names the
 * list of who may vote on it, where there is one.
 */
const things = {
  proposal: sql`select 'proposal' as kind, id, club, snapshot_root as root,
    comments from ${proposals}`,
  bounty: sql`select 'bounty' as kind, id, club, null::text as root, comments
    from ${bounties}`,
} as const satisfies Record<Subject['kind'], SQL>

/** One thing, as `thing`. */
export const thingOf = ({ kind, id }: Subject) =>
  sql`(select * from (${things[kind]}) as thing where id = ${id}::uuid)`

/** All things, to join a comment with its own. */
export const anyThing = sql`(${sql.join(Object.values(things), sql` union all `)})`

/** Keeps how many comments stand below a thing. */
export const countMore = ({ kind, id }: Subject, more: 1 | -1) =>
  ({
    proposal: sql`update ${proposals} set comments = comments + ${more}::int
      where id = ${id}::uuid`,
    bounty: sql`update ${bounties} set comments = comments + ${more}::int
      where id = ${id}::uuid`,
  })[kind]

/** Whether an address looks after the club of the thing at hand. */
export const moderatedBy = (asker: string | null) => sql`exists (
  select from ${clubModerators} as look
  where look.club = thing.club and look.address = ${asker}::text)`

/** What an address may vote with on the thing at hand; null: nothing is frozen. */
export const frozenPower = (address: SQL) => sql`case
  when thing.root is null then null else coalesce((
    select power from ${powerLists} as list
    where list.root = thing.root and list.address = ${address}), 0) end`

/** The comment at hand as one value; `thing` is what it stands below. */
export const commentJson = (asker: string | null) => sql`json_build_object(
  'id', comment.id,
  'subject', json_build_object(
    'kind', comment.subject_kind, 'id', comment.subject),
  'club', comment.club, 'parent', comment.parent, 'author', comment.author,
  'text', comment.text, 'version', comment.version,
  'at', ${milliseconds(sql`comment.at`)},
  'editedAt', ${milliseconds(sql`comment.edited_at`)},
  'deletedBy', comment.deleted_by, 'likes', comment.likes,
  'replies', comment.replies, 'reports', comment.reports,
  'mark', case when comment.deleted_by = 'moderator'
    then ${markJson('comment', sql`comment.id`)} end,
  'votingPower', ${frozenPower(sql`comment.author`)},
  'voted', ${choiceOn(sql`comment.subject`, sql`comment.author`)},
  'liked', exists (select from ${commentLikes} as own
    where own.comment = comment.id and own.address = ${asker}::text),
  'reported', exists (select from ${commentReports} as own
    where own.comment = comment.id and own.address = ${asker}::text
      and (not own.is_answered or own.version >= comment.version)))`

export const commentOf = (json: unknown): FoundComment => json as FoundComment

export const heldOf = ({ json, own_power: own }: Row): HeldComment => ({
  ...commentOf(json),
  ownPower: own === null ? null : Number(own),
})

export const versionOf = (row: Row): CommentVersion => ({
  version: Number(row.version),
  text: String(row.text),
  at: Number(row.at_ms),
})

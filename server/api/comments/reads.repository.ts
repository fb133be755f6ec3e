import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { milliseconds, momentOf } from '../../db/moments.ts'
import { afterPlace, type Sorted } from '../../list/afterPlace.ts'
import {
  type CommentReads,
  type FoundComment,
  firstReplies,
} from './comments.ports.ts'
import {
  anyThing,
  commentJson,
  commentOf,
  moderatedBy,
  type Row,
  thingOf,
  versionOf,
} from './rows.ts'
import { comments, commentVersions } from './tables.ts'

/** Replies of the comment at hand that stand, the first first. */
const repliesOf = (asker: string | null) => sql`
  select ${commentJson(asker)} as json, comment.at, comment.id
  from ${comments} as comment
  where comment.parent = thread.id and comment.deleted_at is null`

const later = (after: { at: number; id: string } | undefined, order: Order) =>
  after
    ? afterPlace([
        { by: sql`comment.at`, order, at: momentOf(after.at) },
        { by: sql`comment.id`, order, at: sql`${after.id}::uuid` },
      ])
    : sql`true`
type Order = Sorted['order']

/** Reads what is said: each of these is one statement. */
export function createCommentReads(db: Pick<Database, 'run'>): CommentReads {
  const ask = async (query: SQL) =>
    (await db.run((orm) => orm.execute(query))).rows as Row[]

  return {
    async list({ subject, sort, after, asker, limit }) {
      const isTop = sort === 'top'
      const isLater =
        after && isTop
          ? afterPlace([
              { by: sql`comment.likes`, order: 'falling', at: after.likes },
              {
                by: sql`comment.at`,
                order: 'falling',
                at: momentOf(after.at),
              },
              {
                by: sql`comment.id`,
                order: 'falling',
                at: sql`${after.id}::uuid`,
              },
            ])
          : later(after, 'falling')
      const order = (of: SQL) =>
        isTop
          ? sql`${of}.likes desc, ${of}.at desc, ${of}.id desc`
          : sql`${of}.at desc, ${of}.id desc`
      const stands = sql`comment.subject_kind = ${subject.kind}
        and comment.subject = ${subject.id}::uuid and comment.parent is null
        and (comment.deleted_at is null or comment.replies > 0)`
      // What is the same for all rows is counted once, not with each of them.
      const rows = await ask(sql`
        with thing as materialized (
          select thing.*, ${moderatedBy(asker)} as moderates, (
              select count(*)::int from ${comments} as comment where ${stands}
            ) as total
          from ${thingOf(subject)} as thing
        ) select thing.club, thing.comments, thing.moderates, thing.total,
          thread.json, (
            select coalesce(json_agg(reply.json order by reply.at, reply.id), '[]')
            from (${repliesOf(asker)} order by comment.at, comment.id
              limit ${firstReplies}) as reply
          ) as first
        from thing left join lateral (
          select ${commentJson(asker)} as json, comment.id, comment.at,
            comment.likes
          from ${comments} as comment where ${stands} and ${isLater}
          order by ${order(sql`comment`)} limit ${limit}
        ) as thread on true order by ${order(sql`thread`)}`)
      const [row] = rows
      if (!row) return null
      return {
        comments: Number(row.comments),
        total: Number(row.total),
        club: String(row.club),
        moderates: row.moderates === true,
        rows: rows
          .filter(({ json }) => json !== null)
          .map(({ json, first }) => ({
            ...commentOf(json),
            first: first as FoundComment[],
          })),
      }
    },

    async replies({ thread, after, asker, limit }) {
      const rows = await ask(sql`
        select thing.club, ${moderatedBy(asker)} as moderates,
          thread.replies as total, reply.json
        from ${comments} as thread join ${anyThing} as thing
          on thing.kind = thread.subject_kind and thing.id = thread.subject
        left join lateral (
          ${repliesOf(asker)} and ${later(after, 'rising')}
          order by comment.at, comment.id limit ${limit}
        ) as reply on true
        where thread.id = ${thread}::uuid
          and (thread.deleted_at is null or thread.replies > 0)
        order by reply.at, reply.id`)
      const [row] = rows
      if (!row) return null
      return {
        total: Number(row.total),
        club: String(row.club),
        moderates: row.moderates === true,
        rows: rows
          .filter(({ json }) => json !== null)
          .map(({ json }) => commentOf(json)),
      }
    },

    async versions(id) {
      const rows = await ask(sql`
        select version.version, version.text,
          ${milliseconds(sql`version.at`)} as at_ms
        from ${commentVersions} as version
        join ${comments} as comment on comment.id = version.comment
        where comment.id = ${id}::uuid and comment.deleted_at is null
        order by version.version desc`)
      return rows.map(versionOf)
    },
  }
}

import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { clubs } from '../clubs/tables.ts'

/**
 * What is said below things of clubs. A row stays when it is deleted: replies
 * may hang on it. The thing itself keeps how many comments stand below it.
 */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey(),
    /** The kind of thing, and which. */
    subjectKind: text('subject_kind', {
      enum: ['proposal', 'bounty'],
    }).notNull(),
    subject: uuid('subject').notNull(),
    /** That the thing is in. */
    club: text('club')
      .notNull()
      .references(() => clubs.id),
    /** Null: it begins a thread. */
    parent: uuid('parent').references((): PgColumn => comments.id),
    /** Lower case. */
    author: text('author').notNull(),
    /** Markdown, of the newest version. */
    text: text('text').notNull(),
    version: integer('version').notNull(),
    at: instant('at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by', { enum: ['author', 'moderator'] }),
    likes: integer('likes').notNull().default(0),
    /** That stand. */
    replies: integer('replies').notNull().default(0),
    /** Distinct holders who reported it since a moderator looked. */
    reports: integer('reports').notNull().default(0),
  },
  (table) => {
    const thing = [table.subjectKind, table.subject] as const
    // As lists ask for it, so that they count in the index alone.
    const isThread = sql`${table.parent} is null
      and (${table.deletedAt} is null or ${table.replies} > 0)`
    return [
      index('comments_new')
        .on(...thing, table.at, table.id)
        .where(isThread),
      index('comments_top')
        .on(...thing, table.likes, table.at, table.id)
        .where(isThread),
      // What waits for who looks after the club, and what they took away.
      index('comments_reported').on(table.id).where(sql`${table.reports} > 0`),
      index('comments_removed')
        .on(table.id)
        .where(sql`${table.deletedBy} = 'moderator'`),
      index('comments_replies').on(table.parent, table.at, table.id),
    ]
  },
)

/** All that a comment ever said: only added to (a trigger refuses anything else). */
export const commentVersions = pgTable(
  'comment_versions',
  {
    comment: uuid('comment')
      .notNull()
      .references(() => comments.id),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.comment, table.version] })],
)

export const commentLikes = pgTable(
  'comment_likes',
  {
    comment: uuid('comment')
      .notNull()
      .references(() => comments.id),
    address: text('address').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.comment, table.address] })],
)

/** What holders reported, one row each. */
export const commentReports = pgTable(
  'comment_reports',
  {
    comment: uuid('comment')
      .notNull()
      .references(() => comments.id),
    address: text('address').notNull(),
    reason: text('reason').notNull(),
    /** A moderator has looked at it. */
    isAnswered: boolean('is_answered').notNull().default(false),
    /** What was said when it was reported, or answered. */
    version: integer('version').notNull().default(1),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.comment, table.address] })],
)

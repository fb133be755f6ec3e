import type {
  ModeratedKind,
  ModerationState,
} from '@narwhal-club/core/governance'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import type { ToldAct } from './moderation.ports.ts'

/** What is known of a thing that was reported or looked at, one row each. */
export const moderated = pgTable(
  'moderated',
  {
    kind: text('kind').$type<ModeratedKind>().notNull(),
    thing: uuid('thing').notNull(),
    state: text('state').$type<ModerationState>().notNull().default('stands'),
    /** The last thing that its author was told of, and why. */
    act: text('act').$type<ToldAct>(),
    reason: text('reason'),
    by: text('by'),
    at: instant('at'),
    /** A warning stands before it; proposals have theirs in a column of their own. */
    warning: text('warning'),
    warnedBy: text('warned_by'),
    warnedAt: instant('warned_at'),
    /** Distinct holders who reported it; proposals and comments count theirs. */
    reports: integer('reports').notNull().default(0),
    /** The version whose links somebody has looked at. */
    looked: integer('looked').notNull().default(0),
    /** A tombstone that waits for a second person. */
    askedBy: text('asked_by'),
    askedReason: text('asked_reason'),
    askedAt: instant('asked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.thing] }),
    // What members were told of is found by the thing alone.
    index('moderated_thing').on(table.thing),
    // All that is looked for among many that were dismissed.
    index('moderated_open')
      .on(table.kind, table.thing)
      .where(
        sql`${table.reports} > 0 or ${table.askedAt} is not null
          or ${table.state} <> 'stands' or ${table.warning} is not null`,
      ),
  ],
)

/** What holders reported of ideas, bounties and work, one row each. */
export const moderationReports = pgTable(
  'moderation_reports',
  {
    kind: text('kind').$type<ModeratedKind>().notNull(),
    thing: uuid('thing').notNull(),
    address: text('address').notNull(),
    reason: text('reason').notNull(),
    text: text('text'),
    isAnswered: boolean('is_answered').notNull().default(false),
    /** What it said when it was reported, or answered. */
    version: integer('version').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.thing, table.address] }),
  ],
)

/** Wallets that publish nothing, besides those of the configuration. */
export const blockedAuthors = pgTable(
  'blocked_authors',
  {
    /** Lower case. */
    address: text('address').primaryKey(),
    reason: text('reason').notNull(),
    by: text('by').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('blocked_authors_at').on(table.at, table.address)],
)

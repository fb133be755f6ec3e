import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** Work that was put down for a moment, until it is done. */
export const dueJobs = pgTable(
  'due_jobs',
  {
    name: text('name').notNull(),
    /** What it is about: of one name, each key is there once. */
    key: text('key').notNull(),
    /** JSON. */
    payload: text('payload').notNull(),
    dueAt: instant('due_at').notNull(),
    /** How often it was begun. */
    attempts: integer('attempts').notNull().default(0),
    /** While it is being done, and until when that is believed. */
    lockedUntil: instant('locked_until'),
    lastError: text('last_error'),
    /** Given up: kept for people to look at. */
    deadAt: instant('dead_at'),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.key] }),
    index('due_jobs_due').on(table.dueAt).where(sql`${table.deadAt} is null`),
  ],
)

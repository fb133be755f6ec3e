import type { DraftContent } from '@narwhal-club/core/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { clubs } from '../clubs/tables.ts'

/** What is written and not published; shared, it is an idea. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey(),
    club: text('club')
      .notNull()
      .references(() => clubs.id),
    /** Lower case. */
    author: text('author').notNull(),
    content: jsonb('content').$type<DraftContent>().notNull(),
    /** Grows by one with each save. */
    version: integer('version').notNull(),
    state: text('state', {
      enum: ['writing', 'awaiting_fee', 'published'],
    }).notNull(),
    /** Null: it is its author's alone. */
    sharedAt: instant('shared_at'),
    /** What it was adopted from; that one may be gone. */
    ideaDraft: uuid('idea_draft'),
    ideaAuthor: text('idea_author'),
    /** The shared one that it was copied from, which may be a copy itself. */
    copyOf: uuid('copy_of'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('drafts_author').on(table.author, table.updatedAt),
    index('drafts_shared')
      .on(table.club, table.sharedAt.desc().nullsFirst(), table.id)
      .where(
        sql`${table.sharedAt} is not null and ${table.state} <> 'published'`,
      ),
    index('drafts_idea').on(table.ideaDraft),
  ],
)

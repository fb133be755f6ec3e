import type { InboxKind } from '@narwhal-club/core/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** What members were told: ids only, the words are read where they stand. */
export const inboxEntries = pgTable(
  'inbox_entries',
  {
    id: uuid('id').primaryKey(),
    /** Lower case. */
    address: text('address').notNull(),
    kind: text('kind').$type<InboxKind>().notNull(),
    /** A proposal, a comment, a fee intent or a credit, by the kind. */
    subject: uuid('subject').notNull(),
    /** When it happened. */
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    // Each is told of a thing once, however often that is tried.
    uniqueIndex('inbox_entries_once').on(
      table.subject,
      table.kind,
      table.address,
    ),
    index('inbox_entries_address').on(table.address, table.at, table.id),
    index('inbox_entries_unread')
      .on(table.address)
      .where(sql`${table.readAt} is null`),
    index('inbox_entries_at').on(table.at),
  ],
)

/** What members do not want to be told; who is not here wants all. */
export const inboxSwitches = pgTable('inbox_switches', {
  address: text('address').primaryKey(),
  off: text('off').array().notNull().default(sql`'{}'::text[]`),
})

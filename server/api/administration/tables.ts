import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** What administrators have closed: a row for each, until it is open again. */
export const flags = pgTable('flags', {
  flag: text('flag').primaryKey(),
  reason: text('reason').notNull(),
  since: instant('since').notNull(),
  by: text('by').notNull(),
})

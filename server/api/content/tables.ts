import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/**
 * What administrators write on pages, and templates of posts, by version from 1:
 * the newest counts. Only ever added to: a trigger refuses anything else.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    /** `team`, `shill/en/token.hype` */
    document: text('document').notNull(),
    version: integer('version').notNull(),
    /** Null: what the product came with stands there again. */
    value: jsonb('value'),
    /** Lower case. */
    by: text('by').notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.document, table.version] })],
)

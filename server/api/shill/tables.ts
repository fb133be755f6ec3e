import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** Posts that members keep, of those that the generator wrote. */
export const shillFavourites = pgTable(
  'shill_favourites',
  {
    id: uuid('id').primaryKey(),
    /** Lower case. */
    address: text('address').notNull(),
    text: text('text').notNull(),
    /** What the generator was set to. */
    inputs: text('inputs').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('shill_favourites_address').on(
      table.address,
      table.createdAt.desc().nullsFirst(),
      table.id,
    ),
  ],
)

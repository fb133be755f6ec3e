import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, uint256 } from '../../db/columns.ts'
import { feeCredits } from '../fees/tables.ts'

/** Credits that are paid back: set aside first, so that nobody spends them. */
export const feeRefunds = pgTable(
  'fee_refunds',
  {
    id: uuid('id').primaryKey(),
    credit: uuid('credit')
      .notNull()
      .references(() => feeCredits.id),
    /** Base units that were set aside. */
    amount: uint256('amount').notNull(),
    state: text('state', { enum: ['open', 'refunded', 'dropped'] }).notNull(),
    /** Who set it aside, and why. */
    by: text('by').notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
    /** The index's head then: what is older does not pay it back. */
    begunBlock: integer('begun_block').notNull(),
    /** The payment, as two nodes have shown it. */
    hash: text('hash'),
    /** Which payment of the transaction it is. */
    key: text('key'),
    block: integer('block'),
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    index('fee_refunds_credit').on(table.credit, table.at),
    // A credit is set aside once at a time.
    uniqueIndex('fee_refunds_open')
      .on(table.credit)
      .where(sql`${table.state} = 'open'`),
    // One payment pays back once, whatever happens.
    uniqueIndex('fee_refunds_key').on(table.key),
    index('fee_refunds_hash').on(table.hash),
  ],
)

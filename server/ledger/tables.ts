import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Where each ledger stands; who appends holds its row until the commit. */
export const ledgerHeads = pgTable('ledger_heads', {
  ledger: text('ledger').primaryKey(),
  /** How many lines it has. */
  size: integer('size').notNull(),
  /** That of the last line. */
  hash: text('hash').notNull(),
})

/**
 * Lines of ledgers. Migration 0005 has triggers that refuse to change, delete
 * or truncate them, to every role.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    ledger: text('ledger').notNull(),
    /** From 0, without gaps. */
    index: integer('index').notNull(),
    kind: text('kind').notNull(),
    /** Canonical JSON, as text: it is what was hashed, to the byte. */
    payload: text('payload').notNull(),
    /** Milliseconds since the epoch. */
    receivedAt: bigint('received_at', { mode: 'number' }).notNull(),
    prevHash: text('prev_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ledger, table.index] })],
)

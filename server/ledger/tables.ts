import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { moderated } from '../audit/moderated.ts'

/** Where each ledger stands; who appends holds its row until the commit. */
export const ledgerHeads = pgTable('ledger_heads', {
  ledger: text('ledger').primaryKey(),
  /** How many lines it has. */
  size: integer('size').notNull(),
  /** That of the last line. */
  hash: text('hash').notNull(),
})

/**
 * Of the audit ledger alone, in the same words as its indices have them: the
 * database does not see through a parameter.
 */
export const inAudit = sql.raw("ledger = 'audit'")
export const inModeration = sql.raw(
  `split_part(kind, '.', 1) in (${moderated.map((word) => `'${word}'`).join(', ')})`,
)
export const saidInAudit = (name: 'by' | 'to') =>
  sql.raw(`(payload::jsonb ->> '${name}')`)

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
  (table) => [
    primaryKey({ columns: [table.ledger, table.index] }),
    // What the audit log is asked for: each of them the newest first.
    index('ledger_moderation')
      .on(table.index)
      .where(sql`${inAudit} and ${inModeration}`),
    index('ledger_audit_by').on(saidInAudit('by'), table.index).where(inAudit),
    index('ledger_audit_to').on(saidInAudit('to'), table.index).where(inAudit),
  ],
)

import type { SignedMessage } from '@narwhal-club/core/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, uint256 } from '../../db/columns.ts'

/** A fee that someone is asked for (behaviour 1.4). */
export const feeIntents = pgTable(
  'fee_intents',
  {
    id: uuid('id').primaryKey(),
    /** Addresses are in lower case. */
    payer: text('payer').notNull(),
    purpose: text('purpose', { enum: ['proposal', 'bounty'] }).notNull(),
    /** The draft that it publishes. */
    refId: uuid('ref_id').notNull(),
    contentHash: text('content_hash').notNull(),
    token: text('token').notNull(),
    to: text('to_address').notNull(),
    /** Base units. */
    amount: uint256('amount').notNull(),
    state: text('state', {
      enum: [
        'open',
        'submitted',
        'confirmed',
        'consumed',
        'failed',
        'expired',
        'credited',
      ],
    }).notNull(),
    isExempt: boolean('is_exempt').notNull(),
    isByCredit: boolean('is_by_credit').notNull(),
    /** The index's head when it was made: what is older does not pay it. */
    createdBlock: integer('created_block').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The transaction that pays it, or that was named last. */
    hash: text('hash'),
    /** Why it failed, or why what was named last does not pay. */
    fault: text('fault'),
    /** What publishes it when it is paid: message and signature. */
    signed: jsonb('signed').$type<SignedMessage>(),
    /** What was published by it. */
    published: uuid('published'),
    /** How often it could not be published just now, and when that is tried anew. */
    tries: integer('tries').notNull().default(0),
    dueAt: instant('due_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('fee_intents_payer').on(table.payer, table.createdAt),
    // One at a time for each thing: a second question gets the first.
    uniqueIndex('fee_intents_one')
      .on(table.payer, table.purpose, table.refId)
      .where(sql`${table.state} in ('open', 'submitted', 'confirmed')`),
    // All that the watcher looks at.
    index('fee_intents_live')
      .on(table.state)
      .where(sql`${table.state} in ('open', 'submitted', 'confirmed')`),
  ],
)

/**
 * Each payment that was used: for an intent, or as a credit. Never deleted: one
 * payment has one use, whatever becomes of either.
 */
export const feeUses = pgTable(
  'fee_uses',
  {
    /** `feeKey`: transaction and place of the log in it. */
    key: text('key').primaryKey(),
    hash: text('hash').notNull(),
    block: integer('block').notNull(),
    payer: text('payer').notNull(),
    token: text('token').notNull(),
    /** Base units that arrived. */
    value: uint256('value').notNull(),
    /** The intent that it paid; null: all of it is a credit. */
    intent: uuid('intent').references(() => feeIntents.id),
    at: instant('at').notNull(),
  },
  (table) => [
    index('fee_uses_hash').on(table.hash),
    index('fee_uses_intent').on(table.intent),
  ],
)

/** Money that arrived and pays for nothing yet. */
export const feeCredits = pgTable(
  'fee_credits',
  {
    id: uuid('id').primaryKey(),
    payer: text('payer').notNull(),
    token: text('token').notNull(),
    /** Base units. */
    amount: uint256('amount').notNull(),
    left: uint256('left_over').notNull(),
    /** The payment that it is of. */
    key: text('key')
      .notNull()
      .references(() => feeUses.key),
    hash: text('hash').notNull(),
    why: text('why', { enum: ['unmatched', 'over', 'refunded'] }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('fee_credits_payer').on(table.payer, table.at),
    // A payment becomes a credit once for each reason.
    uniqueIndex('fee_credits_once').on(table.key, table.why),
  ],
)

/** What was paid with a credit. */
export const feeCreditSpends = pgTable(
  'fee_credit_spends',
  {
    credit: uuid('credit')
      .notNull()
      .references(() => feeCredits.id),
    intent: uuid('intent')
      .notNull()
      .references(() => feeIntents.id),
    /** Base units. */
    amount: uint256('amount').notNull(),
    at: instant('at').notNull(),
    /** When the credit was given back: what it paid for could not be published. */
    returnedAt: instant('returned_at'),
  },
  (table) => [primaryKey({ columns: [table.credit, table.intent] })],
)

/** One row: from where on payments are looked at, and up to where all are settled. */
export const feeWatch = pgTable('fee_watch', {
  id: smallint('id').primaryKey(),
  /** Of which token, and to where. */
  subject: text('subject').notNull(),
  /** What arrived before is no one's credit: there were no fees yet. */
  from: integer('from_block').notNull(),
  settled: integer('settled_block').notNull(),
})

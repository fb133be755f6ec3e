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

/** A swap that someone asked for (behaviour 4). */
export const swapIntents = pgTable(
  'swap_intents',
  {
    /** That of its quote: a quote becomes one intent. */
    id: uuid('id').primaryKey(),
    /** Addresses are in lower case. */
    account: text('account').notNull(),
    mode: text('mode', { enum: ['deposit', 'redeem'] }).notNull(),
    ids: text('ids').array().notNull(),
    /** Base units. */
    tokens: uint256('tokens').notNull(),
    minOut: uint256('min_out').notNull(),
    vault: text('vault').notNull(),
    /** Wei. */
    fee: uint256('fee').notNull(),
    feeTo: text('fee_to').notNull(),
    state: text('state', {
      enum: ['open', 'paid', 'swapped', 'unpaid', 'cancelled', 'expired'],
    }).notNull(),
    isExempt: boolean('is_exempt').notNull(),
    isByCredit: boolean('is_by_credit').notNull(),
    /** The index's head when it was made. */
    createdBlock: integer('created_block').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The payment that it holds; the chain may have taken it back since. */
    paidBy: text('paid_by'),
    paidBlock: integer('paid_block'),
    /** The event that it has become: transaction and place. */
    swappedBy: text('swapped_by'),
    swappedBlock: integer('swapped_block'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('swap_intents_account').on(table.account, table.createdAt),
    // What is looked at again and again.
    index('swap_intents_live')
      .on(table.state)
      .where(sql`${table.state} in ('open', 'paid')`),
    // One payment is the fee of one swap, and one event one intent.
    uniqueIndex('swap_intents_paid_by').on(table.paidBy),
    uniqueIndex('swap_intents_swapped_by').on(table.swappedBy),
  ],
)

/** Transactions that were named for the steps of an intent: of each the last. */
export const swapSteps = pgTable(
  'swap_steps',
  {
    intent: uuid('intent')
      .notNull()
      .references(() => swapIntents.id),
    step: text('step', {
      enum: ['approve', 'fee', 'swap', 'revoke'],
    }).notNull(),
    hash: text('hash').notNull(),
    /**
     * `mined`: in the block. `confirmed`: still there once the block was deep
     * enough. `failed`: it does not do what the step needs.
     */
    state: text('state', {
      enum: ['sent', 'mined', 'confirmed', 'failed'],
    }).notNull(),
    /** Once a node has shown it: another with this number takes its place. */
    nonce: integer('nonce'),
    block: integer('block'),
    fault: text('fault'),
    at: instant('at').notNull(),
    /** When it was last looked at. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.intent, table.step] }),
    index('swap_steps_hash').on(table.hash),
    index('swap_steps_open')
      .on(table.seenAt)
      .where(sql`${table.state} in ('sent', 'mined')`),
  ],
)

/** Swaps that nobody asked for here, and the fee that each used, if any. */
export const swapStrays = pgTable(
  'swap_strays',
  {
    /** Transaction and place, as `swap_intents.swapped_by`. */
    event: text('event').primaryKey(),
    block: integer('block').notNull(),
    account: text('account').notNull(),
    paidBy: text('paid_by'),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('swap_strays_paid_by').on(table.paidBy)],
)

/** One row: from where on fees and swaps are held against each other. */
export const swapWatch = pgTable('swap_watch', {
  id: smallint('id').primaryKey(),
  /** Of which vault, and where fees go. */
  subject: text('subject').notNull(),
  /** What was paid before is no one's credit: nothing asked for it here. */
  from: integer('from_block').notNull(),
  settled: integer('settled_block').notNull(),
})

/** What the collection says of its members, read once. */
export const nftTraits = pgTable('nft_traits', {
  tokenId: uint256('token_id').primaryKey(),
  name: text('name').notNull(),
  /** `[{trait, value}]`, in the contract's order. */
  traits: jsonb('traits').$type<{ trait: string; value: string }[]>().notNull(),
})

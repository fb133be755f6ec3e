import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { uint256 } from '../db/columns.ts'

/** One row: the block up to which everything is in, and the hash it had. */
export const indexCursor = pgTable('index_cursor', {
  id: smallint('id').primaryKey(),
  /** The contracts and the chain that were read: others are another index. */
  subject: text('subject').notNull(),
  block: integer('block').notNull(),
  /** Empty before the first block. */
  hash: text('hash').notNull(),
  /** The newest block of the chain, as last heard, and when that was. */
  head: integer('head').notNull().default(0),
  seenAt: timestamp('seen_at', { withTimezone: true }),
  /** Grows with everything that changes what a question is answered with. */
  version: integer('version').notNull().default(0),
  reorgs: integer('reorgs').notNull().default(0),
  /** The block up to which all was read a second time; null before the first. */
  verified: integer('verified'),
  /** Balances that are not what the chain says, and not mended yet. */
  doubts: integer('doubts').notNull().default(0),
  /** Transfers that a node had left out, and that were put in afterwards. */
  mended: integer('mended').notNull().default(0),
})

/** Blocks that something happened in, and the newest ones: see `keptDepth`. */
export const indexedBlocks = pgTable('indexed_blocks', {
  number: integer('number').primaryKey(),
  hash: text('hash').notNull(),
  /** Seconds since the epoch, by the chain. */
  time: integer('time').notNull(),
})

/** Every address that ever held something; transfers name it by number. */
export const accounts = pgTable('accounts', {
  id: serial('id').primaryKey(),
  address: text('address').notNull().unique(),
})

/**
 * Each way a token of the collection went, and until when it stayed there:
 * the open row of a token names its owner, and a past owner is one look-up.
 */
export const nftTransfers = pgTable(
  'nft_transfers',
  {
    tokenId: uint256('token_id').notNull(),
    block: integer('block').notNull(),
    logIndex: integer('log_index').notNull(),
    fromId: integer('from_id').notNull(),
    toId: integer('to_id').notNull(),
    untilBlock: integer('until_block'),
    /** Of the transaction; null in what was read before it was noted. */
    hash: text('hash'),
  },
  (table) => [
    primaryKey({ columns: [table.tokenId, table.block, table.logIndex] }),
    index('nft_transfers_block').on(table.block),
    index('nft_transfers_to').on(table.toId, table.block),
    index('nft_transfers_from').on(table.fromId, table.block),
    // A token is in one place: and the next transfer finds it at once.
    uniqueIndex('nft_transfers_open')
      .on(table.tokenId)
      .where(sql`${table.untilBlock} is null`),
  ],
)

export const tokenTransfers = pgTable(
  'token_transfers',
  {
    block: integer('block').notNull(),
    logIndex: integer('log_index').notNull(),
    fromId: integer('from_id').notNull(),
    toId: integer('to_id').notNull(),
    /** Base units. */
    value: uint256('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.block, table.logIndex] }),
    index('token_transfers_to').on(table.toId, table.block),
    index('token_transfers_from').on(table.fromId, table.block),
  ],
)

/** What each account has at the cursor; that of the zero address is negative. */
export const tokenBalances = pgTable(
  'token_balances',
  {
    accountId: integer('account_id').primaryKey(),
    balance: uint256('balance').notNull(),
  },
  (table) => [index('token_balances_balance').on(table.balance)],
)

/**
 * What reached the treasury: fees in coins, and all tokens of the club. Those
 * that are not exactly a fee pay none, and are still someone's money.
 */
export const feePayments = pgTable(
  'fee_payments',
  {
    block: integer('block').notNull(),
    asset: text('asset', { enum: ['CRO', 'TOKEN'] }).notNull(),
    /** Place of the log, or of the transaction, within its block. */
    place: integer('place').notNull(),
    hash: text('hash').notNull(),
    fromId: integer('from_id').notNull(),
    /** Base units. */
    amount: uint256('amount').notNull(),
    /** Exactly the sum of a fee: as which analytics count it. */
    isExact: boolean('is_exact').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.block, table.asset, table.place] }),
    index('fee_payments_hash').on(table.hash),
  ],
)

/** What went through the swap vault, one row an exchange. */
export const swapEvents = pgTable(
  'swap_events',
  {
    block: integer('block').notNull(),
    logIndex: integer('log_index').notNull(),
    hash: text('hash').notNull(),
    kind: text('kind', { enum: ['deposited', 'redeemed'] }).notNull(),
    accountId: integer('account_id').notNull(),
    nfts: integer('nfts').notNull(),
    /** Token ids; null in what was read before they were noted. */
    ids: text('ids').array(),
    /** Base units. */
    tokens: uint256('tokens').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.block, table.logIndex] }),
    index('swap_events_account').on(table.accountId, table.block),
    index('swap_events_hash').on(table.hash),
  ],
)

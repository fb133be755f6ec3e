import { sql } from 'drizzle-orm'
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** A whole number of up to 256 bits. */
const uint256 = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric(78, 0)',
  fromDriver: BigInt,
  toDriver: String,
})

/** One row: the block up to which everything is in, and the hash it had. */
export const indexCursor = pgTable('index_cursor', {
  id: smallint('id').primaryKey(),
  /** The contracts and the chain that were read: others are another index. */
  subject: text('subject').notNull(),
  block: integer('block').notNull(),
  /** Empty before the first block. */
  hash: text('hash').notNull(),
})

/** Blocks that something happened in, the ends of ranges, and the newest ones. */
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
  },
  (table) => [
    primaryKey({ columns: [table.tokenId, table.block, table.logIndex] }),
    index('nft_transfers_block').on(table.block),
    index('nft_transfers_to').on(table.toId, table.block),
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

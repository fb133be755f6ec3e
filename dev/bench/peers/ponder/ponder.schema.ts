import { index, onchainTable } from 'ponder'

export const nft = onchainTable('nft', (t) => ({
  id: t.bigint().primaryKey(),
  owner: t.hex().notNull(),
}))

export const nftTransfer = onchainTable(
  'nft_transfer',
  (t) => ({
    id: t.text().primaryKey(),
    block: t.integer().notNull(),
    from: t.hex().notNull(),
    to: t.hex().notNull(),
    tokenId: t.bigint().notNull(),
  }),
  (table) => ({ byTo: index().on(table.to, table.block) }),
)

export const account = onchainTable('account', (t) => ({
  address: t.hex().primaryKey(),
  balance: t.bigint().notNull(),
}))

export const tokenTransfer = onchainTable(
  'token_transfer',
  (t) => ({
    id: t.text().primaryKey(),
    block: t.integer().notNull(),
    from: t.hex().notNull(),
    to: t.hex().notNull(),
    value: t.bigint().notNull(),
  }),
  (table) => ({
    byTo: index().on(table.to, table.block),
    byFrom: index().on(table.from, table.block),
  }),
)

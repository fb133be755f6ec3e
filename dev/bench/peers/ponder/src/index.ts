import { ponder } from 'ponder:registry'
import { account, nft, nftTransfer, tokenTransfer } from 'ponder:schema'

ponder.on('Nft:Transfer', async ({ event, context: { db } }) => {
  const { from, to, tokenId } = event.args
  const block = Number(event.block.number)
  await db
    .insert(nftTransfer)
    .values({ id: event.id, block, from, to, tokenId })
  await db
    .insert(nft)
    .values({ id: tokenId, owner: to })
    .onConflictDoUpdate({ owner: to })
})

ponder.on('Token:Transfer', async ({ event, context: { db } }) => {
  const { from, to, value } = event.args
  const block = Number(event.block.number)
  await db
    .insert(tokenTransfer)
    .values({ id: event.id, block, from, to, value })
  await db
    .insert(account)
    .values({ address: from, balance: -value })
    .onConflictDoUpdate((row) => ({ balance: row.balance - value }))
  await db
    .insert(account)
    .values({ address: to, balance: value })
    .onConflictDoUpdate((row) => ({ balance: row.balance + value }))
})

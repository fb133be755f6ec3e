import { sql } from 'drizzle-orm'
import type { Events } from './events.ts'
import {
  accounts,
  feePayments,
  nftTransfers,
  swapEvents,
  tokenBalances,
  tokenTransfers,
} from './tables.ts'
import { column, type Transaction } from './unnest.ts'

/** The block in which each token left where it was before these transfers. */
function firstMoves(rows: Events['nft']): Map<bigint, number> {
  const first = new Map<bigint, number>()
  for (const { tokenId, block } of rows)
    first.set(tokenId, Math.min(block, first.get(tokenId) ?? block))
  return first
}

export async function addAccounts(tx: Transaction, events: Events) {
  const names = new Set<string>()
  for (const { from, to } of events.nft) names.add(from).add(to)
  for (const { from, to } of events.token) names.add(from).add(to)
  for (const { account } of events.swaps) names.add(account)
  for (const { from } of events.payments) names.add(from)
  if (names.size === 0) return
  // Known ones first: a conflict would use up a number all the same.
  await tx.execute(sql`
    insert into ${accounts} (address)
    select name from unnest(${sql.param([...names])}::text[]) as name
    where not exists (select from ${accounts} where address = name)`)
}

/** Transfers are rows, `moved`, with the accounts `giver` and `taker`. */
const namedAccounts = sql`
  join ${accounts} giver on giver.address = moved.giver
  join ${accounts} taker on taker.address = moved.taker`

const movedNft = (rows: Events['nft']) => sql`unnest(
    ${column(rows, (row) => row.block)}::int[],
    ${column(rows, (row) => row.logIndex)}::int[],
    ${column(rows, (row) => row.from)}::text[],
    ${column(rows, (row) => row.to)}::text[],
    ${column(rows, (row) => String(row.tokenId))}::numeric[],
    ${column(rows, (row) => row.hash ?? null)}::text[]
  ) as moved(block, log_index, giver, taker, token_id, hash)
  ${namedAccounts}`

const movedToken = (rows: Events['token']) => sql`unnest(
    ${column(rows, (row) => row.block)}::int[],
    ${column(rows, (row) => row.logIndex)}::int[],
    ${column(rows, (row) => row.from)}::text[],
    ${column(rows, (row) => row.to)}::text[],
    ${column(rows, (row) => String(row.value))}::numeric[]
  ) as moved(block, log_index, giver, taker, value)
  ${namedAccounts}`

export async function addNft(tx: Transaction, rows: Events['nft']) {
  if (rows.length === 0) return
  const leaves = [...firstMoves(rows)]
  await tx.execute(sql`
    update ${nftTransfers} as known set until_block = left_at.block
    from unnest(
      ${column(leaves, ([tokenId]) => String(tokenId))}::numeric[],
      ${column(leaves, ([, block]) => block)}::int[]
    ) as left_at(token_id, block)
    where known.token_id = left_at.token_id and known.until_block is null`)
  await tx.execute(sql`
    with incoming as (
      select moved.token_id, moved.block, moved.log_index, moved.hash,
        giver.id as from_id, taker.id as to_id,
        lead(moved.block) over way as until_block
      from ${movedNft(rows)}
      window way as (partition by token_id order by block, log_index)
    )
    insert into ${nftTransfers}
      (token_id, block, log_index, from_id, to_id, until_block, hash)
    select token_id, block, log_index, from_id, to_id, until_block, hash
    from incoming`)
}

/**
 * Adds transfers of tokens between others that are known: how long each stayed
 * where it was is worked out anew, of these tokens and of some besides.
 */
export async function addNftAmong(
  tx: Transaction,
  rows: Events['nft'],
  besides: readonly string[],
) {
  const ids = [...besides, ...rows.map((row) => String(row.tokenId))]
  if (ids.length === 0) return
  const touched = sql`token_id = any(${sql.param(ids)}::numeric[])`
  // A token is in one place at any time, also between these statements.
  await tx.execute(
    sql`update ${nftTransfers} set until_block = block where ${touched}`,
  )
  if (rows.length > 0)
    await tx.execute(sql`
      insert into ${nftTransfers}
        (token_id, block, log_index, from_id, to_id, until_block, hash)
      select moved.token_id, moved.block, moved.log_index,
        giver.id, taker.id, moved.block, moved.hash
      from ${movedNft(rows)}`)
  await tx.execute(sql`
    update ${nftTransfers} as known set until_block = way.next
    from (
      select token_id, block, log_index, lead(block) over (
        partition by token_id order by block, log_index) as next
      from ${nftTransfers} where ${touched}
    ) as way
    where known.token_id = way.token_id and known.block = way.block
      and known.log_index = way.log_index`)
}

export async function addToken(tx: Transaction, rows: Events['token']) {
  if (rows.length === 0) return
  await tx.execute(sql`
    with incoming as (
      select moved.block, moved.log_index, moved.value,
        giver.id as from_id, taker.id as to_id
      from ${movedToken(rows)}
    ), kept as (
      insert into ${tokenTransfers} (block, log_index, from_id, to_id, value)
      select block, log_index, from_id, to_id, value from incoming
    )
    insert into ${tokenBalances} as known (account_id, balance)
    select account_id, sum(delta) from (
      select to_id as account_id, value as delta from incoming
      union all select from_id, -value from incoming
    ) as changes group by account_id
    on conflict (account_id) do update
    set balance = known.balance + excluded.balance`)
}

/** Takes back the transfers of tokens that a condition names. */
export async function takeBackTokens(
  tx: Transaction,
  which: ReturnType<typeof sql>,
) {
  await tx.execute(sql`
    with undone as (
      delete from ${tokenTransfers} where ${which}
      returning from_id, to_id, value
    )
    update ${tokenBalances} as known
    set balance = known.balance + changes.delta
    from (
      select account_id, sum(delta) as delta from (
        select from_id as account_id, value as delta from undone
        union all select to_id, -value from undone
      ) as each_way group by account_id
    ) as changes
    where known.account_id = changes.account_id`)
}

export async function addPayments(tx: Transaction, rows: Events['payments']) {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${feePayments}
      (block, asset, place, hash, from_id, amount, is_exact)
    select paid.block, paid.asset, paid.place, paid.hash, payer.id,
      paid.amount, paid.is_exact
    from unnest(
      ${column(rows, (row) => row.block)}::int[],
      ${column(rows, (row) => row.asset)}::text[],
      ${column(rows, (row) => row.place)}::int[],
      ${column(rows, (row) => row.hash)}::text[],
      ${column(rows, (row) => row.from)}::text[],
      ${column(rows, (row) => String(row.amount))}::numeric[],
      ${column(rows, (row) => row.isExact ?? true)}::boolean[]
    ) as paid(block, asset, place, hash, payer, amount, is_exact)
    join ${accounts} payer on payer.address = paid.payer`)
}

export async function addSwaps(tx: Transaction, rows: Events['swaps']) {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${swapEvents}
      (block, log_index, hash, kind, account_id, nfts, ids, tokens)
    select swapped.block, swapped.log_index, swapped.hash, swapped.kind,
      who.id, swapped.nfts, string_to_array(swapped.ids, ','), swapped.tokens
    from unnest(
      ${column(rows, (row) => row.block)}::int[],
      ${column(rows, (row) => row.logIndex)}::int[],
      ${column(rows, (row) => row.hash)}::text[],
      ${column(rows, (row) => row.kind)}::text[],
      ${column(rows, (row) => row.account)}::text[],
      ${column(rows, (row) => row.nfts)}::int[],
      ${column(rows, (row) => row.ids.join(','))}::text[],
      ${column(rows, (row) => String(row.tokens))}::numeric[]
    ) as swapped(block, log_index, hash, kind, who, nfts, ids, tokens)
    join ${accounts} who on who.address = swapped.who`)
}

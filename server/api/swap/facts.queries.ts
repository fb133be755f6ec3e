import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import {
  accounts,
  feePayments,
  indexCursor,
  indexedBlocks,
  nftTransfers,
  swapEvents,
} from '../../indexer/tables.ts'
import { keyOf, type Row, stand, standOf } from './rows.ts'
import type { AccountFacts, Hex, SwapStore } from './swap.ports.ts'
import { swapIntents, swapSteps, swapStrays, swapWatch } from './tables.ts'

type Queries = Pick<
  SwapStore<Transaction>,
  | 'index'
  | 'beginWatch'
  | 'facts'
  | 'undoGone'
  | 'touched'
  | 'setSettled'
  | 'isUsed'
>

const ask = async (tx: Transaction, query: SQL) =>
  (await tx.run((orm) => orm.execute(query))).rows as Row[]

/** Blocks before the last settled that are looked at again each time. */
const overlap = 64

const event = sql`event`
/** Nothing has become of it: neither a swap that is done nor a stray. */
const isFree = sql`
  not exists (select from ${swapIntents} as of
    where of.swapped_by = ${keyOf(event)} and of.state = 'swapped')
  and not exists (select from ${swapStrays} as stray
    where stray.event = ${keyOf(event)})`

/** What swaps read of the index, and take back with it. */
export const factQueries: Queries = {
  async index(tx) {
    const [row] = await ask(tx, stand)
    return row ? standOf(row) : null
  },

  async beginWatch(tx, subject) {
    const known = await ask(
      tx,
      sql`select from ${swapWatch} where id = 1 and subject = ${subject}`,
    )
    if (known.length > 0) return
    await ask(
      tx,
      sql`insert into ${swapWatch} as known
          (id, subject, from_block, settled_block)
        select 1, ${subject}, place, place - 1
        from (select greatest(block, head) as place from (${stand}) as stand)
          as begun
        on conflict (id) do update set subject = excluded.subject,
          from_block = excluded.from_block,
          settled_block = excluded.settled_block
        where known.subject <> excluded.subject`,
    )
  },

  // One statement: what the index takes back meanwhile is in all of it or none.
  async facts(tx, account, since) {
    const rows = await ask(
      tx,
      sql`with stand as (${stand}), watch as (
          select coalesce((select from_block from ${swapWatch}), 2147483647)
            as place
        ), who as (select id from ${accounts} where address = ${account}),
        paid as (
          select 'paid' as kind, paid.hash, paid.block, paid.place,
            at.time::bigint * 1000 as at, null as mode, null::text[] as ids
          from ${feePayments} as paid
          join who on who.id = paid.from_id
          join ${indexedBlocks} as at on at.number = paid.block
          cross join watch
          where paid.asset = 'CRO' and paid.block >= watch.place
            and at.time::bigint * 1000 > ${since}
            and not exists (select from ${swapIntents} as of
              where of.paid_by = paid.hash and of.state = 'swapped')
            and not exists (select from ${swapStrays} as stray
              where stray.paid_by = paid.hash)
        ), done as (
          select 'done' as kind, event.hash, event.block,
            event.log_index as place, at.time::bigint * 1000 as at,
            case event.kind when 'deposited' then 'deposit' else 'redeem' end
              as mode, event.ids
          from ${swapEvents} as event
          join who on who.id = event.account_id
          join ${indexedBlocks} as at on at.number = event.block
          cross join watch
          where event.block >= watch.place
            and at.time::bigint * 1000 > ${since} and ${isFree}
        )
        select stand.*, all_of.kind, all_of.hash, all_of.block as at_block,
          all_of.place, all_of.at, all_of.mode, all_of.ids
        from stand left join (
          select * from paid union all select * from done
        ) as all_of on true
        order by all_of.block, all_of.place`,
    )
    const [first] = rows
    if (!first) throw new Error('there is no index')
    return factsOf(standOf(first), rows)
  },

  async isUsed(tx, hash, besides) {
    const rows = await ask(
      tx,
      sql`select from ${swapIntents}
          where paid_by = ${hash} and id <> ${besides}
        union all select from ${swapStrays} where paid_by = ${hash}`,
    )
    return rows.length > 0
  },

  async undoGone(tx, isWhole) {
    const read = sql`(select block from ${indexCursor} where id = 1)`
    const since = isWhole
      ? sql`-1`
      : sql`(select settled_block - ${overlap}::int from ${swapWatch})`
    // What the index does not have yet is not gone: it may be built anew.
    const isRead = (block: SQL) =>
      sql`${block} <= ${read} and ${block} > ${since}`
    const noEvent = (key: SQL) => sql`not exists (
      select from ${swapEvents} as event
      where event.hash = split_part(${key}, ':', 1)
        and event.log_index = split_part(${key}, ':', 2)::int)`
    const noPayment = (hash: SQL) => sql`not exists (
      select from ${feePayments} as paid
      where paid.hash = ${hash} and paid.asset = 'CRO')`
    if (isWhole)
      await ask(
        tx,
        sql`update ${swapSteps} set state = 'sent', block = null
          where state in ('mined', 'confirmed')
            and block > ${read} - ${overlap}::int`,
      )
    const strays = await ask(
      tx,
      sql`delete from ${swapStrays} as stray
        where ${isRead(sql`stray.block`)} and ${noEvent(sql`stray.event`)}
        returning account`,
    )
    const unpaid = await ask(
      tx,
      sql`update ${swapStrays} as stray set paid_by = null
        where stray.paid_by is not null and ${isRead(sql`stray.block`)}
          and ${noPayment(sql`stray.paid_by`)}
        returning account`,
    )
    const intents = await ask(
      tx,
      sql`update ${swapIntents} as intent set
          state = 'open',
          swapped_by = case when ${noEvent(sql`intent.swapped_by`)}
            then null else intent.swapped_by end
        where intent.state in ('swapped', 'unpaid') and (
          (intent.swapped_by is not null
            and ${isRead(sql`intent.swapped_block`)}
            and ${noEvent(sql`intent.swapped_by`)})
          or (intent.paid_by is not null
            and ${isRead(sql`intent.paid_block`)}
            and ${noPayment(sql`intent.paid_by`)}))
        returning account`,
    )
    const all = [...strays, ...unpaid, ...intents]
    return [...new Set(all.map(({ account }) => account as Hex))]
  },

  async touched(tx, isWhole, most) {
    const since = isWhole
      ? sql`watch.from_block`
      : sql`greatest(watch.from_block, watch.settled_block - ${overlap}::int)`
    const rows = await ask(
      tx,
      sql`select account from ${swapIntents} where state in ('open', 'paid')
        union
        select who.address from ${swapEvents} as event
        join ${swapWatch} as watch on event.block >= ${since}
        join ${accounts} as who on who.id = event.account_id
        where ${isFree} limit ${most}`,
    )
    return rows.map(({ account }) => account as Hex)
  },

  async setSettled(tx, block) {
    await ask(tx, sql`update ${swapWatch} set settled_block = ${block}`)
  },
}

function factsOf(index: AccountFacts['index'], rows: Row[]): AccountFacts {
  const facts: AccountFacts = { index, payments: [], events: [] }
  for (const row of rows) {
    const hash = row.hash as Hex
    const block = Number(row.at_block)
    const at = Number(row.at)
    const confirmations = index.block - block + 1
    if (row.kind === 'paid')
      facts.payments.push({ hash, block, at, confirmations })
    if (row.kind === 'done')
      facts.events.push({
        key: `${hash}:${row.place}`,
        hash,
        block,
        at,
        confirmations,
        mode: row.mode as 'deposit' | 'redeem',
        ids: row.ids as string[] | null,
      })
  }
  return facts
}

/** The members that an address holds now, by the open rows of the index. */
export const heldBy = (owner: SQL) => sql`
  select token_id from ${nftTransfers} as held
  join ${accounts} as owner on owner.id = held.to_id
  where held.until_block is null and owner.address = ${owner}`

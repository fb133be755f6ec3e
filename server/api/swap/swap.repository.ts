import { swapLimits } from '@narwhal-club/core/swap'
import { type SQL, sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../../db/database.ts'
import { milliseconds, momentOf } from '../../db/moments.ts'
import {
  accounts,
  feePayments,
  indexCursor,
  indexedBlocks,
  nftTransfers,
  swapEvents,
} from '../../indexer/tables.ts'
import { column } from '../fees/credit.queries.ts'
import { factQueries, heldBy } from './facts.queries.ts'
import { type Row, stepOf, swapColumns, swapOf } from './rows.ts'
import type { Hex, SwapChange, SwapStore, ToldSwap } from './swap.ports.ts'
import { swapIntents, swapSteps, swapStrays } from './tables.ts'

const ask = async (db: Runner, query: SQL) =>
  (await db.run((orm) => orm.execute(query))).rows as Row[]

const { confirmations: need } = swapLimits
const texts = (list: readonly string[]) => sql`${sql.param([...list])}::text[]`

/** What each change writes. */
const assignments: {
  [Key in keyof Required<SwapChange>]: (value: Required<SwapChange>[Key]) => SQL
} = {
  state: (value) => sql`state = ${value}`,
  isByCredit: (value) => sql`is_by_credit = ${value}`,
  paidBy: (value) => sql`paid_by = ${value}`,
  paidBlock: (value) => sql`paid_block = ${value}::int`,
  swappedBy: (value) => sql`swapped_by = ${value}`,
  swappedBlock: (value) => sql`swapped_block = ${value}::int`,
}

/** Intents with what the index says of them now. */
const told = sql`
  select ${swapColumns}, cursor.block as index_block,
    coalesce((
      select greatest(0, cursor.block - paid.block + 1)
      from ${feePayments} as paid
      where paid.hash = intent.paid_by and paid.asset = 'CRO' limit 1
    ), 0) as paid_in,
    event.hash as event_hash, event.block as event_block,
    at.time::bigint * 1000 as event_at, event.ids as event_ids,
    event.tokens::text as event_tokens
  from ${swapIntents} as intent
  left join ${indexCursor} as cursor on cursor.id = 1
  left join ${swapEvents} as event
    on event.hash = split_part(intent.swapped_by, ':', 1)
      and event.log_index = split_part(intent.swapped_by, ':', 2)::int
  left join ${indexedBlocks} as at on at.number = event.block`

const toldOf = (row: Row): ToldSwap => ({
  ...swapOf(row),
  block: Number(row.index_block ?? 0),
  paidIn: Number(row.paid_in),
  event:
    row.event_hash === null
      ? null
      : {
          hash: row.event_hash as Hex,
          block: Number(row.event_block),
          at: Number(row.event_at),
          ids: (row.event_ids as string[] | null) ?? [],
          tokens: BigInt(String(row.event_tokens)),
        },
})

/** Swaps in tables. */
export function createSwapRepository(db: Runner): SwapStore<Transaction> {
  return {
    ...factQueries,

    async lockAccount(tx, account) {
      await ask(
        tx,
        sql`select pg_advisory_xact_lock(hashtext(${`swaps ${account}`}))`,
      )
    },

    async find(tx, id) {
      const [row] = await ask(
        tx,
        sql`select ${swapColumns} from ${swapIntents} as intent
          where id = ${id} for update`,
      )
      return row ? swapOf(row) : null
    },

    async unsettled(tx, account, since) {
      const rows = await ask(
        tx,
        sql`select ${swapColumns} from ${swapIntents} as intent
          where account = ${account} and (state in ('open', 'paid') or (
            state in ('unpaid', 'cancelled', 'expired')
            and created_at > ${momentOf(since)}))
          order by created_block, id for update`,
      )
      return rows.map(swapOf)
    },

    async insert(tx, row) {
      await ask(
        tx,
        sql`insert into ${swapIntents} (id, account, mode, ids, tokens, min_out,
            vault, fee, fee_to, state, is_exempt, is_by_credit, created_block,
            created_at, expires_at, updated_at)
          values (${row.id}, ${row.account}, ${row.mode}, ${texts(row.ids)},
            ${String(row.tokens)}::numeric, ${String(row.minOut)}::numeric,
            ${row.vault}, ${String(row.fee)}::numeric, ${row.feeTo}, ${row.state},
            ${row.isExempt}, ${row.isByCredit}, ${row.createdBlock},
            ${momentOf(row.createdAt)}, ${momentOf(row.expiresAt)},
            ${momentOf(row.createdAt)})`,
      )
    },

    async update(tx, id, change, at) {
      const set = Object.entries(change).map(([key, value]) =>
        assignments[key as keyof SwapChange](value as never),
      )
      await ask(
        tx,
        sql`update ${swapIntents} set ${sql.join(set, sql`, `)},
          updated_at = ${momentOf(at)} where id = ${id}`,
      )
    },

    async putStep(tx, row, seenAt) {
      await ask(
        tx,
        sql`insert into ${swapSteps}
            (intent, step, hash, state, nonce, block, fault, at, seen_at)
          values (${row.intent}, ${row.step}, ${row.hash}, ${row.state},
            ${row.nonce}::int, ${row.block}::int, ${row.fault},
            ${momentOf(row.at)}, ${momentOf(seenAt)})
          on conflict (intent, step) do update set hash = excluded.hash,
            state = excluded.state, nonce = excluded.nonce,
            block = excluded.block, fault = excluded.fault, at = excluded.at,
            seen_at = excluded.seen_at`,
      )
    },

    async addStrays(tx, rows) {
      if (rows.length === 0) return
      await ask(
        tx,
        sql`insert into ${swapStrays} (event, block, account, paid_by, at)
          select * from unnest(
            ${column(rows, ({ event }) => event)}::text[],
            ${column(rows, ({ block }) => String(block))}::int[],
            ${column(rows, ({ account }) => account)}::text[],
            ${column(rows, ({ paidBy }) => paidBy)}::text[],
            ${column(rows, ({ at }) => new Date(at).toISOString())}::timestamptz[])`,
      )
    },

    async unsure(since, most) {
      const rows = await ask(
        db,
        sql`select step.intent, step.step, step.hash, step.state, step.nonce,
            step.block, step.fault, ${milliseconds(sql`step.at`)} as at,
            intent.account
          from ${swapSteps} as step
          join ${swapIntents} as intent on intent.id = step.intent
          where step.state in ('sent', 'mined')
            and step.at > ${momentOf(since)}
            and (step.state = 'sent' or step.block <= (
              select cursor.block - ${need - 1}::int from ${indexCursor} as cursor
              where cursor.id = 1))
          order by step.seen_at limit ${most}`,
      )
      return rows.map((row) => ({
        ...stepOf(row, String(row.intent)),
        account: row.account as Hex,
      }))
    },

    async tell(id, account) {
      const [row] = await ask(
        db,
        sql`${told} where intent.id = ${id} and intent.account = ${account}`,
      )
      return row ? toldOf(row) : null
    },

    async list(account, most) {
      const rows = await ask(
        db,
        sql`${told} where intent.account = ${account}
          order by intent.created_at desc, intent.id limit ${most}`,
      )
      return rows.map(toldOf)
    },

    async lowest(owner, count) {
      const rows = await ask(
        db,
        sql`select token_id::text as id from (${heldBy(sql`${owner}`)}) as held
          order by token_id limit ${count}`,
      )
      return rows.map(({ id }) => String(id))
    },

    async sentAway(account, ids) {
      const rows = await ask(
        db,
        sql`select held.token_id::text as id from ${nftTransfers} as held
          join ${accounts} as giver on giver.id = held.from_id
          where held.until_block is null and giver.address = ${account}
            and held.token_id = any(${sql.param([...ids])}::numeric[])`,
      )
      return rows.map(({ id }) => String(id))
    },
  }
}

import { type SQL, sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { accounts, feePayments, indexCursor } from '../../indexer/tables.ts'
import { creditQueries } from './credit.queries.ts'
import type { FeeStore, IntentChange, ToldIntent } from './fees.ports.ts'
import { creditColumns, creditOf, intentColumns, intentOf } from './rows.ts'
import { feeCredits, feeIntents, feeUses, feeWatch } from './tables.ts'
import { watchQueries } from './watch.queries.ts'

type Hex = `0x${string}`
type Row = Record<string, unknown>

const ask = async (db: Runner, query: SQL) =>
  (await db.run((orm) => orm.execute(query))).rows as Row[]

const isLive = sql`intent.state in ('open', 'submitted', 'confirmed')`

/** What each change writes. */
const assignments: {
  [Key in keyof Required<IntentChange>]: (
    value: Required<IntentChange>[Key],
  ) => SQL
} = {
  contentHash: (value) => sql`content_hash = ${value}`,
  signed: (value) =>
    sql`signed = ${value === null ? null : JSON.stringify(value)}::jsonb`,
  state: (value) => sql`state = ${value}`,
  isByCredit: (value) => sql`is_by_credit = ${value}`,
  hash: (value) => sql`hash = ${value}`,
  fault: (value) => sql`fault = ${value}`,
  published: (value) => sql`published = ${value}::uuid`,
  tries: (value) => sql`tries = ${value}`,
  dueAt: (value) =>
    sql`due_at = ${value === null ? sql`null` : momentOf(value)}`,
}

/** Blocks that hold the payment that an intent names. */
const have = sql`coalesce((
    select greatest(0, cursor.block - paid.block + 1)
    from ${feePayments} as paid
    join ${accounts} as payer on payer.id = paid.from_id
    join ${indexCursor} as cursor on cursor.id = 1
    where paid.hash = intent.hash and paid.asset = 'TOKEN'
      and payer.address = intent.payer limit 1
  ), 0) as have`

const toldOf = (row: Row): ToldIntent => ({
  ...intentOf(row),
  have: Number(row.have),
})

/** Fees in tables. */
export function createFeesRepository(db: Runner): FeeStore<Transaction> {
  return {
    ...watchQueries,
    ...creditQueries,

    async lockPayer(tx, payer) {
      await ask(
        tx,
        sql`select pg_advisory_xact_lock(hashtext(${`fees ${payer}`}))`,
      )
    },

    async liveOf(tx, { payer, purpose, refId }) {
      const [row] = await ask(
        tx,
        sql`select ${intentColumns} from ${feeIntents} as intent
          where payer = ${payer} and purpose = ${purpose} and ref_id = ${refId}
            and ${isLive} for update`,
      )
      return row ? intentOf(row) : null
    },

    async countLive(tx, payer) {
      const [row] = await ask(
        tx,
        sql`select count(*)::int as count from ${feeIntents} as intent
          where payer = ${payer} and ${isLive}`,
      )
      return Number(row?.count)
    },

    async isComing(tx, payer, since) {
      const isUnused = (hash: SQL) => sql`not exists (
        select from ${feeUses} as use where use.hash = ${hash})`
      const rows = await ask(
        tx,
        sql`select from ${feePayments} as paid
          join ${accounts} as sender on sender.id = paid.from_id
          join ${feeWatch} as watch on paid.block >= watch.from_block
          where sender.address = ${payer} and paid.asset = 'TOKEN'
            and ${isUnused(sql`paid.hash`)} and not exists (
              select from ${feeIntents} as intent
              where intent.hash = paid.hash and ${isLive}
                and intent.payer = sender.address)
          union all
          select from ${feeIntents} as intent
          where payer = ${payer} and state = 'expired' and fault is null
            and hash is not null and updated_at > ${momentOf(since)}
            and ${isUnused(sql`intent.hash`)}
          limit 1`,
      )
      return rows.length > 0
    },

    async find(tx, id) {
      const [row] = await ask(
        tx,
        sql`select ${intentColumns} from ${feeIntents} as intent
          where id = ${id} for update`,
      )
      return row ? intentOf(row) : null
    },

    async live(tx) {
      const rows = await ask(
        tx,
        sql`select ${intentColumns} from ${feeIntents} as intent
          where state in ('open', 'submitted') order by id for update`,
      )
      return rows.map(intentOf)
    },

    async insert(tx, row) {
      const signed = row.signed === null ? null : JSON.stringify(row.signed)
      await ask(
        tx,
        sql`insert into ${feeIntents} (id, payer, purpose, ref_id, content_hash,
            token, to_address, amount, state, is_exempt, is_by_credit,
            created_block, created_at, expires_at, signed, updated_at)
          values (${row.id}, ${row.payer}, ${row.purpose}, ${row.refId},
            ${row.contentHash}, ${row.token}, ${row.to},
            ${String(row.amount)}::numeric, ${row.state}, ${row.isExempt},
            ${row.isByCredit}, ${row.createdBlock}, ${momentOf(row.createdAt)},
            ${momentOf(row.expiresAt)}, ${signed}::jsonb,
            ${momentOf(row.createdAt)})`,
      )
    },

    async update(tx, id, change, at) {
      const set = Object.entries(change).map(([key, value]) =>
        assignments[key as keyof IntentChange](value as never),
      )
      await ask(
        tx,
        sql`update ${feeIntents} set ${sql.join(set, sql`, `)},
          updated_at = ${momentOf(at)} where id = ${id}`,
      )
    },

    async unpublished(now, most) {
      const rows = await ask(
        db,
        sql`select id from ${feeIntents}
          where state = 'confirmed' and signed is not null
            and (due_at is null or due_at <= ${momentOf(now)})
          order by due_at nulls first, created_at limit ${most}`,
      )
      return rows.map(({ id }) => String(id))
    },

    async unseen(most) {
      const rows = await ask(
        db,
        sql`select hash from ${feeIntents} as intent
          where state = 'submitted' and hash is not null and not exists (
            select from ${feePayments} as paid where paid.hash = intent.hash)
          order by fault is not null, random() limit ${most}`,
      )
      return rows.map(({ hash }) => hash as Hex)
    },

    async tell(id, payer) {
      const [row] = await ask(
        db,
        sql`select ${intentColumns}, ${have} from ${feeIntents} as intent
          where intent.id = ${id} and intent.payer = ${payer}`,
      )
      return row ? toldOf(row) : null
    },

    async list(payer, most) {
      const rows = await ask(
        db,
        sql`select ${intentColumns}, ${have} from ${feeIntents} as intent
          where intent.payer = ${payer}
          order by intent.created_at desc, intent.id limit ${most}`,
      )
      return rows.map(toldOf)
    },

    async credits(payer, token, most) {
      const of = sql`credit.payer = ${payer} and credit.token = ${token}
        and credit.left_over > 0`
      const rows = await ask(
        db,
        sql`select ${creditColumns},
            (sum(credit.left_over) over ())::text as total
          from ${feeCredits} as credit where ${of}
          order by credit.at desc, credit.id limit ${most}`,
      )
      return {
        rows: rows.map(creditOf),
        total: BigInt(String(rows[0]?.total ?? 0)),
      }
    },
  }
}

import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import type { FeeStore } from './fees.ports.ts'
import { creditOf } from './rows.ts'
import { feeCreditSpends, feeCredits } from './tables.ts'

/** One value of each row, for `unnest`: many rows are one statement. */
export const column = <T>(rows: readonly T[], of: (row: T) => string | null) =>
  sql.param(rows.map(of))

type Row = Record<string, unknown>
type Queries = Pick<
  FeeStore<Transaction>,
  'creditsOf' | 'spend' | 'giveBack' | 'addCredits'
>

const ask = async (tx: Transaction, query: ReturnType<typeof sql>) =>
  (await tx.run((orm) => orm.execute(query))).rows as Row[]

/** Money that arrived and pays for nothing yet. */
export const creditQueries: Queries = {
  async creditsOf(tx, payer, token) {
    const rows = await ask(
      tx,
      sql`select *, amount::text as amount, left_over::text as left_over
        from ${feeCredits}
        where payer = ${payer} and token = ${token} and left_over > 0
        order by at, id for update`,
    )
    return rows.map((row) => creditOf({ ...row, at: 0 }))
  },

  async spend(tx, intent, spends, at) {
    if (spends.length === 0) return
    const kept = await ask(
      tx,
      sql`with asked as (
          select * from unnest(
            ${column(spends, ({ credit }) => credit)}::uuid[],
            ${column(spends, ({ amount }) => String(amount))}::numeric[]
          ) as spend(credit, amount)
        ), taken as (
          update ${feeCredits} as credit
          set left_over = credit.left_over - asked.amount
          from asked
          where credit.id = asked.credit and credit.left_over >= asked.amount
          returning credit.id, asked.amount
        )
        insert into ${feeCreditSpends} (credit, intent, amount, at)
        select id, ${intent}::uuid, amount, ${momentOf(at)} from taken
        returning credit`,
    )
    if (kept.length < spends.length) throw new Error('a credit was spent twice')
  },

  async giveBack(tx, intent, at) {
    await ask(
      tx,
      sql`with back as (
          update ${feeCreditSpends} set returned_at = ${momentOf(at)}
          where intent = ${intent} and returned_at is null
          returning credit, amount
        )
        update ${feeCredits} as credit
        set left_over = left_over + back.amount
        from back where back.credit = credit.id`,
    )
  },

  async addCredits(tx, rows) {
    if (rows.length === 0) return
    await ask(
      tx,
      sql`insert into ${feeCredits}
        (id, payer, token, amount, left_over, key, hash, why, at)
        select * from unnest(
          ${column(rows, ({ id }) => id)}::uuid[],
          ${column(rows, ({ payer }) => payer)}::text[],
          ${column(rows, ({ token }) => token)}::text[],
          ${column(rows, ({ amount }) => String(amount))}::numeric[],
          ${column(rows, ({ left }) => String(left))}::numeric[],
          ${column(rows, ({ key }) => key)}::text[],
          ${column(rows, ({ hash }) => hash)}::text[],
          ${column(rows, ({ why }) => why)}::text[],
          ${column(rows, ({ at }) => new Date(at).toISOString())}::timestamptz[])`,
    )
  },
}

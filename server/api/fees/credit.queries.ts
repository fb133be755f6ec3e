import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { FeeStore } from './fees.ports.ts'
import { creditOf, instantOf } from './rows.ts'
import { feeCreditSpends, feeCredits } from './tables.ts'

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
    for (const { credit, amount } of spends) {
      const taken = await ask(
        tx,
        sql`update ${feeCredits}
          set left_over = left_over - ${String(amount)}::numeric
          where id = ${credit} and left_over >= ${String(amount)}::numeric
          returning id`,
      )
      if (taken.length === 0) throw new Error('a credit was spent twice')
      await ask(
        tx,
        sql`insert into ${feeCreditSpends} (credit, intent, amount, at)
          values (${credit}, ${intent}, ${String(amount)}::numeric,
            ${instantOf(at)})`,
      )
    }
  },

  async giveBack(tx, intent, at) {
    await ask(
      tx,
      sql`with back as (
          update ${feeCreditSpends} set returned_at = ${instantOf(at)}
          where intent = ${intent} and returned_at is null
          returning credit, amount
        )
        update ${feeCredits} as credit
        set left_over = left_over + back.amount
        from back where back.credit = credit.id`,
    )
  },

  async addCredits(tx, rows) {
    for (const row of rows)
      await ask(
        tx,
        sql`insert into ${feeCredits}
          (id, payer, token, amount, left_over, key, hash, why, at)
          values (${row.id}, ${row.payer}, ${row.token},
            ${String(row.amount)}::numeric, ${String(row.left)}::numeric,
            ${row.key}, ${row.hash}, ${row.why}, ${instantOf(row.at)})`,
      )
  },
}

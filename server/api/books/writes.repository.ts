import { type SQL, sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { submissionWrites } from '../bounties/submissionWrites.repository.ts'
import type { FeeStore } from '../fees/fees.ports.ts'
import { creditColumns, creditOf } from '../fees/rows.ts'
import { feeCredits } from '../fees/tables.ts'
import type { BookWrites } from './books.ports.ts'
import { type Row, refundOf, refundQuery } from './rows.ts'
import { feeRefunds } from './tables.ts'

const ask = async (on: Runner, query: SQL) =>
  (await on.run((orm) => orm.execute(query))).rows as Row[]

/** Changes what is paid back, in tables. */
export function createBookWrites(
  fees: Pick<FeeStore<Transaction>, 'lockPayer' | 'index'>,
): BookWrites<Transaction> {
  async function lockCredit(tx: Transaction, id: string) {
    const [known] = await ask(
      tx,
      sql`select payer from ${feeCredits} where id = ${id}::uuid`,
    )
    if (!known) return null
    // As whoever spends it does: one of the two comes first.
    await fees.lockPayer(tx, known.payer as `0x${string}`)
    const [row] = await ask(
      tx,
      sql`select ${creditColumns} from ${feeCredits} as credit
        where credit.id = ${id}::uuid for update`,
    )
    return row ? creditOf(row) : null
  }

  return {
    lockCredit,
    head: async (tx) => (await fees.index(tx))?.head ?? null,

    async lockRefund(tx, id) {
      const [known] = await ask(
        tx,
        sql`select credit from ${feeRefunds} where id = ${id}::uuid`,
      )
      const credit = known && (await lockCredit(tx, String(known.credit)))
      if (!credit) return null
      await ask(
        tx,
        sql`select from ${feeRefunds} where id = ${id}::uuid for update`,
      )
      const [row] = await ask(tx, refundQuery(id))
      return row ? { refund: refundOf(row.json), credit } : null
    },

    async begin(tx, { id, credit, amount, by, reason, at, begunBlock }) {
      const taken = await ask(
        tx,
        sql`update ${feeCredits} set left_over = left_over - ${String(amount)}::numeric
          where id = ${credit}::uuid and left_over >= ${String(amount)}::numeric
          returning id`,
      )
      if (taken.length === 0) throw new Error('a credit was spent twice')
      await ask(
        tx,
        sql`insert into ${feeRefunds} (id, credit, amount, state, by, reason, at,
            begun_block)
          values (${id}::uuid, ${credit}::uuid, ${String(amount)}::numeric,
            'open', ${by}, ${reason}, ${momentOf(at)}, ${begunBlock})`,
      )
    },

    usedKeys: submissionWrites.usedKeys,

    async finish(tx, { id, hash, key, block, refundedAt }) {
      await ask(
        tx,
        sql`update ${feeRefunds} set state = 'refunded', hash = ${hash},
          key = ${key}, block = ${block}::int,
          refunded_at = ${momentOf(refundedAt ?? 0)}
          where id = ${id}::uuid and state = 'open'`,
      )
    },

    async drop(tx, { id, credit, amount }) {
      await ask(
        tx,
        sql`update ${feeRefunds} set state = 'dropped'
          where id = ${id}::uuid and state = 'open'`,
      )
      await ask(
        tx,
        sql`update ${feeCredits} set left_over = left_over + ${String(amount)}::numeric
          where id = ${credit}::uuid`,
      )
    },
  }
}

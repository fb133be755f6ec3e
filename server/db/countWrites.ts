import { sql } from 'drizzle-orm'
import type { Runner } from './database.ts'

/**
 * Returns how many rows were ever written to the database, by whomever: what
 * only reads, and what gives space back, does not count. Of what other
 * connections wrote the database may be a second late to tell.
 */
export async function countWrites(db: Runner): Promise<number> {
  await db.run((orm) => orm.execute(sql`select pg_stat_force_next_flush()`))
  const { rows } = await db.run((orm) =>
    orm.execute(sql`
      select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::float8 as rows
      from pg_stat_user_tables`),
  )
  return Number(rows[0]?.rows)
}

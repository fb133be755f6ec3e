import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import type { IsBlocked } from './moderation.ports.ts'
import { blockedAuthors } from './tables.ts'

/** Asks the table each time: what is blocked here is blocked with the next call. */
export function createIsBlocked(
  db: Pick<Database, 'run'>,
  { BLOCKED_AUTHORS }: Pick<Env, 'BLOCKED_AUTHORS'>,
): IsBlocked<Transaction> {
  const configured = new Set<string>(BLOCKED_AUTHORS)
  return async (address, tx) => {
    if (configured.has(address)) return true
    const { rows } = await (tx ?? db).run((orm) =>
      orm.execute(
        sql`select from ${blockedAuthors} where address = ${address}`,
      ),
    )
    return rows.length > 0
  }
}

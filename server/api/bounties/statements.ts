import { type SQL, sql } from 'drizzle-orm'
import type { Runner } from '../../db/database.ts'
import type { Row } from './rows.ts'

/** Runs a statement and gives its rows as the database names them. */
export const ask = async (on: Runner, query: SQL) =>
  (await on.run((orm) => orm.execute(query))).rows as Row[]

/** The row of an id, whatever its table. */
export const of = (id: string) => sql`id = ${id}::uuid`

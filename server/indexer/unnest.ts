import { sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'

export type Transaction = Pick<Orm, 'execute'>

/** One array for each column: a thousand rows are as many parameters as one. */
export const column = <T>(rows: readonly T[], pick: (row: T) => unknown) =>
  sql.param(rows.map(pick))

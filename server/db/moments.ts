import { type SQL, sql } from 'drizzle-orm'

/** A moment of a column, in milliseconds since the epoch. */
export const milliseconds = (column: SQL) =>
  sql`(extract(epoch from ${column}) * 1000)::bigint`

/** Milliseconds since the epoch, as a moment. */
export const momentOf = (at: number) =>
  sql`${new Date(at).toISOString()}::timestamptz`

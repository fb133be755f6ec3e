import { type SQL, sql } from 'drizzle-orm'

/** A column that a list is sorted by, and its value where the page ended. */
export interface Sorted {
  by: SQL
  order: 'rising' | 'falling'
  at: unknown
}

/**
 * Tells which rows come after a place, by all columns that the list is sorted
 * by, in their order. Where all go one way it is one comparison of rows, which
 * an index answers.
 */
export function afterPlace(columns: readonly Sorted[]): SQL {
  const [first] = columns
  if (!first) return sql`true`
  if (columns.every(({ order }) => order === first.order)) {
    const by = join(columns.map(({ by }) => by))
    const at = join(columns.map(({ at }) => sql`${at}`))
    return sql`(${by}) ${beyond(first)} (${at})`
  }
  const [, ...rest] = columns
  const { by, at } = first
  const is = beyond(first)
  // The first comparison says nothing new: by it an index begins at the place.
  return sql`(${by} ${is}= ${at} and (${by} ${is} ${at} or ${afterPlace(rest)}))`
}

const beyond = ({ order }: Sorted) => sql.raw(order === 'rising' ? '>' : '<')
const join = (parts: SQL[]) => sql.join(parts, sql`, `)

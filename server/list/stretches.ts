import { type SQL, sql } from 'drizzle-orm'
import { afterPlace, type Sorted } from './afterPlace.ts'

/**
 * A stretch of a list: things that stand one after the other in an index, so
 * that a page is read off it and no more. The index is a club's: `tables.ts` of
 * the area has one for each.
 */
export interface Stretch<Place extends number | bigint> {
  /** Which things are in it. */
  where: SQL
  /** As it is in the index. */
  by: SQL
  order: Sorted['order']
  /** Where one stands in the list, the highest first. */
  place: SQL
  /** The value of `by` at a place; undefined: the place is in no such stretch. */
  at(place: Place): SQL | number | undefined
}

/**
 * Reads a page of things of the clubs at hand, each with its `place`: of each
 * club and stretch as many as the page has.
 *
 * @param of their table, and what the stretches call one of them.
 */
export function pageQuery<Place extends number | bigint>(
  of: { table: SQL; name: string },
  stretches: readonly Stretch<Place>[],
  asked: {
    clubs: SQL
    where: SQL
    after: { place: Place; id: string } | undefined
    limit: number
  },
): SQL {
  const { clubs, where, after, limit } = asked
  const one = sql.raw(of.name)
  const from = after
    ? stretches.findIndex(({ at }) => at(after.place) !== undefined)
    : 0
  const parts = stretches.slice(from).map((stretch, index) => {
    const { by, order } = stretch
    const isLater =
      after && index === 0
        ? afterPlace([
            { by, order, at: stretch.at(after.place) },
            { by: sql`${one}.id`, order: 'rising', at: sql`${after.id}::uuid` },
          ])
        : sql`true`
    return sql`(select ${one}.*, ${stretch.place} as place
      from ${of.table} as ${one} where ${one}.club = club.id
        and ${stretch.where} and ${where} and ${isLater}
      order by ${by} ${sql.raw(order === 'falling' ? 'desc' : 'asc')},
        ${one}.id limit ${limit})`
  })
  return sql`select found.* from ${clubs} cross join lateral (
      ${sql.join(parts, sql` union all `)}
    ) as found order by found.place desc, found.id limit ${limit}`
}

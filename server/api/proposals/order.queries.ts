import type { ProposalSort } from '@narwhal-club/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import { milliseconds, momentOf } from '../../db/moments.ts'
import { afterPlace, type Sorted } from '../../list/afterPlace.ts'
import { contestParts, farAhead } from './places.ts'
import { isIn, isOpen } from './status.queries.ts'
import { closeness, endedAt, votersOf } from './tables.ts'

/**
 * A stretch of a list: proposals that stand one after the other in an index, so
 * that a page is read off it and no more. The index is a club's: `tables.ts` has
 * one for each.
 */
export interface Stretch {
  /** Which proposals are in it. */
  where: SQL
  /** As it is in the index. */
  by: SQL
  order: Sorted['order']
  /** Where one stands in the list, the highest first. */
  place: SQL
  /** The value of `by` at a place; undefined: the place is in no such stretch. */
  at(place: number): SQL | number | undefined
}

const one = sql`proposal`
const always = sql`true`
/** Open ones stand above it, by when they end; all others below, by when they did. */
const between = farAhead / 2

/** The stretches of a list, the first first. */
export function stretchesOf(sort: ProposalSort, now: SQL): Stretch[] {
  switch (sort) {
    case 'newest': {
      const by = sql`proposal.published_at`
      const place = milliseconds(by)
      return [{ where: always, by, order: 'falling', place, at: momentOf }]
    }
    case 'ending':
      return [
        {
          where: isOpen(now),
          by: sql`proposal.end_at`,
          order: 'rising',
          place: sql`${farAhead}::bigint - ${milliseconds(sql`proposal.end_at`)}`,
          at: (place) =>
            place > between ? momentOf(farAhead - place) : undefined,
        },
        {
          where: isIn.closed(now),
          by: endedAt(one),
          order: 'falling',
          place: milliseconds(endedAt(one)),
          at: (place) => (place <= between ? momentOf(place) : undefined),
        },
      ]
    case 'votes':
    case 'close': {
      const by = sort === 'votes' ? votersOf(one) : closeness(one, contestParts)
      const place = sql`(${by})::bigint`
      return [{ where: always, by, order: 'falling', place, at: (at) => at }]
    }
  }
}

/**
 * Reads a page of the proposals of the clubs at hand, each with its
 * `place`: of each club and stretch as many as the page has.
 */
export function pageQuery(
  stretches: readonly Stretch[],
  asked: {
    clubs: SQL
    where: SQL
    after: { place: number; id: string } | undefined
    limit: number
  },
): SQL {
  const { clubs, where, after, limit } = asked
  const from = after
    ? stretches.findIndex(({ at }) => at(after.place) !== undefined)
    : 0
  const parts = stretches.slice(from).map((stretch, index) => {
    const { by, order } = stretch
    const isLater =
      after && index === 0
        ? afterPlace([
            { by, order, at: stretch.at(after.place) },
            {
              by: sql`proposal.id`,
              order: 'rising',
              at: sql`${after.id}::uuid`,
            },
          ])
        : always
    return sql`(select proposal.*, ${stretch.place} as place
      from proposals as proposal where proposal.club = club.id
        and ${stretch.where} and ${where} and ${isLater}
      order by ${by} ${sql.raw(order === 'falling' ? 'desc' : 'asc')},
        proposal.id limit ${limit})`
  })
  return sql`select found.* from ${clubs} cross join lateral (
      ${sql.join(parts, sql` union all `)}
    ) as found order by found.place desc, found.id limit ${limit}`
}

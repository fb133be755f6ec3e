import type { ProposalSort } from '@narwhal-club/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import { milliseconds, momentOf } from '../../db/moments.ts'
import { farAhead } from '../../list/farAhead.ts'
import type { Stretch } from '../../list/stretches.ts'
import { contestParts } from './places.ts'
import { isIn, isOpen } from './status.queries.ts'
import { closeness, endedAt, votersOf } from './tables.ts'

const one = sql`proposal`
const always = sql`true`
/** Open ones stand above it, by when they end; all others below, by when they did. */
const between = farAhead / 2

/** The stretches of a list, the first first. */
export function stretchesOf(sort: ProposalSort, now: SQL): Stretch<number>[] {
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

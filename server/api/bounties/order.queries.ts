import type { BountySort } from '@narwhal-club/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import { milliseconds, momentOf } from '../../db/moments.ts'
import { farAhead } from '../../list/farAhead.ts'
import type { Stretch } from '../../list/stretches.ts'
import { isInState } from './status.queries.ts'

const always = sql`true`
/** What takes work stands above it, by when it ends; all else below, the same. */
const between = BigInt(farAhead / 2)

/** Of a column that is its own place, and is of a type. */
const falling = (by: SQL, type: 'numeric' | 'int'): Stretch<bigint> => ({
  where: always,
  by,
  order: 'falling',
  place: sql`(${by})::numeric(78)`,
  at: (place) => sql`${String(place)}::${sql.raw(type)}`,
})

/** The stretches of a list, the first first. */
export function stretchesOf(sort: BountySort, now: SQL): Stretch<bigint>[] {
  switch (sort) {
    case 'newest': {
      const by = sql`bounty.published_at`
      const place = sql`(${milliseconds(by)})::numeric(78)`
      const at = (to: bigint) => momentOf(Number(to))
      return [{ where: always, by, order: 'falling', place, at }]
    }
    case 'reward':
      return [falling(sql`bounty.amount`, 'numeric')]
    case 'work':
      return [falling(sql`bounty.submissions`, 'int')]
    case 'deadline': {
      const by = sql`bounty.submit_by`
      const ends = milliseconds(by)
      return [
        {
          where: isInState.open(now),
          by,
          order: 'rising',
          place: sql`(${farAhead}::bigint - ${ends})::numeric(78)`,
          at: (place) =>
            place > between ? momentOf(farAhead - Number(place)) : undefined,
        },
        {
          where: sql`not (${isInState.open(now)})`,
          by,
          order: 'falling',
          place: sql`(${ends})::numeric(78)`,
          at: (place) =>
            place <= between ? momentOf(Number(place)) : undefined,
        },
      ]
    }
  }
}

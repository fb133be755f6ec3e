import { type SQL, sql } from 'drizzle-orm'
import { momentOf } from '../../db/moments.ts'
import type { RecordRow } from './bounties.types.ts'
import type { Row } from './rows.ts'
import { isInState, isOverdue } from './status.queries.ts'
import { bounties, submissions } from './tables.ts'

const isPaidIn = (asset: SQL) =>
  sql`work.payout_state = 'verified' and bounty.asset = ${asset}`

/** What was paid for the work at hand, by asset; texts, for JSON rounds numbers. */
const sums = sql`json_build_object(
  'TOKEN', coalesce(sum(work.payout_amount)
    filter (where ${isPaidIn(sql`'TOKEN'`)}), 0)::text,
  'CRO', coalesce(sum(work.payout_amount)
    filter (where ${isPaidIn(sql`'CRO'`)}), 0)::text)`

const work = sql`${submissions} as work
  join ${bounties} as bounty on bounty.id = work.bounty`

/** All that an address did, as one statement. */
export function recordQuery(address: string, at: number): SQL {
  const now = momentOf(at)
  const many = (is: SQL) => sql`count(*) filter (where ${is})`
  const has = (status: string) => many(sql`work.status = ${status}`)
  return sql`select (
      select json_build_object('opened', count(*),
        'open', ${many(isInState.open(now))},
        'awarded', ${many(isInState.awarded(now))},
        'paid', ${many(isInState.paid(now))},
        'overdue', ${many(isOverdue(now))},
        'expired', ${many(isInState.expired(now))},
        'cancelled', ${many(isInState.cancelled(now))},
        'disputed', ${many(isInState.disputed(now))})
      from ${bounties} as bounty where bounty.author = ${address}
    ) as author, (
      select ${sums} from ${work} where bounty.author = ${address}
    ) as paid_out, (
      select json_build_object(
        'submitted', ${many(sql`work.status <> 'withdrawn'`)},
        'won', ${has('winner')}, 'rejected', ${has('rejected')},
        'spam', ${has('spam')})
      from ${submissions} as work where work.author = ${address}
    ) as hunter, (
      select ${sums} from ${work} where work.author = ${address}
    ) as earned`
}

export const recordOf = (row: Row): RecordRow => ({
  author: row.author as RecordRow['author'],
  paidOut: row.paid_out as RecordRow['paidOut'],
  hunter: row.hunter as RecordRow['hunter'],
  earned: row.earned as RecordRow['earned'],
})

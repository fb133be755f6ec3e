import { type SQL, sql } from 'drizzle-orm'
import type { Runner } from '../../db/database.ts'
import { milliseconds } from '../../db/moments.ts'
import { accounts, indexedBlocks, nftTransfers } from '../../indexer/tables.ts'
import { isSpread } from '../proposals/status.queries.ts'
import { proposals } from '../proposals/tables.ts'
import { ballots } from '../votes/tables.ts'
import type { ActivityStore } from './activity.ts'

type Row = Record<string, unknown>

/** Proposals whose votes are looked through, the last to end. */
const recent = 30

/** What happened last, in tables: two statements. */
export function createActivityRepository(db: Runner): ActivityStore {
  const ask = async (query: SQL) =>
    (await db.run((orm) => orm.execute(query))).rows as Row[]

  return {
    // By whole blocks: of what moved together nothing is left out of the count.
    async moves(limit) {
      const rows = await ask(sql`
        with newest as (
          select block from ${nftTransfers}
          group by block order by block desc limit ${limit}
        )
        select moved.block, occurred.time, giver.address as sender,
          taker.address as taker, count(*)::int as nfts,
          max(moved.log_index) as place
        from ${nftTransfers} as moved
        join newest on newest.block = moved.block
        join ${indexedBlocks} as occurred on occurred.number = moved.block
        join ${accounts} as giver on giver.id = moved.from_id
        join ${accounts} as taker on taker.id = moved.to_id
        group by moved.block, occurred.time, giver.address, taker.address
        order by moved.block desc, place desc limit ${limit}`)
      return rows.map((row) => ({
        at: Number(row.time) * 1_000,
        from: String(row.sender),
        to: String(row.taker),
        nfts: Number(row.nfts),
      }))
    },

    async votes(club, limit) {
      const rows = await ask(sql`
        select proposal.id, proposal.number,
          case when ${isSpread} then proposal.title end as title,
          cast_.voter, cast_.power, ${milliseconds(sql`cast_.at`)} as moment
        from (
          select * from ${proposals} where club = ${club}
          order by end_at desc limit ${recent}
        ) as proposal
        cross join lateral (
          select voter, power, at, line from ${ballots}
          where proposal = proposal.id
          order by at desc, place desc limit ${limit}
        ) as cast_
        order by cast_.at desc, cast_.line desc limit ${limit}`)
      return rows.map((row) => ({
        at: Number(row.moment),
        voter: String(row.voter),
        power: Number(row.power),
        proposal: {
          id: String(row.id),
          number: Number(row.number),
          ...(row.title !== null && { title: String(row.title) }),
        },
      }))
    },
  }
}

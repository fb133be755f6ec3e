import { sql } from 'drizzle-orm'
import type { Database, Runner } from '../db/database.ts'
import { rateLimits } from '../db/schema.ts'

export interface Hits {
  hits: number
  /** Milliseconds since the epoch at which the window opened. */
  startedAt: number
}

/** However many sources come by within a window, the table holds no more. */
const mostRows = 100_000

export function createLimitRepository(db: Database) {
  return {
    /** Counts one hit and returns how many the window has. */
    async countHit(key: string, now: Date, window: number): Promise<Hits> {
      const at = now.toISOString()
      const from = new Date(+now - window).toISOString()
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          insert into ${rateLimits} as kept (key, started_at, hits)
          values (${key}, ${at}, 1)
          on conflict (key) do update set
            hits = case when kept.started_at > ${from}
              then kept.hits + 1 else 1 end,
            started_at = case when kept.started_at > ${from}
              then kept.started_at else excluded.started_at end
          returning hits, extract(epoch from started_at) * 1000 as started`),
      )
      const row = rows[0] as { hits: unknown; started: unknown } | undefined
      return {
        hits: Number(row?.hits ?? 0),
        startedAt: Number(row?.started ?? +now),
      }
    },

    async deleteExpired(now: Date, window: number, on: Runner) {
      const from = new Date(+now - window).toISOString()
      await on.run((orm) =>
        orm.execute(sql`
          delete from ${rateLimits} where started_at <= ${from} or key in (
            select key from ${rateLimits} order by started_at desc
            offset ${mostRows}
          )`),
      )
    },
  }
}

export type LimitRepository = ReturnType<typeof createLimitRepository>

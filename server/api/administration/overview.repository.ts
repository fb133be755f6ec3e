import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { members, nonces, sessions } from '../../db/schema.ts'

export function createOverviewRepository(db: Database) {
  return {
    /** Counts what lives, in one statement. */
    async counts(now: Date, idle: number) {
      const at = now.toISOString()
      const idleSince = new Date(+now - idle).toISOString()
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          select
            (select count(*) from ${sessions}
              where expires_at > ${at} and last_seen_at > ${idleSince}
            ) as sessions,
            (select count(*) from ${nonces} where expires_at > ${at}) as nonces,
            (select count(*) from ${members}) as members`),
      )
      const row = rows[0] ?? {}
      return {
        sessions: Number(row.sessions),
        nonces: Number(row.nonces),
        members: Number(row.members),
      }
    },
  }
}

export type OverviewRepository = ReturnType<typeof createOverviewRepository>

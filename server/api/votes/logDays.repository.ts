import { sql } from 'drizzle-orm'
import type { Runner } from '../../db/database.ts'
import { logDays } from './tables.ts'
import type { LogDay } from './votes.ports.ts'

/** Where the ledger of votes stood, day by day. */
export const createLogDays = (db: Runner) => ({
  /** The newest first. */
  list: (limit: number): Promise<LogDay[]> =>
    db.run((orm) =>
      orm.select().from(logDays).orderBy(sql`${logDays.day} desc`).limit(limit),
    ),

  async has(day: string): Promise<boolean> {
    const rows = await db.run((orm) =>
      orm
        .select({ day: logDays.day })
        .from(logDays)
        .where(sql`${logDays.day} = ${day}`),
    )
    return rows.length > 0
  },

  /** The first that was said of a day stays. */
  put: (row: LogDay): Promise<unknown> =>
    db.run((orm) => orm.insert(logDays).values(row).onConflictDoNothing()),
})

export type LogDays = ReturnType<typeof createLogDays>

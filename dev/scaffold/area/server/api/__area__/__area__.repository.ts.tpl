import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { members } from '../../db/schema.ts'

export const create__Area__Repository = (db: Database) => ({
  /** Counts everyone who has ever signed in. */
  async members(): Promise<number> {
    const { rows } = await db.run((orm) =>
      orm.execute(sql`select count(*) as members from ${members}`),
    )
    return Number(rows[0]?.members)
  },
})

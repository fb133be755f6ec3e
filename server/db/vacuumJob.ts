import { sql } from 'drizzle-orm'
import type { Job } from '../jobs/job.ts'
import type { Database } from './database.ts'

/** Tables of rows that come and go; the index's only ever grow. */
const tables = ['nonces', 'sessions', 'members', 'rate_limits', 'due_jobs']

const every = 120_000

/**
 * Gives back what deleted rows took: the embedded database has none of the
 * processes that do so on a server, so that each nonce would cost half a kilobyte
 * for ever. A checkpoint does the same for its log.
 */
export function vacuumJobs({
  background,
  statements,
}: Pick<Database, 'background' | 'statements'>): Job[] {
  let done = -1
  const job: Job = {
    name: 'vacuum',
    where: 'process',
    every,
    timeout: 60_000,
    async run() {
      const present = statements()
      if (present === done) return
      // Each on its own: neither is a part of a transaction.
      for (const table of tables)
        await background.run((orm) =>
          orm.execute(sql`vacuum ${sql.identifier(table)}`),
        )
      await background.run((orm) => orm.execute(sql`checkpoint`))
      done = present
    },
  }
  return [job]
}

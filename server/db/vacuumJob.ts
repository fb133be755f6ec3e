import { sql } from 'drizzle-orm'
import type { Job } from '../jobs/job.ts'
import { countWrites } from './countWrites.ts'
import type { Database } from './database.ts'

/** Tables of rows that come, change and go; the index's only ever grow. */
const tables = [
  'nonces',
  'sessions',
  'members',
  'rate_limits',
  'due_jobs',
  'club_follows',
  'idempotency_keys',
  'drafts',
  'comments',
  'proposals',
  'bounty_drafts',
  'bounties',
  'submissions',
  'votes',
  'inbox_entries',
]

const every = 120_000

/**
 * Gives back what deleted rows took: the embedded database has none of the
 * processes that do so on a server, so that each nonce would cost half a kilobyte
 * for ever. A checkpoint does the same for its log.
 */
export function vacuumJobs({
  background,
}: Pick<Database, 'background'>): Job[] {
  let done = -1
  const job: Job = {
    name: 'vacuum',
    where: 'process',
    every,
    timeout: 60_000,
    async run() {
      const present = await countWrites(background)
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

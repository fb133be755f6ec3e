import type { PGlite } from '@electric-sql/pglite'
import type { Job } from '../jobs/job.ts'
import type { Logger } from '../log.ts'
import type { Snapshots } from './snapshots.ts'

/** The first comes early: a world that lives for minutes has one too. */
const first = 60_000
/** Its verification alone may take a minute. */
const timeout = 300_000

interface Work {
  client: PGlite
  snapshots: Snapshots
  log: Logger
  minutes: number
  /** Changes whenever something was written. */
  version(): Promise<number>
}

/**
 * Takes a snapshot now and then, when there is anything new to keep: a job of
 * the process that has the directory.
 */
export function snapshotJobs({
  client,
  snapshots,
  log,
  minutes,
  version,
}: Work): Job[] {
  if (minutes === 0) return []
  const interval = minutes * 60_000
  let taken = -1
  const job: Job = {
    name: 'snapshot',
    where: 'process',
    first: Math.min(first, interval),
    every: interval,
    timeout,
    async run(signal) {
      const present = await version()
      if (present === taken) return
      const name = await snapshots.take(client, new Date(), signal)
      taken = present
      log.info({ event: 'snapshot_taken', snapshot: name }, 'snapshot taken')
    },
  }
  return [job]
}

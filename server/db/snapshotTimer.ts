import type { PGlite } from '@electric-sql/pglite'
import type { Logger } from '../log.ts'
import type { Snapshots } from './snapshots.ts'

/** The first comes early: a world that lives for minutes has one too. */
const first = 60_000

interface Work {
  client: PGlite
  snapshots: Snapshots
  log: Logger
  minutes: number
  /** Changes whenever something may have been written. */
  version(): number
}

/** Takes a snapshot now and then, when there is anything new to keep. */
export function startSnapshots({
  client,
  snapshots,
  log,
  minutes,
  version,
}: Work) {
  if (minutes === 0) return { stop: async () => {} }
  const interval = minutes * 60_000
  const stopping = new AbortController()
  const { signal } = stopping
  let taken = -1
  let underway: Promise<void> | undefined
  let timer = setTimeout(run, Math.min(first, interval))
  timer.unref()

  async function take() {
    const present = version()
    if (present === taken) return
    try {
      const name = await snapshots.take(client, new Date(), signal)
      taken = present
      log.info({ event: 'snapshot_taken', snapshot: name }, 'snapshot taken')
    } catch (error) {
      if (signal.aborted) return
      log.error({ event: 'snapshot_failed', err: error }, 'snapshot failed')
    }
  }

  async function run() {
    underway = take()
    await underway
    if (signal.aborted) return
    timer = setTimeout(run, interval)
    timer.unref()
  }

  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await underway
    },
  }
}

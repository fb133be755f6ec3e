import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Job } from '../jobs/job.ts'
import type { Logger } from '../log.ts'
import type { Database, Replica } from './database.ts'
import { createReplicaLag } from './replicaLag.ts'
import {
  faultOf,
  openReplicaLink,
  primaryPlace,
  readPlace,
} from './replicaLink.ts'
import { driverError, isLost, isOfDatabase } from './unavailable.ts'

/** Milliseconds between looks at how far it is. */
const interval = 250
/**
 * Milliseconds: that news waits for the replica to have it, between two looks
 * meanwhile, and for which it stands in where the primary does not answer at all.
 */
const waits = { news: 1_000, look: 15, standIn: 60_000 }

interface Options {
  url: string
  /** Milliseconds that it may be behind. */
  limit: number
  log: Logger
  logger: { logQuery(query: string): void }
}

/**
 * Opens a streaming replica for reads that may be a little old. How old is
 * measured; beyond the limit, where it is away or is no replica of this very
 * database, they go to the primary, by themselves, and come back the same way.
 */
export function openReplica(
  primary: Pick<Database, 'run' | 'background' | 'isReady'>,
  { url, limit, log, logger }: Options,
): Replica & { measuring: Job; close(): Promise<void> } {
  const lag = createReplicaLag()
  /** What is wrong with what it is; null once it was seen to be right. */
  let refused: string | null = 'was not reached'
  let isAway = true
  let isClosed = false
  let replayed = 0n
  /** Up to here it must have come, or it would deny what has been told. */
  let told = 0n
  const counts = { reads: 0, turnedBack: 0 }
  const link = openReplicaLink(url, logger, lose)

  function lose(error: unknown) {
    if (isAway || isClosed) return
    isAway = true
    replayed = 0n
    lag.forget()
    log.warn({ event: 'replica_lost', err: error }, 'replica lost')
  }

  function found() {
    if (!isAway || isClosed) return
    isAway = false
    log.info({ event: 'replica_ready' }, 'replica ready')
  }

  function age(): number | null {
    const at = lag.upTo()
    return at === null ? null : performance.now() - at
  }

  function isUsable(): boolean {
    const old = age()
    if (isAway || isClosed || refused !== null || old === null) return false
    if (old > (primary.isReady() ? limit : waits.standIn)) return false
    return replayed >= told
  }

  async function askPrimary() {
    const at = performance.now()
    const { rows } = await primary.background.run((orm) =>
      orm.execute(sql.raw(primaryPlace)),
    )
    const { identity, place } = readPlace(rows[0])
    lag.primaryWasAt(place, at)
    return { identity, place }
  }

  function judge(problem: string | null) {
    if (problem === refused) return
    refused = problem
    if (problem)
      log.error(
        { event: 'replica_refused', problem },
        `DATABASE_READ_URL ${problem}: every read goes to DATABASE_URL`,
      )
  }

  let known = ''
  async function look() {
    const seen = await link.look()
    const problem = faultOf(seen, known)
    judge(problem)
    if (problem === null) {
      if (seen.place > replayed) replayed = seen.place
      lag.replayed(seen.place)
    }
    found()
  }

  async function measure() {
    const asked = await askPrimary().catch(() => undefined)
    known = asked?.identity ?? known
    if (known) await look().catch((error) => lose(error))
  }

  /** Waits until it has all that the primary has by now. */
  async function catchUp() {
    const asked = await askPrimary().catch(() => undefined)
    const until = performance.now() + waits.news
    while (asked && isUsable() && performance.now() < until) {
      await look().catch((error) => lose(error))
      if (replayed >= asked.place) return
      await delay(waits.look)
    }
    // What is told now it does not know yet.
    if (asked && asked.place > told) told = asked.place
  }

  let catching: Promise<void> | undefined
  let next: Promise<void> | undefined
  function caughtUp(): Promise<void> {
    if (!isUsable()) return Promise.resolve()
    if (!catching) {
      catching = catchUp().finally(() => {
        catching = undefined
      })
      return catching
    }
    // One that has begun may have asked the primary too early.
    next ??= catching.then(() => {
      next = undefined
      return caughtUp()
    })
    return next
  }

  return {
    async run(work) {
      if (!isUsable()) return await primary.run(work)
      try {
        const value = await work(link.orm)
        counts.reads += 1
        return value
      } catch (error) {
        const cause = driverError(error)
        if (!isOfDatabase(cause)) throw cause
        if (isLost(cause)) lose(cause)
        counts.turnedBack += 1
        return await primary.run(work)
      }
    },
    age: () => (isUsable() ? age() : null),
    report: () => ({
      status: isAway
        ? 'away'
        : refused
          ? 'refused'
          : isUsable()
            ? 'used'
            : 'behind',
      age: age(),
      ...counts,
    }),
    caughtUp,
    async problem() {
      await measure()
      return isAway ? null : refused
    },
    measuring: {
      name: 'measure-replica',
      where: 'process',
      every: interval,
      first: 0,
      timeout: 5_000,
      run: measure,
    },
    async close() {
      isClosed = true
      await link.close()
    },
  }
}

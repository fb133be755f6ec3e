import type { Json } from '@narwhal-club/core/ledger'
import type { Clock } from '../clock.ts'
import { driverError } from '../db/unavailable.ts'
import type { Logger } from '../log.ts'
import type { Claim, DueRepository } from './due.repository.ts'
import type { Job, Turn } from './job.ts'
import { runOnce } from './runOnce.ts'

/** What is done with the rows of one name. */
export interface DueWork {
  name: string
  /** Milliseconds after which an attempt is cut. */
  timeout: number
  /**
   * Milliseconds from the end of one to the next: it comes by itself, whichever
   * process leads by then, and is never given up. Otherwise it is put down.
   */
  every?: number
  /** After so many attempts it is given up. @default 8 */
  attempts?: number
  /** Does it, at least once: it may have been done already. */
  run(
    task: { key: string; payload: Json },
    signal: AbortSignal,
  ): Promise<unknown>
}

/** Milliseconds. */
const interval = 1_000
const backOff = { first: 1_000, most: 3_600_000 }
/** How many are done at once. */
const most = 4
const attemptsUnlessSaid = 8
/** A lease outlives its attempt by so much, in milliseconds. */
const grace = 10_000
/** Characters of an error that are kept. */
const longestError = 300

/** Milliseconds until the next attempt: each doubles, an hour at most. */
export const pauseAfter = (attempt: number) =>
  Math.min(backOff.most, backOff.first * 2 ** Math.min(attempt - 1, 20))

interface Options {
  rows: DueRepository
  works: readonly DueWork[]
  clock: Clock
  log: Logger
}

/**
 * The job of the leader that does what is due: rows that were put down for a
 * moment, each at least once, some at a time.
 */
export function createDueJob({ rows, works, clock, log }: Options) {
  const known = new Map(works.map((work) => [work.name, work]))
  const names = [...known.keys()]
  const regular = names.filter((name) => known.get(name)?.every !== undefined)
  const lease = Math.max(0, ...works.map(({ timeout }) => timeout)) + grace
  const underway = new Set<Promise<void>>()
  const ended = { done: 0, failed: 0, dead: 0 }

  async function attempt(claim: Claim, work: DueWork, signal: AbortSignal) {
    const { name, key, payload } = claim
    const { outcome, error } = await runOnce(
      {
        name: `${name} ${key}`,
        timeout: work.timeout,
        // One row that cannot be read fails alone.
        run: async (ending) =>
          work.run({ key, payload: JSON.parse(payload) as Json }, ending),
      },
      signal,
      log,
    )
    // The next to lead begins it anew.
    if (outcome === 'stopped') return
    if (outcome === 'done') {
      const { every } = work
      if (every === undefined) await rows.finish(claim)
      else await rows.again(claim, new Date(clock.now() + every))
      ended.done += 1
      return
    }
    const reason = outcome === 'cut' ? 'took too long' : textOf(error)
    const isOver =
      work.every === undefined &&
      claim.attempt >= (work.attempts ?? attemptsUnlessSaid)
    const now = clock.now()
    const again = isOver ? null : new Date(now + pauseAfter(claim.attempt))
    await rows.fail(claim, reason, again, new Date(now))
    ended[isOver ? 'dead' : 'failed'] += 1
    if (isOver)
      log.error({ event: 'job_dead', job: name, key, reason }, 'job given up')
  }

  function begin(claim: Claim, signal: AbortSignal) {
    const work = known.get(claim.name)
    if (!work) return
    const doing = attempt(claim, work, signal)
      // What cannot be written down stays locked, and is done again later.
      .catch((error) =>
        log.warn({
          event: 'job_unsaid',
          job: claim.name,
          err: driverError(error),
        }),
      )
      .finally(() => underway.delete(doing))
    underway.add(doing)
  }

  /** Begins what is due as long as there is room, until there is no more. */
  async function turn(signal: AbortSignal, { isFirst, term }: Turn) {
    if (isFirst) {
      await rows.release()
      await rows.seed(regular, new Date(clock.now()))
    }
    while (!signal.aborted) {
      const room = most - underway.size
      if (room === 0) await Promise.race(underway)
      else {
        const now = new Date(clock.now())
        const claims = await rows.claim(now, names, room, lease)
        for (const claim of claims) begin(claim, term)
        if (claims.length === 0) break
      }
    }
  }

  const job: Job = {
    name: 'due',
    where: 'leader',
    every: interval,
    first: 0,
    // It waits for those under way while there is no room for more.
    timeout: lease + grace,
    run: turn,
    settled: async () => {
      while (underway.size > 0) await Promise.all(underway)
    },
  }
  return { job, ended: () => ({ ...ended }) }
}

const textOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(
    0,
    longestError,
  )

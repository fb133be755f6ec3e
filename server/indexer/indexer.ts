import { RangeRefusedError } from '../chain/errors.ts'
import { DatabaseUnavailableError, NodeAwayError } from '../errors.ts'
import type { Job } from '../jobs/job.ts'
import type { Logger } from '../log.ts'
import { CursorMovedError, ForeignIndexError } from './errors.ts'
import { afterStep, type Progress, secondsLeft } from './progress.ts'
import type { Step } from './step.ts'

/** Milliseconds: between looks, after a failure, and for one look. */
const intervals = {
  timeout: 120_000,
  again: 250,
  failed: { first: 500, most: 15_000 },
  report: 10_000,
} as const

export interface IndexerOptions {
  steps: { take(): Promise<Step> }
  log: Logger
  /** Milliseconds between looks for a new block. @default 1000 */
  interval?: number
  /** Milliseconds, only ever forward. */
  now?: () => number
}

/**
 * The job that keeps the index at the head of the chain, a step in each run. What
 * fails is tried again, later each time.
 */
export function createIndexer(options: IndexerOptions) {
  const { steps, log, interval = 1_000 } = options
  const { now = () => performance.now() } = options
  let term: AbortSignal | undefined
  let pause = interval
  let failures = 0
  let reportedAt = Number.NEGATIVE_INFINITY
  let progress: Progress | undefined

  function note(step: Exclude<Step, { kind: 'again' }>, took: number) {
    const head = step.head.number
    const block = step.kind === 'idle' ? step.block : step.to
    const events = step.kind === 'advanced' ? step.events : 0
    const known = progress ?? {
      block,
      head,
      rate: undefined,
      events: 0,
      reorgs: 0,
    }
    progress =
      step.kind === 'advanced'
        ? afterStep(known, { block, head, events, took })
        : { ...known, block, head }
    if (step.kind === 'rolledBack') {
      progress.reorgs += 1
      const { blocks, to } = step
      log.warn({ event: 'index_reorg', blocks, to }, 'reorg undone')
    }
    if (step.kind === 'advanced' && now() - reportedAt > intervals.report) {
      reportedAt = now()
      const left = secondsLeft(progress)
      log.info({ event: 'index_progress', ...progress, left }, 'indexing')
    }
  }

  /** Returns how long to rest before the next step. */
  async function step(): Promise<number> {
    const began = now()
    try {
      const taken = await steps.take()
      failures = 0
      if (taken.kind === 'again') return intervals.again
      note(taken, now() - began)
      return taken.kind === 'idle' ? interval : 0
    } catch (error) {
      if (error instanceof RangeRefusedError) return 0
      if (error instanceof CursorMovedError) return intervals.again
      const isExpected =
        error instanceof NodeAwayError ||
        error instanceof DatabaseUnavailableError
      if (error instanceof ForeignIndexError)
        log.error({ event: 'index_foreign' }, error.message)
      else if (!isExpected)
        log.error({ event: 'index_failed', err: error }, 'index failed')
      const { first, most } = intervals.failed
      return Math.min(most, first * 2 ** Math.min(failures++, 10))
    }
  }

  const job: Job = {
    name: 'index',
    where: 'leader',
    first: 0,
    every: () => pause,
    timeout: intervals.timeout,
    async run(_, turn) {
      ;({ term } = turn)
      // Also where this run is cut.
      pause = interval
      pause = await step()
    },
  }

  return {
    job,
    /** Undefined until this process has led and looked. */
    progress: () => progress,
    /** Tells whether this is the process that reads the chain. */
    leads: () => term !== undefined && !term.aborted,
  }
}

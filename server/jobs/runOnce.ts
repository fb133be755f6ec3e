import { driverError } from '../db/unavailable.ts'
import { DatabaseUnavailableError, NodeAwayError } from '../errors.ts'
import type { Logger } from '../log.ts'
import type { Outcome } from './job.ts'
import { rest } from './rest.ts'

/** Milliseconds that a run has to end in good order once it is told to. */
const patience = 2_000

interface Limited {
  name: string
  timeout: number
  run(signal: AbortSignal): Promise<unknown>
}

type Ended = { outcome: Outcome; error?: unknown }

/**
 * Runs work once, for so long at most. Work that does not heed its signal is
 * left behind: what comes after it must not wait for ever. What is told to end
 * before it begins does not begin.
 *
 * @returns how it ended; it never throws.
 */
export async function runOnce(
  { name, timeout, run }: Limited,
  stopping: AbortSignal,
  log: Logger,
): Promise<Ended> {
  if (stopping.aborted) return { outcome: 'stopped' }
  const ending = new AbortController()
  const end = () => ending.abort()
  stopping.addEventListener('abort', end)
  const over = new AbortController()
  const work = attempt(run, ending.signal)
  const inTime = rest(timeout, over.signal).then((): Ended => {
    end()
    return { outcome: 'cut' }
  })
  const told = new Promise<void>((resolve) => {
    ending.signal.addEventListener('abort', () => resolve())
  }).then(() => rest(patience, over.signal))
  const stopped = told.then((): Ended => ({ outcome: 'stopped' }))
  const first = await Promise.race([work, inTime, stopped])
  over.abort()
  stopping.removeEventListener('abort', end)
  const ended = stopping.aborted ? asStopped(first) : first
  tell(log, name, ended, timeout)
  return ended
}

async function attempt(
  run: (signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal,
): Promise<Ended> {
  try {
    await run(signal)
    return { outcome: 'done' }
  } catch (thrown) {
    const error = driverError(thrown)
    const isAway =
      error instanceof DatabaseUnavailableError ||
      error instanceof NodeAwayError
    return { outcome: isAway ? 'away' : 'failed', error }
  }
}

/** What was told to end and failed over it did not fail. */
const asStopped = (ended: Ended): Ended =>
  ended.outcome === 'done' ? ended : { outcome: 'stopped' }

function tell(log: Logger, name: string, ended: Ended, timeout: number) {
  const { outcome, error } = ended
  const entry = { job: name }
  if (outcome === 'failed')
    log.error({ ...entry, event: 'job_failed', err: error }, 'job failed')
  if (outcome === 'cut')
    log.error({ ...entry, event: 'job_cut', timeout }, 'job took too long')
}

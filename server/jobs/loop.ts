import type { Logger } from '../log.ts'
import { type Job, type JobReport, outcomes } from './job.ts'
import { rest } from './rest.ts'
import { runOnce } from './runOnce.ts'

/** One job, run again and again for as long as it is told. */
export function createLoop(job: Job, log: Logger) {
  const runs = Object.fromEntries(
    outcomes.map((outcome) => [outcome, 0]),
  ) as JobReport['runs']
  let took: number | undefined
  let isWanted = false
  let wakeUp = () => {}

  const pause = () => (typeof job.every === 'number' ? job.every : job.every())

  /** Rests unless it was woken since the last run began. */
  async function sleep(milliseconds: number, signal: AbortSignal) {
    if (isWanted || signal.aborted) return
    const waking = new AbortController()
    wakeUp = () => waking.abort()
    signal.addEventListener('abort', wakeUp)
    await rest(milliseconds, waking.signal)
    signal.removeEventListener('abort', wakeUp)
  }

  return {
    /** Runs the job until the signal says so. */
    async keepOn(signal: AbortSignal): Promise<void> {
      isWanted = false
      await sleep(job.first ?? pause(), signal)
      for (let isFirst = true; !signal.aborted; isFirst = false) {
        isWanted = false
        const began = performance.now()
        const turn = { isFirst, term: signal }
        const { outcome } = await runOnce(
          { ...job, run: (ending) => job.run(ending, turn) },
          signal,
          log,
        )
        runs[outcome] += 1
        took = performance.now() - began
        const until = pause()
        if (until > 0) await sleep(until, signal)
        // Also without a pause others have their turn: requests come first.
        else await new Promise(setImmediate)
      }
      await job.settled?.()
    },
    /** Runs it at once, or once more where it is running. */
    wake() {
      isWanted = true
      wakeUp()
    },
    report: (): JobReport => ({ name: job.name, runs: { ...runs }, took }),
  }
}

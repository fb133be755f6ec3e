import type { Job } from '../../jobs/job.ts'
import type { Desk } from './desk/question.ts'
import {
  HistoryMovedError,
  type HistoryRepository,
} from './history.repository.ts'

const pauses = { usual: 10_000, failed: 300_000 }

/** Blocks that are taken back meanwhile are copied the next time. */
function unlessMoved(error: unknown) {
  if (!(error instanceof HistoryMovedError)) throw error
}

/** What is done unasked, so that a question finds the desk ready. */
export function keepingUp(
  history: Pick<HistoryRepository, 'tip'>,
  { keepUp }: Pick<Desk, 'keepUp'>,
): Job[] {
  if (!keepUp) return []
  let pause = pauses.usual
  const job: Job = {
    name: 'copy-index',
    where: 'process',
    every: () => pause,
    first: 500,
    timeout: 3_600_000,
    async run(signal) {
      // A copy that cannot be made is not begun over and over: it costs.
      pause = pauses.failed
      const tip = await history.tip()
      if (tip) await keepUp(tip, signal).catch(unlessMoved)
      pause = pauses.usual
    },
  }
  return [job]
}

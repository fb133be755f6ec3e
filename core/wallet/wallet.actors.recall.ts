import type { Clock } from '../ports/clock.ts'

/** Milliseconds that one waits for the wallet of before. */
const patience = 3_000

/**
 * A page that was just opened takes its wallet back a moment later (R4.7): who
 * reaches for the account meanwhile waits for it, and does not wait again.
 */
export function createRecall(isDue: boolean, clock: Clock) {
  let isOver = !isDue
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = () => {
      isOver = true
      resolve()
    }
  })
  return {
    /** It was taken back, or it will not be. */
    end: () => end(),
    /** Comes when it is over, at the latest after a few seconds. */
    async wait(): Promise<void> {
      if (isOver) return
      const timer = clock.setTimeout(end, patience)
      await ended
      clock.clearTimeout(timer)
    },
  }
}

import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import type { Gate } from './types.ts'

const interval = 100

/**
 * Turns requests away while the event loop runs too late twice in a row: answers
 * that come too late for their clients only make the queue longer. One late turn
 * alone, a snapshot say, is no reason.
 */
export function shedLoad(app: AppContext): Gate {
  const tolerance = app.env.LIMIT_LAG || Number.POSITIVE_INFINITY
  let expected = performance.now() + interval
  let lateTurns = 0
  const timer = setInterval(() => {
    const now = performance.now()
    lateTurns = now - expected > tolerance ? lateTurns + 1 : 0
    expected = now + interval
  }, interval)
  timer.unref()
  return () => {
    if (app.isStopping()) clearInterval(timer)
    if (lateTurns <= 1) return
    app.requestCounts.shed()
    throw new RefusalError('unavailable', { reason: 'late', retryAfter: 1 })
  }
}

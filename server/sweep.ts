import type { AppContext } from './context.ts'
import { DatabaseUnavailableError } from './errors.ts'
import { limitWindow } from './http/rateLimit.ts'

const interval = 60_000

/** Deletes what has expired, every minute: no table grows without end. */
export function startSweeping(app: AppContext): () => void {
  async function sweep() {
    const now = new Date(app.clock.now())
    try {
      await app.nonces.deleteExpired(now)
      await app.sessionRows.deleteExpired(now)
      await app.limits.deleteExpired(now, limitWindow)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError))
        app.log.error({ event: 'sweep_failed', err: error }, 'sweep failed')
    }
  }
  const timer = setInterval(sweep, interval)
  timer.unref()
  return () => clearInterval(timer)
}

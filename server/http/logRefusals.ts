import type { AppContext } from '../context.ts'
import { driverError } from '../db/unavailable.ts'
import type { RefusalError } from '../errors.ts'
import { createKeep } from '../keep/keep.ts'
import type { ClubContext } from './types.ts'

/** Milliseconds for which a source that is beyond its limit has one line. */
const pause = 10_000
/** How many sources are counted at once. */
const most = 10_000

/**
 * Logs refusals by what they mean: defects, wrong addresses, the rest. A source
 * beyond its limit has a line now and then, with how many were left out since
 * the last: writing each would cost more than refusing does.
 */
export function createRefusalLog(app: AppContext) {
  const quiet = createKeep<{ since: number; unwritten: number }>({
    entries: most,
  })

  /** Returns how many lines were left out, or null to leave out this one too. */
  function isDue(source: string): number | null {
    const now = performance.now()
    const known = quiet.last(source)
    if (known && now - known.since < pause) {
      known.unwritten += 1
      return null
    }
    quiet.set(source, { since: now, unwritten: 0 })
    return known?.unwritten ?? 0
  }

  return (
    { method, path, state }: ClubContext,
    { code, reason }: RefusalError,
    error: unknown,
  ): void => {
    app.requestCounts.refused(code)
    const { requestId, source, session } = state
    const entry = { event: 'refused', code, reason, requestId, source, method }
    const wallet = session?.address
    if (code === 'internal')
      app.log.error({ ...entry, path, err: driverError(error) }, 'failed')
    else if (code === 'not_found' || code === 'method_not_allowed')
      app.log.debug({ ...entry, path }, 'refused')
    else if (code !== 'rate_limited')
      app.log.info({ ...entry, path, wallet }, 'refused')
    else {
      const unwritten = isDue(source)
      if (unwritten !== null)
        app.log.info({ ...entry, path, wallet, unwritten }, 'refused')
    }
  }
}

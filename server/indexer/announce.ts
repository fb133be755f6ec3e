import type { Transactor } from '../db/database.ts'
import { DatabaseUnavailableError } from '../errors.ts'
import type { EventHub } from '../events/hub.ts'
import type { Standing } from './standing.ts'

/** Milliseconds between two announcements. */
const interval = 1_000

/** Says where the index stands now, when that is news, once a second at most. */
export function createAnnouncer(
  db: Transactor,
  events: Pick<EventHub, 'publish'>,
  now = () => performance.now(),
) {
  let said: Pick<Standing, 'block' | 'hash'> | undefined
  let saidAt = Number.NEGATIVE_INFINITY
  return async (standing: Standing | null) => {
    if (!standing || now() - saidAt < interval) return
    const { block, hash, version } = standing
    if (said?.block === block && said.hash === hash) return
    try {
      await db.transact((tx) => events.publish(tx, 'index', { block, version }))
      said = { block, hash }
      saidAt = now()
    } catch (error) {
      // The next look says it.
      if (!(error instanceof DatabaseUnavailableError)) throw error
    }
  }
}

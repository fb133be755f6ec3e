import { sql } from 'drizzle-orm'
import type { openDear } from '../../../db/dear.ts'
import {
  faultOf,
  primaryPlace,
  readPlace,
  replicaPlace,
} from '../../../db/replicaLink.ts'
import { driverError, isOfDatabase } from '../../../db/unavailable.ts'
import { HistoryMovedError } from '../history.repository.ts'

/** Milliseconds for which a replica that failed is not asked again. */
const rest = 2_000

type Dear = Pick<ReturnType<typeof openDear>, 'run' | 'close'>

const placeAt = async (dear: Dear, statement: string) => {
  const { rows } = await dear.run((orm) => orm.execute(sql.raw(statement)))
  return readPlace(rows[0])
}

/**
 * Has dear questions worked out of a replica. An answer is of a block, and is
 * remembered as such: a replica that has not come there yet says so, and the
 * primary is asked, as it is where the replica is away, or is none of ours.
 */
export function replicaFirst(replica: Dear, primary: Dear): Dear {
  let restsUntil = 0
  let isKnown = false

  /** Once, and again whenever it was away: it may be another by then. */
  async function isOurs(): Promise<boolean> {
    if (isKnown) return true
    const [own, other] = await Promise.all([
      placeAt(primary, primaryPlace),
      placeAt(replica, replicaPlace),
    ])
    isKnown = faultOf(other, own.identity) === null
    return isKnown
  }

  function putAside() {
    isKnown = false
    restsUntil = performance.now() + rest
  }

  return {
    async run(work, signal) {
      if (performance.now() < restsUntil) return await primary.run(work, signal)
      try {
        if (await isOurs()) return await replica.run(work, signal)
        putAside()
      } catch (error) {
        signal?.throwIfAborted()
        const isAway = isOfDatabase(driverError(error))
        if (!isAway && !(error instanceof HistoryMovedError)) throw error
        if (isAway) putAside()
      }
      return await primary.run(work, signal)
    },
    async close() {
      await Promise.all([replica.close(), primary.close()])
    },
  }
}

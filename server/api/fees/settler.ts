import type { FeePorts, Receipt } from './fees.ports.ts'
import { publishPaid } from './publishPaid.ts'
import { type Settled, settleFees } from './settleFees.ts'

type Hex = `0x${string}`

/** Transactions that follow one another before others have their turn. */
const mostAtOnce = 20

/**
 * Settles for all who ask: who asks meanwhile shares the next run, which begins
 * after they asked. What a reorg or a mended index may have changed is looked at
 * from the first block on.
 */
export function createSettler<Tx>(
  ports: FeePorts<Tx>,
  /** Says what went wrong, and is tried again. */
  note: (event: string, error: unknown) => void,
) {
  let receipts = new Map<Hex, Receipt>()
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let seen: Settled['seen'] = null

  async function run() {
    const known = receipts
    receipts = new Map()
    for (let turn = 0; turn < mostAtOnce; turn++) {
      const before = seen
      const settled = await settleFees(ports, known, before === null)
      const now = settled.seen
      const isSame =
        now?.reorgs === before?.reorgs && now?.mended === before?.mended
      // Old payments may have come: the next turn looks at all of them.
      if (before !== null && !isSame) seen = null
      else if (!settled.isMore) seen = now
      await publishAll(settled.confirmed)
      if (!settled.isMore && (isSame || before === null)) return
    }
  }

  /** One that fails is tried again later, and keeps no other from it. */
  async function publishAll(ids: readonly string[]) {
    for (const id of ids)
      await publishPaid(ports, id).catch((error) =>
        note('fee_not_published', error),
      )
  }

  function settle(known: ReadonlyMap<Hex, Receipt> = new Map()): Promise<void> {
    for (const [hash, receipt] of known) receipts.set(hash, receipt)
    if (!running) {
      running = run().finally(() => {
        running = undefined
      })
      return running
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return settle()
      })
    return next
  }

  return {
    /** Has published what is paid; see `publishPaid`. */
    publishAll,
    /** Settles what there is by now. */
    settle,
  }
}

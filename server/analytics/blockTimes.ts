import { NodeAwayError } from '../errors.ts'
import { createGate } from './gate.ts'
import type { HistoryRepository } from './history.repository.ts'

/**
 * Asks the chain for the time of a block, in seconds.
 *
 * @throws NodeAwayError when it does not say.
 */
export type BlockTimes = (block: number) => Promise<number>

const most = 5_000
/** Requests must not become as many calls of a node. */
const calls = { open: 8, waiting: 40 }

/**
 * Tells when a block was. The index keeps the times of blocks in which something
 * happened; those between are asked of a node, and while none answers (or says
 * what cannot be) a block is as far between its neighbours as its number is.
 */
export function createBlockTimes(
  history: Pick<HistoryRepository, 'around'>,
  ask: BlockTimes,
): BlockTimes {
  const known = new Map<number, number>()
  const pass = createGate(calls.open, calls.waiting)

  return async (block) => {
    const near = await history.around(block)
    const before = near.find((each) => each.block <= block)
    const after = near.find((each) => each.block > block)
    if (before?.block === block) return before.time
    const least = before?.time ?? 0
    const greatest = after?.time ?? Number.POSITIVE_INFINITY
    const said =
      known.get(block) ?? (await pass(() => ask(block)).catch(unlessAway))
    if (said !== undefined && said >= least && said <= greatest) {
      known.set(block, said)
      for (const oldest of known.keys()) {
        if (known.size <= most) break
        known.delete(oldest)
      }
      return said
    }
    if (!before || !after) return before?.time ?? after?.time ?? 0
    const part = (block - before.block) / (after.block - before.block)
    return Math.floor(before.time + part * (after.time - before.time))
  }
}

function unlessAway(error: unknown): undefined {
  if (!(error instanceof NodeAwayError)) throw error
}

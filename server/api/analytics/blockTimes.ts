import { NodeAwayError } from '../../errors.ts'
import { createKeep } from '../../keep/keep.ts'
import { type Asker, createTurns } from '../../keep/turns.ts'
import type { HistoryRepository } from './history.repository.ts'
import type { Moment } from './history.ts'

/**
 * Asks the chain for the time of a block, in seconds.
 *
 * @throws NodeAwayError when it does not say.
 */
export type AskTime = (block: number) => Promise<number>

/** In seconds; a guess is as good as the next answer of a node, not better. */
export interface BlockTime {
  time: number
  isGuess: boolean
}

const most = 5_000
/** Requests must not become as many calls of a node. */
const calls = {
  open: 8,
  waiting: 40,
  reason: 'node',
  each: { open: 4, waiting: 10 },
}

/**
 * Tells when a block was. The index keeps the times of blocks in which something
 * happened; those between are asked of a node, and while none answers (or says
 * what cannot be) a block is as far between its neighbours as its number is: a
 * guess, which is not remembered.
 */
export function createBlockTimes(
  history: Pick<HistoryRepository, 'around'>,
  ask: AskTime,
): (block: number, reorgs: number, asker: Asker) => Promise<BlockTime> {
  const times = createKeep<number>({ entries: most })
  let knownSince = 0
  const turns = createTurns(calls)

  /** Blocks that were taken back have other times: nothing outlives a reorg. */
  function forgetBefore(reorgs: number) {
    if (knownSince !== reorgs) times.clear()
    knownSince = reorgs
  }

  return async (block, reorgs, asker) => {
    forgetBefore(reorgs)
    const near = await history.around(block)
    const before = near.find((each) => each.block <= block)
    const after = near.find((each) => each.block > block)
    if (before?.block === block) return { time: before.time, isGuess: false }
    const least = before?.time ?? 0
    const greatest = after?.time ?? Number.POSITIVE_INFINITY
    const said =
      times.get(String(block)) ??
      (await turns.take(asker, () => ask(block)).catch(unlessAway))
    if (said !== undefined && said >= least && said <= greatest) {
      if (knownSince === reorgs) times.set(String(block), said)
      return { time: said, isGuess: false }
    }
    return { time: guess(block, before, after), isGuess: true }
  }
}

function guess(block: number, before?: Moment, after?: Moment): number {
  if (!before || !after) return before?.time ?? after?.time ?? 0
  const part = (block - before.block) / (after.block - before.block)
  return Math.floor(before.time + part * (after.time - before.time))
}

function unlessAway(error: unknown): undefined {
  if (!(error instanceof NodeAwayError)) throw error
}

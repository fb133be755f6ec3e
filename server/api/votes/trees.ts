import { setImmediate as pause } from 'node:timers/promises'
import {
  growTree,
  type Hasher,
  type Holder,
  type PowerTree,
} from '@narwhal-club/core/governance'
import { createKeep } from '../../keep/keep.ts'
import { type Asker, createTurns } from '../../keep/turns.ts'
import type { TreeOf } from './tellProof.ts'
import type { VoteReads } from './votes.ports.ts'

/** A tree of a hundred thousand takes a second, a bit at a time: one is grown at once. */
const growing = {
  open: 1,
  waiting: 20,
  each: { open: 1, waiting: 2 },
  reason: 'too many trees of power',
}
/** Bytes of a voter in a tree: two nodes, an address, and what holds them. */
const ofVoter = 500
/** Bytes of all that are kept: lists of 200,000 voters together. */
const most = 100_000_000
/** Rows that are read at a time. */
const stride = 5_000

/** Grows the trees of frozen lists, and keeps those that were asked for last. */
export function createTrees(reads: Pick<VoteReads, 'powers'>, keccak?: Hasher) {
  const turns = createTurns(growing)
  // A list never changes under its root: nothing here grows old.
  const kept = createKeep<{ tree: PowerTree; voters: number }>({
    weight: most,
    weigh: ({ voters }) => voters * ofVoter,
  })

  async function grow(root: string, signal: AbortSignal) {
    const holders: Holder[] = []
    for (let after = ''; ; ) {
      const found = await reads.powers(root, after, stride)
      for (const [address, votingPower] of found)
        holders.push({ address, votingPower })
      signal.throwIfAborted()
      if (found.length < stride) break
      after = found.at(-1)?.[0] ?? after
    }
    const work = growTree(holders, keccak)
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) return { tree: step.value, voters: holders.length }
      await pause()
      signal.throwIfAborted()
    }
  }

  return {
    /** Those who ask for the same wait for one; a new one is grown in turn. */
    of:
      (asker: Asker): TreeOf =>
      async (root) => {
        const { tree } = await kept.fetch(
          root,
          (signal) =>
            turns.take({ ...asker, signal }, () => grow(root, signal)),
          asker.signal,
        )
        return tree
      },
  }
}

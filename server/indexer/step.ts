import { RangeRefusedError } from '../chain/errors.ts'
import { NodeAwayError } from '../errors.ts'
import { type Contracts, eventsOf } from './events.ts'
import type { FeeRules } from './fees.ts'
import type { Advance, BlockRef, IndexRepository } from './index.repository.ts'
import type { Blooms } from './proof/blooms.ts'
import { afterAnswer, afterRefusal, firstRange, type Range } from './range.ts'
import { blocksOnTop, readRange, shallow } from './reading.ts'
import type { ChainSource, Header } from './source.ts'

export interface IndexOptions {
  source: ChainSource
  index: IndexRepository
  contracts: Contracts
  /** Holds the newest blocks against their blooms. */
  blooms?: Blooms
  /** What fees are; without them none are read. */
  fees?: FeeRules
  /** The block before the first that is read. */
  start: BlockRef
  /** The server's time. @default the system's */
  now?: () => number
}

/** Kept blocks that are compared at once in search of the fork. */
const stride = 32

export type Step =
  | { kind: 'idle'; head: Header; block: number }
  | { kind: 'advanced'; head: Header; to: number; events: number }
  | { kind: 'rolledBack'; head: Header; to: number; blocks: number }
  /** The chain moved while we looked; nothing was written. */
  | { kind: 'again' }

/**
 * Reads a chain forward, one range of blocks a step. Each step begins with the
 * question whether what is in the index is still on the chain, so that neither
 * a restart nor a reorg needs a way of its own.
 */
export function createIndexSteps(options: IndexOptions) {
  const { source, index, contracts, fees, start, now = Date.now } = options
  const { nft, token, swap } = contracts
  const addresses = [nft, token, ...(swap ? [swap] : [])]
  const reading = { source, blooms: options.blooms, addresses }
  let range: Range = firstRange
  let cursor: BlockRef | undefined
  let ahead: ReturnType<typeof beginAfter> | undefined

  /** When the chain was last asked for its head: a slow answer is no newer. */
  let askedAt = 0
  const heardOf = (head: Header) => ({ head: head.number, at: askedAt })

  /** Nothing new; the other processes are told that we looked. */
  async function rest(head: Header, block: number): Promise<Step> {
    await index.hear(heardOf(head))
    return { kind: 'idle', head, block }
  }

  /**
   * Finds the newest kept block that is still on the chain.
   *
   * @throws NodeAwayError where a node does not have a block to compare.
   */
  async function findFork(from: number): Promise<BlockRef> {
    let below = from
    for (;;) {
      const kept = await index.blocksBelow(below, stride)
      const now = await source.headers(kept.map(({ number }) => number))
      for (const block of kept) {
        const hash = now.get(block.number)?.hash
        if (hash === block.hash) return block
        // It tells nothing of whether the block is still on the chain.
        if (!hash) throw new NodeAwayError('a block is not there')
      }
      const last = kept.at(-1)
      if (!last) return start
      below = last.number
    }
  }

  /** Begins to read what comes after a block. */
  function beginAfter(tip: number, head: Header) {
    const from = tip + 1
    const to = Math.min(head.number, tip + range.size)
    const answer = readRange(reading, { from, to, head }, fees).then(
      (read) => {
        range = afterAnswer(range, read.logs.length)
        return read
      },
      (error) => {
        if (error instanceof RangeRefusedError) range = afterRefusal(range)
        throw error
      },
    )
    // The step that waits for it is told of an error; perhaps none does any more.
    answer.catch(() => {})
    return { from, answer }
  }

  async function advance(tip: BlockRef, head: Header): Promise<Step> {
    const known = ahead?.from === tip.number + 1 ? ahead : undefined
    ahead = undefined
    const read = await (known ?? beginAfter(tip.number, head)).answer
    const blocks = blocksOnTop(read, tip)
    const end = blocks?.at(-1)
    if (!blocks || !end) return { kind: 'again' }
    const { logs, payments, to } = read
    const events = eventsOf(logs, contracts, fees)
    const step: Advance = {
      ...events,
      payments: [...events.payments, ...payments],
      from: tip,
      to: { number: end.number, hash: end.hash },
      heard: heardOf(head),
      blocks,
    }
    // The node works on the next answer while the database takes in this one.
    if (to < head.number - shallow) ahead = beginAfter(to, head)
    await index.advance(step)
    cursor = step.to
    const count = events.nft.length + events.token.length
    return { kind: 'advanced', head, to, events: count }
  }

  return {
    /**
     * Takes one step.
     *
     * @throws RangeRefusedError, NodeAwayError, DatabaseUnavailableError or
     * CursorMovedError; the next step begins from what is in the database.
     */
    async take(): Promise<Step> {
      try {
        cursor ??= await index.cursor(start)
        const tip = cursor
        askedAt = now()
        const head = await source.head()
        if (tip.hash !== '') {
          const now = (await source.headers([tip.number])).get(tip.number)
          if (now?.hash !== tip.hash) {
            // A node that is behind does not make blocks undone; who told of
            // the head may be another than who does not have this one.
            if (!now)
              return head.number < tip.number
                ? await rest(head, tip.number)
                : { kind: 'again' }
            ahead = undefined
            const fork = await findFork(tip.number)
            await index.rollBack(tip, fork, heardOf(head))
            cursor = fork
            const blocks = tip.number - fork.number
            return { kind: 'rolledBack', head, to: fork.number, blocks }
          }
        }
        if (head.number <= tip.number) return await rest(head, tip.number)
        return await advance(tip, head)
      } catch (error) {
        ahead = undefined
        if (!(error instanceof RangeRefusedError)) cursor = undefined
        throw error
      }
    },
  }
}

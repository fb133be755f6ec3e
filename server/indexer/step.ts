import type { ChainLog } from './chainLog.ts'
import { RangeRefusedError } from './errors.ts'
import type {
  Advance,
  BlockRef,
  IndexedBlock,
  IndexRepository,
} from './index.repository.ts'
import { afterAnswer, afterRefusal, firstRange, type Range } from './range.ts'
import type { ChainSource, Header } from './source.ts'
import { nftTransfersOf, tokenTransferOf } from './transfers.ts'

type Hex = `0x${string}`

export interface IndexOptions {
  source: ChainSource
  index: IndexRepository
  contracts: { nft: Hex; token: Hex }
  /** The block before the first that is read. */
  start: BlockRef
}

/** How near to the head each block is held against its parent. */
const shallow = 64
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
  const { source, index, contracts, start } = options
  const addresses = [contracts.nft, contracts.token]
  let range: Range = firstRange
  let cursor: BlockRef | undefined

  /** Finds the newest kept block that is still on the chain. */
  async function findFork(from: number): Promise<BlockRef> {
    let below = from
    for (;;) {
      const kept = await index.blocksBelow(below, stride)
      const now = await source.headers(kept.map(({ number }) => number))
      const fork = kept.find(
        ({ number, hash }) => now.get(number)?.hash === hash,
      )
      if (fork) return fork
      const last = kept.at(-1)
      if (!last) return start
      below = last.number
    }
  }

  async function read(from: number, to: number): Promise<ChainLog[]> {
    const question = { fromBlock: from, toBlock: to, addresses }
    try {
      const logs = await source.logs(question)
      range = afterAnswer(range, logs.length)
      return logs
    } catch (error) {
      if (error instanceof RangeRefusedError) range = afterRefusal(range)
      throw error
    }
  }

  /** The blocks to keep of a range: where something happened, and its end. */
  function numbersOf(
    logs: readonly ChainLog[],
    from: number,
    to: number,
    head: number,
  ) {
    const numbers = new Set(logs.map(({ blockNumber }) => blockNumber)).add(to)
    const nearBy = Math.max(from, head - shallow)
    for (let number = nearBy; number <= to; number++) numbers.add(number)
    return [...numbers].sort((a, b) => a - b)
  }

  /** Returns the blocks if they are one chain on top of the cursor. */
  function chained(
    numbers: readonly number[],
    headers: Map<number, Header>,
    logs: readonly ChainLog[],
    tip: BlockRef,
  ): IndexedBlock[] | null {
    const blocks: IndexedBlock[] = []
    let last = tip
    for (const number of numbers) {
      const header = headers.get(number)
      if (!header) return null
      const isNext = last.number === number - 1 && last.hash !== ''
      if (isNext && header.parentHash !== last.hash) return null
      last = { number, hash: header.hash }
      blocks.push({ ...last, time: header.time })
    }
    const isOneChain = logs.every(
      ({ blockNumber, blockHash }) =>
        headers.get(blockNumber)?.hash === blockHash,
    )
    return isOneChain ? blocks : null
  }

  async function advance(tip: BlockRef, head: Header): Promise<Step> {
    const from = tip.number + 1
    const to = Math.min(head.number, tip.number + range.size)
    const logs = await read(from, to)
    const numbers = numbersOf(logs, from, to, head.number)
    const headers = await source.headers(numbers)
    const blocks = chained(numbers, headers, logs, tip)
    const end = blocks?.at(-1)
    if (!blocks || !end) return { kind: 'again' }
    const step: Advance = {
      from: tip,
      to: { number: end.number, hash: end.hash },
      blocks,
      nft: logs
        .filter(({ address }) => address === contracts.nft)
        .flatMap(nftTransfersOf),
      token: logs
        .filter(({ address }) => address === contracts.token)
        .flatMap((log) => tokenTransferOf(log) ?? []),
    }
    await index.advance(step)
    cursor = step.to
    const events = step.nft.length + step.token.length
    return { kind: 'advanced', head, to, events }
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
        const head = await source.head()
        if (tip.hash !== '') {
          const now = (await source.headers([tip.number])).get(tip.number)
          if (now?.hash !== tip.hash) {
            // A node that is behind does not make blocks undone.
            if (!now && head.number < tip.number)
              return { kind: 'idle', head, block: tip.number }
            const fork = await findFork(tip.number)
            await index.rollBack(tip, fork)
            cursor = fork
            const blocks = tip.number - fork.number
            return { kind: 'rolledBack', head, to: fork.number, blocks }
          }
        }
        if (head.number <= tip.number)
          return { kind: 'idle', head, block: tip.number }
        return await advance(tip, head)
      } catch (error) {
        if (!(error instanceof RangeRefusedError)) cursor = undefined
        throw error
      }
    },
  }
}

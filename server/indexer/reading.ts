import type { ChainLog } from './chainLog.ts'
import { type FeePayment, type FeeRules, isCoinFee } from './fees.ts'
import type { BlockRef, IndexedBlock } from './index.repository.ts'
import type { ChainSource } from './source.ts'

type Hex = `0x${string}`

/** How near to the head each block is held against its parent. */
export const shallow = 64

/** What the chain says of a range of blocks. */
export interface Reading {
  from: number
  to: number
  logs: ChainLog[]
  /** Fees paid in coins: no log tells of them. */
  payments: FeePayment[]
  /** Blocks with something in them, the end, and all that are near the head. */
  blocks: Map<number, ReadBlock>
}

interface ReadBlock {
  hash: string
  time: number
  /** Known where the block itself was read. */
  parentHash?: string
}

/** @throws what the source throws. */
export async function readRange(
  source: ChainSource,
  addresses: readonly Hex[],
  range: { from: number; to: number; head: number },
  fees?: FeeRules,
): Promise<Reading> {
  const { from, to, head } = range
  const logs = await source.logs({ fromBlock: from, toBlock: to, addresses })
  const blocks = new Map<number, ReadBlock>()
  const unread = new Set([to])
  for (let near = Math.max(from, head - shallow); near <= to; near++)
    unread.add(near)
  // Many nodes tell the time with the log: then the block need not be read.
  for (const { blockNumber, blockHash, blockTimestamp } of logs)
    if (blockTimestamp === undefined) unread.add(blockNumber)
    else blocks.set(blockNumber, { hash: blockHash, time: blockTimestamp })
  const headers = await source.headers([...unread])
  for (const [number, header] of headers) blocks.set(number, header)
  const payments = fees ? await readCoinFees(source, range, fees, blocks) : []
  return { from, to, logs, payments, blocks }
}

async function readCoinFees(
  source: ChainSource,
  { from, to }: { from: number; to: number },
  fees: FeeRules,
  blocks: Map<number, ReadBlock>,
): Promise<FeePayment[]> {
  const fromBlock = Math.max(from, fees.from)
  if (fromBlock > to) return []
  const coins = await source.coins({ fromBlock, toBlock: to }, (transfer) =>
    isCoinFee(fees, transfer),
  )
  // Another chain than the one just read: it went another way in between.
  for (const [number, header] of coins.blocks)
    if ((blocks.get(number)?.hash ?? header.hash) === header.hash)
      blocks.set(number, header)
    else blocks.delete(to)
  return coins.transfers.map(({ block, place, hash, from, value }) => ({
    ...{ block, place, hash, from, amount: value },
    asset: 'CRO' as const,
  }))
}

/**
 * Returns the blocks of a reading if they are one chain on top of the tip: the
 * chain may have gone another way between two questions.
 */
export function blocksOnTop(
  { logs, blocks, to }: Reading,
  tip: BlockRef,
): IndexedBlock[] | null {
  if (!blocks.has(to)) return null
  const isOneChain = logs.every(
    ({ blockNumber, blockHash }) => blocks.get(blockNumber)?.hash === blockHash,
  )
  if (!isOneChain) return null
  const found: IndexedBlock[] = []
  let last = tip
  for (const number of [...blocks.keys()].sort((a, b) => a - b)) {
    const { hash, time, parentHash } = blocks.get(number) as ReadBlock
    const isNext = last.number === number - 1 && last.hash !== ''
    if (isNext && parentHash !== undefined && parentHash !== last.hash)
      return null
    last = { number, hash }
    found.push({ number, hash, time })
  }
  return found
}

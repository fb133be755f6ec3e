import type { ChainLog } from './chainLog.ts'
import { type FeePayment, type FeeRules, isCoinFee } from './fees.ts'
import type { BlockRef, IndexedBlock } from './index.repository.ts'
import type { Blooms } from './proof/blooms.ts'
import type { ChainSource, Header } from './source.ts'

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
  /** The chain went another way while it was read. */
  isTorn: boolean
}

interface ReadBlock {
  hash: string
  time: number
  /** Known where the block itself was read. */
  parentHash?: string
}

export interface ReadFrom {
  source: ChainSource
  /** What the blocks that are read say of their logs. */
  blooms?: Blooms | undefined
  addresses: readonly Hex[]
}

/**
 * Reads a range of blocks. Near the head, the head itself is asked for again
 * after the logs: where it is another one, the logs may be those of blocks that
 * are gone, and a block without any bears no trace of that.
 *
 * @throws what the source throws.
 */
export async function readRange(
  { source, blooms, addresses }: ReadFrom,
  range: { from: number; to: number; head: Pick<Header, 'number' | 'hash'> },
  fees?: FeeRules,
): Promise<Reading> {
  const { from, to, head } = range
  const told = await source.logs({ fromBlock: from, toBlock: to, addresses })
  const blocks = new Map<number, ReadBlock>()
  const unread = new Set([to])
  const first = Math.max(from, head.number - shallow)
  for (let number = first; number <= to; number++) unread.add(number)
  const isNear = to >= head.number - shallow
  if (isNear) unread.add(head.number)
  // Many nodes tell the time with the log: then the block need not be read.
  for (const { blockNumber, blockHash, blockTimestamp } of told)
    if (blockTimestamp === undefined) unread.add(blockNumber)
    else blocks.set(blockNumber, { hash: blockHash, time: blockTimestamp })
  const headers = await source.headers([...unread])
  const near = [...headers.values()].filter(({ number }) => number <= to)
  for (const header of near) blocks.set(header.number, header)
  const logs = blooms ? await blooms.complete(near, told) : told
  const isSameHead = !isNear || headers.get(head.number)?.hash === head.hash
  const coins = fees && (await readCoinFees(source, range, fees, blocks))
  return {
    from,
    to,
    logs,
    blocks,
    payments: coins?.payments ?? [],
    isTorn: !isSameHead || coins?.isTorn === true,
  }
}

/** Adds the blocks that fees paid in coins are in. */
async function readCoinFees(
  source: ChainSource,
  { from, to }: { from: number; to: number },
  fees: FeeRules,
  blocks: Map<number, ReadBlock>,
): Promise<Pick<Reading, 'payments' | 'isTorn'>> {
  const fromBlock = Math.max(from, fees.from)
  if (fromBlock > to) return { payments: [], isTorn: false }
  const coins = await source.coins({ fromBlock, toBlock: to }, (transfer) =>
    isCoinFee(fees, transfer),
  )
  const isTorn = [...coins.blocks].some(
    ([number, { hash }]) => (blocks.get(number)?.hash ?? hash) !== hash,
  )
  for (const { block } of coins.transfers) {
    const header = coins.blocks.get(block)
    if (header && !blocks.has(block)) blocks.set(block, header)
  }
  const payments = coins.transfers.map(
    ({ block, place, hash, from, value }) => ({
      block,
      place,
      hash,
      from,
      amount: value,
      asset: 'CRO' as const,
    }),
  )
  return { payments, isTorn }
}

/**
 * Returns the blocks of a reading if they are one chain on top of the tip: the
 * chain may have gone another way between two questions.
 */
export function blocksOnTop(
  { logs, blocks, to, isTorn }: Reading,
  tip: BlockRef,
): IndexedBlock[] | null {
  if (isTorn || !blocks.has(to)) return null
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

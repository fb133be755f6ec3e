import { UnbelievableAnswerError } from '../chain/errors.ts'
import type { ChainLog, RawLog } from './chainLog.ts'

/** Logs of one transaction; with 65,536 transactions it is 31 bits. */
const mostLogs = 2 ** 15
const mostPlaces = 2 ** 31

/**
 * Puts logs as they happened; one place of a block holds one log.
 *
 * A log's place is its `logIndex`, which counts through the block. Some chains
 * of this family counted anew in each transaction for a while, and never mended
 * what was written by then: in a block where `logIndex` does not grow from one
 * transaction to the next, the place is made of both. All our logs of a block
 * are always read together, so a block has one way of counting in every range
 * that holds it.
 *
 * @throws UnbelievableAnswerError
 */
export function inOrder(logs: readonly RawLog[]): ChainLog[] {
  const mixed = countedByTransaction(logs)
  const placed = logs.map((log) => ({
    ...log,
    place: mixed.has(log.blockNumber) ? placeOfBoth(log) : log.logIndex,
  }))
  placed.sort((a, b) => a.blockNumber - b.blockNumber || a.place - b.place)
  for (const [at, { blockNumber, blockHash, place }] of placed.entries()) {
    const last = placed[at - 1]
    if (last?.blockNumber !== blockNumber) continue
    const block = `block ${blockNumber}`
    if (last.blockHash !== blockHash)
      throw new UnbelievableAnswerError(`${block} has two hashes`)
    if (last.place === place)
      throw new UnbelievableAnswerError(`${block} has two logs at ${place}`)
  }
  return placed
}

/** The blocks in which `logIndex` alone does not tell what came first. */
function countedByTransaction(logs: readonly RawLog[]): Set<number> {
  const mixed = new Set<number>()
  // Where it is not told of one, there is nothing to hold `logIndex` against.
  const untold = new Set<number>()
  const sorted = [...logs].sort(
    (a, b) =>
      a.blockNumber - b.blockNumber ||
      (a.transactionIndex ?? 0) - (b.transactionIndex ?? 0) ||
      a.logIndex - b.logIndex,
  )
  for (const [at, log] of sorted.entries()) {
    const last = sorted[at - 1]
    if (log.transactionIndex === undefined) untold.add(log.blockNumber)
    if (last?.blockNumber === log.blockNumber && last.logIndex >= log.logIndex)
      mixed.add(log.blockNumber)
  }
  for (const block of untold) mixed.delete(block)
  return mixed
}

function placeOfBoth({ transactionIndex = 0, logIndex, blockNumber }: RawLog) {
  const place = transactionIndex * mostLogs + logIndex
  if (logIndex >= mostLogs || place >= mostPlaces)
    throw new UnbelievableAnswerError(`block ${blockNumber} has no end`)
  return place
}
